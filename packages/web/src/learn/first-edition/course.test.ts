import {
  AREAS,
  actionObstacle,
  artworkAt,
  BLACK,
  COMPASS_KINDS,
  type Event,
  SALES,
  type State,
  WORKSHOP,
} from '@horta/engine/1893';
import { loadLearn1893FirstEditionWords } from '@horta/words/learn';
import type { Situation } from '../course.ts';
import { holdsForCourse } from '../course-suite.testing.ts';
import { courseFirstEdition } from './course.ts';

const state = ({ view }: Situation) => view as State;
const isAbout = (at: Situation, type: Event['type']) => at.event?.type === type;
const isAsked = (at: Situation, step: string) => at.frame?.step === step;
/** Whether the learner can place an assistant on such a space, and do its action. */
const canAct = (at: Situation, action: number) =>
  AREAS[state(at).iris].some(
    (space) => state(at).actions[space] === action && state(at).meeples[space] < 0,
  ) && actionObstacle(state(at), at.seat, action as never) === undefined;

holdsForCourse('the first edition', {
  course: () => courseFirstEdition,
  loadWords: loadLearn1893FirstEditionWords,
  happens: {
    names: (at) => state(at).round === 1,
    compass: (at) => state(at).round === 1,
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
  claims: {
    'compass/tell': (at) =>
      state(at).rules.arrow < 0 && !state(at).compass.includes(COMPASS_KINDS.indexOf('glass')),
    'exhibition/tell': (at) => state(at).passed === 0,
    'exhibition/try': (at) => state(at).passed === 0,
    'exhibition/tie': (at) => at.event?.type === 'column-tied',
    'exhibition/arms': (at) => (at.event as Extract<Event, { type: 'iris-majority' }>).players.length === 0,
    'workshop/tell': (at) => canAct(at, WORKSHOP),
    'workshop/keep': (at) => state(at).drawn.length > 1,
    'shop/try': (at) =>
      canAct(at, SALES) &&
      state(at).artworks[artworkAt(at.seat, BLACK)] > 0 &&
      !state(at).shop.includes(BLACK),
    'end/tell': (at) => state(at).round === state(at).rules.rounds,
    'end/token': (at) => (at.event as { player?: number }).player === state(at).firstPlayer,
  },
});
