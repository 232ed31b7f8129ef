import { loadPackWords, packMessages } from '@horta/words/packs';
import { spoken, useWords, withWords } from '../words.svelte.ts';

/** `k.title()`: as `t` of the page. */
export const k = spoken(packMessages);

/** A part of the page that says such things: its words are fetched with it. */
export async function withPackWords<Part>(part: Promise<Part>): Promise<Part> {
  await useWords(loadPackWords);
  return withWords(part);
}
