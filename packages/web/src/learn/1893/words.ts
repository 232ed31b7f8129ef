import { learn1893Messages } from '@horta/words/learn';
import { spoken } from '../../words.svelte.ts';

/** What the teacher of this course says. */
export const c = spoken(learn1893Messages);
