import { describe, expect, it } from 'vitest';
import { findGame, GAMES, loadGame } from './catalogue.ts';
import { GAME_IDS } from './game-ids.ts';
import * as atHand from './games/all.ts';
import * as fetched from './games/fetched.ts';

describe('the catalogue', () => {
  it.each([
    ['all at hand', atHand],
    ['to be fetched', fetched],
  ])('%s has every game under its own id', (_, { ENTRIES }) => {
    expect(Object.keys(ENTRIES).sort()).toEqual([...GAME_IDS].sort());
    for (const id of GAME_IDS) expect(ENTRIES[id].id).toBe(id);
  });

  it.each(GAME_IDS)('%s is the same game, at hand or fetched', async (id) => {
    await fetched.loadRules(id);
    expect(fetched.ENTRIES[id]).toEqual(atHand.ENTRIES[id]);
  });

  it('lists the games in the order of their ids', () => {
    expect(GAMES.map(({ id }) => id)).toEqual(GAME_IDS);
  });

  it.each(['', 'chess', '1893 ', 'toString', '__proto__'])('refuses an id of no game: %j', async (id) => {
    expect(() => findGame(id)).toThrow(`no game '${id}'; there is 1893, 1893-first-edition, 1897`);
    await expect(loadGame(id)).rejects.toThrow(`no game '${id}'`);
  });
});
