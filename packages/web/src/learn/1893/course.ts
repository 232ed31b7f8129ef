/** The first game of Bruxelles 1893, second edition: six chapters of one game of three. */
import type { Frame, GameState } from '@horta/engine';
import { PASS_OPTION, type State } from '@horta/engine/1893';
import type { Course } from '../course.ts';
import { END } from './end.ts';
import { FIRST } from './first.ts';
import { DECISIONS, SEED } from './game.ts';
import { HOUSE } from './house.ts';
import { NOBLES_CHAPTER } from './nobles.ts';
import { isUseful, LEARNER, NAMES } from './reading.ts';
import { ROUND } from './round.ts';
import { SALE } from './sale.ts';

export const course1893: Course = {
  id: '1893',
  game: '1893',
  options: {},
  seed: SEED,
  learner: LEARNER,
  names: NAMES,
  decisions: DECISIONS,
  chapters: [FIRST, HOUSE, SALE, ROUND, NOBLES_CHAPTER, END],
  topics: [
    'goal',
    'rhythm',
    'bids-stay',
    'columns',
    'irises',
    'brussels',
    'courthouse',
    'houses',
    'jokers',
    'compass',
    'market',
    'nobles',
    'nobles-price',
    'cinquantenaire',
    'first-player',
    'rows',
  ],
  otherwise,
};

/** Something simple: an action that can be done, the least bid, the first of whatever else there is. */
function otherwise(view: GameState, { step, player }: Frame, legal: readonly number[]): number {
  const first = legal[0];
  if (step !== 'turn') return first;
  return legal.find((option) => isUseful(view as State, player, option)) ?? passOr(legal, first);
}

const passOr = (legal: readonly number[], first: number): number =>
  legal.includes(PASS_OPTION) ? PASS_OPTION : first;
