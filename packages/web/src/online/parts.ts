/** What a table over a network shows beside what every table does: each part is fetched with its words. */
import type { Company } from '../table/company.ts';
import { withOnlineWords } from './words.ts';

export const PARTS: Company['parts'] = {
  chip: () => withOnlineWords(import('./Chip.svelte')),
  bar: () => withOnlineWords(import('./Bar.svelte')),
  back: () => withOnlineWords(import('./AskBack.svelte')),
  tools: () => withOnlineWords(import('./Tools.svelte')),
  menu: () => withOnlineWords(import('./Menu.svelte')),
  end: () => withOnlineWords(import('./End.svelte')),
  past: () => withOnlineWords(import('./Past.svelte')),
  fault: () => withOnlineWords(import('./Fault.svelte')),
};
