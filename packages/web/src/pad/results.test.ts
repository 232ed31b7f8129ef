/** How points come about, in a few signs. */
import type { GameState } from '@horta/engine';
import { expect, it } from 'vitest';
import { optionsOf1893 } from './code.ts';
import { pointsOf, scored, sheetOf } from './pads.testing.ts';
import { breaksNeeded, resultOf, sumsOf } from './results.ts';

it.each([
  ['one product', [[5, 8]], '5 × 8'],
  ['single things say nothing', [[3, 1]], ''],
  ['one thing says nothing', [[1, 5]], ''],
  ['none at all', [[0, 5]], ''],
  [
    'of several nothing is left out',
    [
      [5, 2],
      [1, 6],
    ],
    '5 × 2 + 6',
  ],
  [
    'what costs the same is taken together',
    [
      [1, -5],
      [1, -5],
      [1, -5],
    ],
    '3 × −5',
  ],
] as const)('%s', (_, sums, expected) => {
  expect(sumsOf({ sums: sums.map(([count, each]) => ({ count, each })) })).toBe(expected);
});

it('points of pavilions are told where pavilions are written down', async () => {
  const sheet = await sheetOf('1893', optionsOf1893(true, false), [
    { pavilions: 2, architect: 1 },
    { houses: 3, pavilions: 1, architect: 1 },
  ]);
  const outcome = scored(sheet);
  const fields = sheet.game.sections.flatMap((section) => section.fields);
  const each = (pointsOf(outcome, 0).houses ?? 0) / 2;
  const told = (seat: number, id: string) => {
    const [score, field] = [outcome.seats[seat], fields.find((one) => one.id === id)];
    return score && field && resultOf(score, field, { rules: sheet.rules, pad: sheet.pad, seat });
  };
  expect(told(0, 'houses')).toBeUndefined();
  expect(told(0, 'pavilions')).toMatch(`2 × ${each} = `);
  expect(told(1, 'houses')).toMatch(`3 × ${each} = `);
  // One of them: nothing is multiplied.
  expect(told(1, 'pavilions')).not.toMatch('×');
});

it.each([
  ['the first decides', [2, 1, 3], [9, 9, 9], 1, ['first']],
  ['the second decides', [1, 1, 3], [9, 8, 9], 1, ['first', 'second']],
  ['nothing does', [1, 1, 1], [9, 9, 9], 0, ['first', 'second']],
] as const)(
  'of what decides a tie only what was needed is told: %s',
  (_, first, second, winner, expected) => {
    const breaks = [
      { label: 'tie_prison', value: (_s: GameState, seat: number) => first[seat] ?? 0 },
      { label: 'tie_levels', value: (_s: GameState, seat: number) => second[seat] ?? 0 },
    ] as const;
    const names = ['first', 'second'];
    const needed = breaksNeeded(breaks, {} as GameState, [0, 1, 2], winner);
    expect(needed.map((one) => names[breaks.indexOf(one as (typeof breaks)[number])])).toEqual(expected);
  },
);
