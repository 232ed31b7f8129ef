import { describe, expect, it } from 'vitest';
import { conductOf } from './sense.testing.ts';

const TABLES = [
  { name: '1893', game: '1893', options: {} },
  { name: 'Belle Époque with boards', game: '1893', options: { belleEpoque: true, boards: 'dealt' } },
  { name: '1893, first edition', game: '1893-first-edition', options: {} },
  { name: '1897', game: '1897', options: {} },
];
/** With counts of simulations only: a time would make the games differ on a slow machine. */
const BOTS = [
  { bot: 'apprentice@1', games: 4 },
  { bot: 'journeyman@12', games: 4 },
  // One game takes as long as eight of the level below.
  { bot: 'architect@100', games: 2 },
];
const PLAYERS = 2;

describe.each(TABLES)('bots play turns that make sense: $name', ({ game, options }) => {
  it.each(BOTS)('$bot', async ({ bot, games }) => {
    const conduct = await conductOf(bot, { game, options, players: PLAYERS }, games);
    const seats = PLAYERS * games;
    // No bids beyond use: what wins a column is little more than it takes.
    expect(conduct.francsBeyondUse / Math.max(1, conduct.columnsWon)).toBeLessThan(1.5);
    // No wasted architects: most do what they were placed for (some are there for an iris alone), and hardly anyone
    // passes who could still act.
    expect(conduct.impossible / conduct.placed).toBeLessThan(0.25);
    expect(conduct.passesWithMeans / conduct.passes).toBeLessThan(0.4);
    // Nobles are paid at the end, but for those now and then whose francs are worth more elsewhere.
    expect(conduct.noblesUnpaid / seats).toBeLessThan(0.5);
  });
});
