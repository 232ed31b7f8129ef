import { expect, test } from 'vitest';
import { markOn } from './marks.ts';

test('pieces of players have their emblem, larger on small ones', () => {
  for (const piece of ['meeple', 'house'] as const) {
    const [usual, small] = [markOn(piece, false), markOn(piece, true)];
    expect(usual?.size).toBeLessThan(small?.size ?? 0);
  }
  expect(markOn('iris', false)).toBeUndefined();
});
