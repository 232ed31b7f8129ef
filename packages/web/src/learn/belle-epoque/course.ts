/** Belle Époque for those who know the base game: what it adds, each where it happens. */

import { passes } from '../1893-editions/reading.ts';
import type { Course } from '../course.ts';
import { card, pavilion, white } from './first-rounds.ts';
import { DECISIONS, SEED } from './game.ts';
import { end, traveller, visit } from './last-rounds.ts';
import { LEARNER, NAMES } from './reading.ts';

export const courseBelleEpoque: Course = {
  id: 'belle-epoque',
  game: '1893',
  options: { belleEpoque: true },
  seed: SEED,
  learner: LEARNER,
  names: NAMES,
  decisions: DECISIONS,
  chapters: [pavilion, card, white, visit, traveller, end],
  topics: [
    'pavilions',
    'glass',
    'no-arrow',
    'surcharge',
    'cards',
    'asked',
    'white',
    'cross',
    'white-sale',
    'bonus-tiles',
    'visit',
    'visited',
    'cards-ready',
    'travellers',
    'sending',
    'train',
    'tiles-scored',
    'whites-discarded',
    'final-scoring',
  ],
  otherwise: passes,
};
