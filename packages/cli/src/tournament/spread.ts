/** Spreads the games of a tournament over players. */
import type { Slot } from './parameters.ts';
import type { PlayedGame } from './play.ts';

/** Someone who plays games, one at a time; undefined if stopped in the middle of one. */
export type Player = (slot: Slot) => Promise<PlayedGame | undefined>;

/** Ends when all games are played, or when the players are stopped. Rejects when a game cannot be played. */
export async function spread(
  slots: readonly Slot[],
  players: readonly Player[],
  onGame: (game: PlayedGame) => void,
): Promise<void> {
  let next = 0;
  const work = async (player: Player): Promise<void> => {
    for (let slot = slots[next++]; slot !== undefined; slot = slots[next++]) {
      const game = await named(slot, player(slot));
      if (game === undefined) return;
      onGame(game);
    }
  };
  await Promise.all(players.map(work));
}

/** An error that says which game it was: with the parameters, it can be played again. */
async function named<T>({ deal, rotation }: Slot, playing: Promise<T>): Promise<T> {
  try {
    return await playing;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`deal ${deal}, rotation ${rotation}: ${message}`, { cause: error });
  }
}
