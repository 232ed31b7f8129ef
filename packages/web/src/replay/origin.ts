/** Where a game was played on from, fetched for the few that were: with its words. */
import { loadReplayWords } from '@horta/words/replay';
import { useWords } from '../words.svelte.ts';

export async function loadOrigin(): Promise<typeof import('./Origin.svelte')> {
  const [origin] = await Promise.all([import('./Origin.svelte'), useWords(loadReplayWords)]);
  return origin;
}
