/** The rules of Bruxelles 1893, first edition: those of the second in its own terms, but where they differ. */
import type { Rules } from '@horta/engine/1893';
import { activeArea, PLANNING, planning } from '../1893/planning.ts';
import type { Chapter, Rulebook } from '../rulebook.ts';
import { END, TWO_PLAYERS } from './end.ts';
import { chapterInTerms } from './in-terms.ts';
import { BRUSSELS, END_OF_ROUND, neutralAssistants, PASSING } from './round.ts';
import { START } from './start.ts';
import { TURN } from './turn.ts';

const STOCK_EXCHANGE: Chapter<Rules> = { ...PLANNING, topics: [planning, activeArea, neutralAssistants] };

const CHAPTERS = [START, STOCK_EXCHANGE, TURN, BRUSSELS, PASSING, END_OF_ROUND, END, TWO_PLAYERS];

export const rulebookFirstEdition: Rulebook<Rules> = {
  game: '1893-first-edition',
  chapters: CHAPTERS.map(chapterInTerms),
};
