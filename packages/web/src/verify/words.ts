/** What is said where chance is checked: there once it was used. */
import { loadVerifyWords, verifyMessages } from '@horta/words/verify';
import { spoken, useWords, withWords } from '../words.svelte.ts';

/** `v.title()`: as `t` of the page. */
export const v = spoken(verifyMessages);

/** A part of the page that says such things: its words are fetched with it. */
export async function withVerifyWords<Part>(part: Promise<Part>): Promise<Part> {
  await useWords(loadVerifyWords);
  return withWords(part);
}
