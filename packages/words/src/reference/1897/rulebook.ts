/** The rules of Bruxelles 1897. */
import type { Rules } from '@horta/engine/1897';
import type { Rulebook } from '../rulebook.ts';
import { BRUSSELS } from './brussels.ts';
import { CARDS } from './cards.ts';
import { END, TWO_PLAYERS } from './end.ts';
import { MAJORITIES } from './majorities.ts';
import { ROUND } from './round.ts';
import { START } from './start.ts';

export const rulebook1897: Rulebook<Rules> = {
  game: '1897',
  chapters: [START, ROUND, CARDS, BRUSSELS, MAJORITIES, END, TWO_PLAYERS],
};
