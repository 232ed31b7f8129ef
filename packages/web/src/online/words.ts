/** What is said at tables over a network: there once it was used. */
import { loadOnlineWords, onlineMessages } from '@horta/words/online';
import { spoken, useWords, withWords } from '../words.svelte.ts';

/** `o.agree()`: as `t` of the page. */
export const o = spoken(onlineMessages);

/** A part of the page that says such things: its words are fetched with it. */
export async function withOnlineWords<Part>(part: Promise<Part>): Promise<Part> {
  await useWords(loadOnlineWords);
  return withWords(part);
}
