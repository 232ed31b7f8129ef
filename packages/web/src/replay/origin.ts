/** Where a game was played on from, fetched for the few that were: with its words. */
import { useReplayWords } from './words.ts';

export async function loadOrigin(): Promise<typeof import('./Origin.svelte')> {
  const [origin] = await Promise.all([import('./Origin.svelte'), useReplayWords()]);
  return origin;
}
