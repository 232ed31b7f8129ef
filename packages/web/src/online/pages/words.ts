/** What the pages around tables over a network say: there once it was used. */
import { loadTogetherWords, togetherMessages } from '@horta/words/together';
import { spoken, useWords, withWords } from '../../words.svelte.ts';

/** `say.title()`: as `t` of the page. */
export const say = spoken(togetherMessages);

function useTogetherWords(): Promise<void> {
  return useWords(loadTogetherWords);
}

/** A part of the page that says such things: its words are fetched with it. */
export async function withTogetherWords<Part>(part: Promise<Part>): Promise<Part> {
  await useTogetherWords();
  return withWords(part);
}
