import { expect, test } from 'vitest';
import { faultsOf, numbered, present, roomsBetween } from '../../boxes.testing.ts';
import { type Contents, type Layout, layoutOf } from './layout.ts';

const GAMES: readonly Contents[] = [
  { tiles: 0, cubes: 4, hasPile: false },
  { tiles: 0, cubes: 4, hasPile: true },
  { tiles: 5, cubes: 5, hasPile: false },
];

function faults({ width, height, actions, ...others }: Layout): string[] {
  return faultsOf({ width, height }, { ...numbered('action', actions), ...present(others) });
}

test.each([
  ['all', [400, 460], [900, 1000]],
  ['beside', [146, 440], [260, 800]],
  ['below', [390, 280], [700, 560]],
] as const)('in every room each part of %s has its place', (part, from, to) => {
  for (const game of GAMES)
    for (const room of roomsBetween(from, to))
      expect([room, game, faults(layoutOf(room, part, game))]).toEqual([room, game, []]);
});

test('on a phone they lie one under the other', () => {
  for (const game of GAMES)
    for (const width of [340, 366, 380, 430]) expect(faults(layoutOf({ width }, 'narrow', game))).toEqual([]);
});

test.each([
  ['all', 410, 480],
  ['all', 452, 542],
  ['beside', 160, 510],
  ['below', 430, 310],
] as const)('%s is drawn in pixels, or larger, in %i x %i', (part, width, height) => {
  for (const game of GAMES) {
    const layout = layoutOf({ width, height }, part, game);
    expect(layout.width).toBeLessThanOrEqual(width);
    expect(layout.height).toBeLessThanOrEqual(height);
  }
});

test('the two parts of a tablet show everything but what the own board counts', () => {
  const partsOf = (layout: Layout) =>
    Object.keys(present({ ...layout, actions: layout.actions[0] } as never));
  const [plain, pile, expansion] = GAMES;
  const both = (game: Contents) =>
    [
      ...partsOf(layoutOf({ width: 160, height: 510 }, 'beside', game)),
      ...partsOf(layoutOf({ width: 430, height: 310 }, 'below', game)),
    ].filter((name) => name !== 'width' && name !== 'height');
  const usual = ['actions', 'stock', 'courthouse', 'nobles', 'market', 'compass'];
  expect(both(plain)).toEqual(usual);
  expect(both(pile)).toEqual([...usual, 'workshop']);
  expect(both(expansion)).toEqual([...usual, 'expansion']);
});
