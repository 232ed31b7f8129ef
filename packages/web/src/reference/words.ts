import { loadReferenceWords, referenceMessages } from '@horta/words/reference';
import { spoken, useWords, withWords } from '../words.svelte.ts';

/** `r.title()`: as `t` of the page. */
export const r = spoken(referenceMessages);

/** A part of the page that says such things: its words are fetched with it. */
export async function withReferenceWords<Part>(part: Promise<Part>): Promise<Part> {
  await useWords(loadReferenceWords);
  return withWords(part);
}
