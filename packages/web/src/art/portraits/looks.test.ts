/** Everybody who has a face has one of their own, that one knows from its outline alone. */
import { LEVELS } from '@horta/bots';
import { loadGame, startGame } from '@horta/engine';
import type { State as BoardGame } from '@horta/engine/1893';
import type { State as CardGame } from '@horta/engine/1897';
import { expect, test } from 'vitest';
import { ALL_FOUR } from '../../games/all-four.testing.ts';
import { BOTS, botLook, type Look, NOBLES, nobleLook } from './looks.ts';

/** What can be seen of somebody who is filled with black. */
function outline({ view, isLookingLeft = false, hair, hat, beard, hasMoustache = false }: Look): string {
  return [view, isLookingLeft, hat ?? hair, beard, hasMoustache].join(' ');
}

test('every level of the bots has a face, whatever its budget', () => {
  for (const level of LEVELS) {
    expect(botLook(level)).toBe(BOTS[level]);
    expect(botLook(`${level}@2000`)).toBe(BOTS[level]);
  }
});

test('a bot that is none of the ladder has a face, too', () => {
  expect(Object.values(BOTS)).not.toContain(botLook('somebody'));
});

test.each(ALL_FOUR)('every noble of %s %o has a face', async (game, options) => {
  await loadGame(game, options);
  const { rules } = startGame(game, { players: 3, seed: 'faces', options }) as BoardGame | CardGame;
  for (const { id } of rules.nobles) expect(nobleLook(id), id).toBe(NOBLES[id]);
});

test('no two have the same outline', () => {
  const outlines = [...Object.values(BOTS), ...Object.values(NOBLES)].map(outline);
  expect(new Set(outlines).size).toBe(outlines.length);
});
