/** What is said of stages: there once it was used. */
import { loadStageWords, stageMessages } from '@horta/words/stages';
import { spoken, useWords } from '../words.svelte.ts';

export const say = spoken(stageMessages);

export function useStageWords(): Promise<void> {
  return useWords(loadStageWords);
}
