import type { ConsideredChoice } from '@horta/bots';
import { options, startGame } from '@horta/engine';
import { LOCALES, speaker } from '@horta/words';
import { expect, test } from 'vitest';
import { hintJson, hintLines } from './hint.ts';

const s = startGame('1893', { players: 3, seed: 'hint', deal: { firstPlayer: 2 } });
const legal = options(s);

const expected = (...totals: number[]) =>
  totals.map((total) => ({
    total,
    bySource: {
      sale: 1.6,
      noble: 0.2,
      houses: 20.4,
      cubes: 3,
      'row-nobles': 9,
      'unpaid-nobles': -4,
      'row-francs': 2,
    },
  }));
const choice = (place: number, share: number, ...totals: number[]): ConsideredChoice => ({
  option: legal[place],
  share,
  expected: expected(...totals),
});
const explanation = {
  simulations: 50,
  choices: [choice(2, 0.616, 41.4, 54.6, 47), choice(0, 0.2, 60.2, 53, 47), choice(1, 0.004, 1, 2, 3)],
};

test('the best few choices, as the list numbers them', () => {
  expect(hintLines(s, explanation, speaker('en', ['Anna', 'Ben', 'Chloe']))).toEqual([
    'What a Master would do here, with the final score to expect:',
    'Attention  Ben  Best opponent',
    '      62%   55  47 (Chloe)     3  Take a blue artwork (6 left)',
    '      20%   53  60 (Anna)      1  Take a yellow artwork (6 left)',
    'After choice 3, Ben can expect: Houses built 20, Nobles row 9, Refined materials 3, Artworks sold 2 and Francs row 2.',
  ]);
});

test('no more than three', () => {
  const choices = [0, 1, 2, 3].map((place) => choice(place, 0.25, 1, 2, 3));
  expect(hintLines(s, { simulations: 4, choices }, speaker('en'))).toHaveLength(6);
});

test.each(LOCALES)('every word of it in %s', (locale) => {
  const lines = hintLines(s, explanation, speaker(locale));
  expect(lines).toHaveLength(5);
  expect(lines.join('\n')).not.toMatch(/undefined|NaN|\{\w+\}|\?/);
  if (locale !== 'en') expect(lines[0]).not.toContain('Master');
});

test('as data', () => {
  expect(hintJson(s, explanation, speaker('en'))).toMatchObject({
    seat: 1,
    simulations: 50,
    choices: [
      { ...explanation.choices[0], number: 3, word: 'blue', words: 'Take a blue artwork (6 left)' },
      { number: 1, word: 'yellow' },
    ],
  });
});
