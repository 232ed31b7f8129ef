/** Spreads the chunks of a run over workers. The result is the same however many there are and whoever is faster. */
import type { Chunk } from './chunk.ts';
import { LIMITS } from './limits.ts';
import { add, emptyTally, type Tally } from './tally.ts';

/** Someone who plays chunks, one at a time. */
export type Player = (chunk: Chunk) => Tally | Promise<Tally>;

/** Plays `games` games. After a failure only the chunks before it are waited for: the first failure counts. */
export async function spread(
  games: number,
  players: readonly Player[],
  onProgress: (games: number) => void,
): Promise<Tally> {
  const chunks = chunksOf(games);
  const results: Tally[] = [];
  let next = 0;
  let last = chunks.length - 1;
  let played = 0;
  const work = async (player: Player): Promise<void> => {
    while (next <= last) {
      const number = next++;
      const result = await player(chunks[number] as Chunk);
      results[number] = result;
      if (result.failure !== undefined) last = Math.min(last, number);
      played += result.games;
      onProgress(played);
    }
  };
  await Promise.all(players.map(work));
  const total = emptyTally();
  for (const result of results.slice(0, last + 1)) add(total, result);
  return total;
}

function chunksOf(games: number): Chunk[] {
  return Array.from({ length: Math.ceil(games / LIMITS.chunk) }, (_, i) => ({
    first: i * LIMITS.chunk,
    end: Math.min(games, (i + 1) * LIMITS.chunk),
  }));
}
