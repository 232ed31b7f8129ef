import { aidMessages, loadAidWords } from '@horta/words/aid';
import { spoken, useWords, withWords } from '../words.svelte.ts';

/** `a.title()`: as `t` of the page. */
export const a = spoken(aidMessages);

/** A part of the page that says such things: its words are fetched with it. */
export async function withAidWords<Part>(part: Promise<Part>): Promise<Part> {
  await useWords(loadAidWords);
  return withWords(part);
}
