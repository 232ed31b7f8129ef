/** What is said while one looks back: there once it was used. */
import { loadReplayWords, replayMessages } from '@horta/words/replay';
import { spoken, useWords } from '../words.svelte.ts';

/** `r.play()`: as `t` of the page. */
export const r = spoken(replayMessages);

export function useReplayWords(): Promise<void> {
  return useWords(loadReplayWords);
}
