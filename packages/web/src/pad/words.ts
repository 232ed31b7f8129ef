import { loadPadWords, padMessages } from '@horta/words/pad';
import { spoken, useWords, withWords } from '../words.svelte.ts';

/** `p.title()`: as `t` of the page. */
export const p = spoken(padMessages);

/** A part of the page that says such things: its words are fetched with it. */
export async function withPadWords<Part>(part: Promise<Part>): Promise<Part> {
  await useWords(loadPadWords);
  return withWords(part);
}
