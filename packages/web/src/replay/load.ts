/** What looking back needs, fetched when somebody does: with its words. */
import { useDescriptions, withWords } from '../words.svelte.ts';
import { useReplayWords } from './words.ts';

/** With the words for what happened in this game. */
export async function loadReplay(game: string): Promise<typeof import('./Replay.svelte')> {
  const [replay] = await Promise.all([
    withWords(import('./Replay.svelte')),
    useReplayWords(),
    useDescriptions(game),
  ]);
  return replay;
}
