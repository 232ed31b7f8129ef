/** Random games of Bruxelles 1897. */
import { isOver, options, pending, play } from '../../core/agenda.ts';
import { randomFromSeed } from '../../core/random.ts';
import type { State } from './state.ts';
import { newTable, type Table } from './table.testing.ts';

/** Numbers of players, and games with each. */
export const GAMES = [2, 3, 4].flatMap((players) => [1, 2, 3, 4, 5, 6].map((game) => [players, game]));

export function randomTable(players: number, game: number): Table {
  return newTable(players, { firstPlayer: (game % players) + 1 }, { seed: `game ${players} ${game}` });
}

/** Plays a game to its end at random, and calls `atEach` at every decision and at the end. */
export function playOut({ s }: Table, seed: string, atEach: (s: State) => void): void {
  const random = randomFromSeed(seed);
  for (;;) {
    atEach(s);
    if (isOver(s)) return;
    const legal = options(s);
    // Passing, the last choice, is held back, so that rounds are full.
    const isTurn = pending(s)?.step === 'turn' && legal.length > 1 && random.below(5) > 0;
    play(s, legal[random.below(isTurn ? legal.length - 1 : legal.length)]);
  }
}
