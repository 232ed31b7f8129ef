import { learnMessages, loadLearnWords } from '@horta/words/learn';
import { spoken, useWords, withWords } from '../words.svelte.ts';

/** `l.title()`: as `t` of the page. */
export const l = spoken(learnMessages);

/** A part of the page that says such things: its words are fetched with it. */
export async function withLearnWords<Part>(part: Promise<Part>): Promise<Part> {
  await useWords(loadLearnWords);
  return withWords(part);
}
