import { learn1893FirstEditionMessages } from '@horta/words/learn';
import { spoken } from '../../words.svelte.ts';

/** What the teacher says in this course, in the page's language. */
export const say = spoken(learn1893FirstEditionMessages);
