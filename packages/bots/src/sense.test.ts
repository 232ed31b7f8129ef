import { describe, expect, it } from 'vitest';
import { conductOf } from './sense.testing.ts';

const TABLES = [
  { name: '1893', game: '1893', options: {} },
  { name: 'Belle Époque', game: '1893', options: { belleEpoque: true } },
  { name: '1893, first edition', game: '1893-first-edition', options: {} },
  { name: '1897', game: '1897', options: {} },
];
const PLAYERS = 2;
const GAMES = 4;

describe.each(TABLES)('bots play turns that make sense: $name', ({ game, options }) => {
  it.each(['apprentice', 'journeyman', 'architect@60'])('%s', async (bot) => {
    const conduct = await conductOf(bot, { game, options, players: PLAYERS }, GAMES);
    console.log(game, bot, JSON.stringify(conduct));
    expect(conduct.placed).toBeGreaterThan(0);
  });
});
