/** The rules of Bruxelles 1893, second edition. */
import type { Rules } from '@horta/engine/1893';
import type { Rulebook } from '../rulebook.ts';
import { TURN } from './action-phase.ts';
import { ASYMMETRIC } from './asymmetric.ts';
import { BELLE_EPOQUE_CHAPTERS } from './belle-epoque/chapters.ts';
import { BRUSSELS } from './brussels.ts';
import { END, TWO_PLAYERS } from './end.ts';
import { END_OF_ROUND } from './end-of-round.ts';
import { PASSING } from './passing.ts';
import { PLANNING } from './planning.ts';
import { START } from './start.ts';

export const rulebook1893: Rulebook<Rules> = {
  game: '1893',
  chapters: [
    START,
    PLANNING,
    TURN,
    BRUSSELS,
    PASSING,
    END_OF_ROUND,
    END,
    TWO_PLAYERS,
    ...BELLE_EPOQUE_CHAPTERS,
    ASYMMETRIC,
  ],
};
