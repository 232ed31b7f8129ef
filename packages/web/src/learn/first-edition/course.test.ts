import type { Event, State } from '@horta/engine/1893';
import { loadLearn1893FirstEditionWords } from '@horta/words/learn';
import type { Situation } from '../course.ts';
import { holdsForCourse } from '../course-suite.testing.ts';
import { CLAIMS, isAnswerTrue } from './claims.testing.ts';
import { courseFirstEdition } from './course.ts';

const state = ({ view }: Situation) => view as State;
const isAbout = (at: Situation, type: Event['type']) => at.event?.type === type;
const isAsked = (at: Situation, step: string) => at.frame?.step === step;

holdsForCourse('the first edition', {
  course: () => courseFirstEdition,
  loadWords: loadLearn1893FirstEditionWords,
  claims: CLAIMS,
  answers: isAnswerTrue,
  happens: {
    compass: (at) => state(at).round === 1,
    names: (at) => state(at).round === 1,
    neutral: (at) => isAsked(at, 'place-neutral'),
    optional: (at) => isAsked(at, 'do-action'),
    stock: (at) => state(at).stockCard >= 0,
    exhibition: (at) => state(at).exhibitions.length === 0,
    passing: (at) => isAsked(at, 'turn'),
    'column-ties': (at) => isAbout(at, 'column-tied'),
    'first-player': (at) => isAbout(at, 'first-player-chosen') && state(at).firstPlayer === at.seat,
    'neutral-majority': (at) => isAbout(at, 'iris-majority'),
    workshop: (at) => state(at).exhibitions.includes(at.seat),
    drawing: (at) => state(at).drawn.length > 1,
    // Both piles are begun: the next sale covers one of them.
    shop: (at) => state(at).shop.every((artwork) => artwork >= 0),
    covered: (at) => state(at).shop.every((artwork) => artwork >= 0),
    'last-round': (at) => state(at).round === state(at).rules.rounds,
    token: (at) => isAbout(at, 'points'),
    'shared-victory': (at) => state(at).agenda.length === 0,
  },
});
