/** The first edition of Bruxelles 1893 for those who know the second: what differs, each where it happens. */

import { passes } from '../1893-editions/reading.ts';
import type { Course } from '../course.ts';
import { compass, exhibition } from './first-round.ts';
import { DECISIONS, SEED } from './game.ts';
import { end, shop, workshop } from './later-rounds.ts';
import { LEARNER, NAMES } from './names.ts';

export const courseFirstEdition: Course = {
  id: '1893-first-edition',
  game: '1893-first-edition',
  options: {},
  seed: SEED,
  learner: LEARNER,
  names: NAMES,
  decisions: DECISIONS,
  chapters: [compass, exhibition, workshop, shop, end],
  topics: [
    'compass',
    'names',
    'neutral',
    'optional',
    'stock',
    'exhibition',
    'passing',
    'column-ties',
    'first-player',
    'neutral-majority',
    'workshop',
    'drawing',
    'shop',
    'covered',
    'last-round',
    'token',
    'shared-victory',
  ],
  otherwise: passes,
};
