/** What looking back needs, fetched when somebody does: with its words. */
import { loadReplayWords } from '@horta/words/replay';
import { useDescriptions, useWords, withWords } from '../words.svelte.ts';

/** With the words for what happened in this game. */
export async function loadReplay(game: string): Promise<typeof import('./Replay.svelte')> {
  const [replay] = await Promise.all([
    withWords(import('./Replay.svelte')),
    useWords(loadReplayWords),
    useDescriptions(game),
  ]);
  return replay;
}
