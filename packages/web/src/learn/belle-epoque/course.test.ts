import { options } from '@horta/engine';
import {
  actionObstacle,
  artworksOf,
  COMPASS_KINDS,
  CONSTRUCTION,
  type Event,
  isTiled,
  NOBLES,
  SALES,
  SPACES,
  type State,
} from '@horta/engine/1893';
import { loadLearnBelleEpoqueWords } from '@horta/words/learn';
import type { Situation } from '../course.ts';
import { holdsForCourse } from '../course-suite.testing.ts';
import { openSpaces } from '../short-courses.ts';
import { courseBelleEpoque } from './course.ts';
import { MARKET, slotOf, whitesOf } from './reading.ts';

const state = ({ view }: Situation) => view as State;
const isAbout = (at: Situation, type: Event['type']) => at.event?.type === type;
const isAsked = (at: Situation, step: string) => at.frame?.step === step;
const hasPavilion = (at: Situation) => state(at).pavilions.includes(at.seat);
/** Whether there is one such space free, and its action can be done. */
const hasOneFree = (at: Situation, action: number, isOnCross = false) =>
  openSpaces(state(at), action as never).filter((space) => !isOnCross || isTiled(state(at), space)).length ===
    1 && actionObstacle(state(at), at.seat, action as never) === undefined;
/** Whether this card, by its printed number, is the learner's. */
const ownsCard = (at: Situation, number: number) =>
  state(at).siteCards.some((card, site) => state(at).pavilions[site] === at.seat && card === number - 1);
/** Whether all but the learner have passed. */
const isLast = (at: Situation) => [1, 2].every((seat) => ((state(at).passed >> seat) & 1) === 1);

holdsForCourse('Belle Époque', {
  course: () => courseBelleEpoque,
  loadWords: loadLearnBelleEpoqueWords,
  happens: {
    pavilions: (at) => state(at).siteCards.length > 0 && !hasPavilion(at),
    glass: (at) => state(at).compass.includes(COMPASS_KINDS.indexOf('glass')),
    'no-arrow': (at) => state(at).rules.arrow < 0,
    // All sites that are left but one cost glass, and there is none.
    surcharge: (at) => isAsked(at, 'place-house') && state(at).cubes[at.seat * 5 + 3] === 0,
    // Card 18 is the learner's: it is the one that the words describe.
    cards: (at) => ownsCard(at, 18),
    asked: (at) => isAsked(at, 'use-card'),
    white: (at) => whitesOf(state(at), at.seat).length > 0,
    cross: (at) => state(at).actions.some((_, space) => isTiled(state(at), space)),
    'white-sale': (at) => isAbout(at, 'artwork-sold'),
    'bonus-tiles': (at) => isAsked(at, 'take-bonus-tile'),
    visit: (at) => hasPavilion(at) && state(at).passed !== 0,
    visited: (at) => isAbout(at, 'pavilion-visited'),
    'cards-ready': (at) => isAbout(at, 'cards-ready'),
    travellers: (at) => slotOf(state(at), 'nagelmackers') >= 0,
    sending: (at) => isAsked(at, 'send-travellers'),
    train: (at) => isAbout(at, 'travellers-returned'),
    'tiles-scored': (at) => isAbout(at, 'bonus-tile-scored'),
    'whites-discarded': (at) => isAbout(at, 'white-artworks-discarded'),
    'final-scoring': (at) => state(at).agenda.length === 0,
  },
  claims: {
    'pavilion/try': (at) => hasOneFree(at, CONSTRUCTION),
    'pavilion/place': ({ view }) =>
      options(view).filter((option) => option >= SPACES).length === 1 &&
      options(view).some((option) => option < SPACES),
    'card/try': ({ view }) => options(view).includes(MARKET),
    'white/tell': (at) => artworksOf(state(at), at.seat) > 0,
    // The middle of the cross, as the words have it, and two architects for both.
    'white/try': (at) =>
      hasOneFree(at, SALES, true) && isTiled(state(at), 12) && state(at).actions[12] === SALES,
    'visit/tell': (at) => state(at).pavilions.filter((owner) => owner === at.seat).length > 1,
    'visit/try': isLast,
    'visit/iris': (at) => ownsCard(at, 20),
    'traveller/tell': (at) => hasOneFree(at, NOBLES),
    'traveller/send': (at) => state(at).travellers[at.seat] > 0,
    'end/try': (at) => isLast(at) && state(at).round === state(at).rules.rounds,
  },
});
