/**
 * The games there are, by name. Every list that has something for each game is keyed by these ids and typed as
 * complete: whoever adds one here is told by the compiler what is missing.
 */
export const GAME_IDS = ['1893', '1893-first-edition', '1897'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Whether there is such a game: ids in records, addresses and forms are any text. */
export function isGameId(id: string): id is GameId {
  return (GAME_IDS as readonly string[]).includes(id);
}
