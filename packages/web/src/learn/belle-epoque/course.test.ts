import {
  actionObstacle,
  COMPASS_KINDS,
  CONSTRUCTION,
  cubeAt,
  type Event,
  isTiled,
  MATERIAL_NAMES,
  SALES,
  SPACES,
  type State,
} from '@horta/engine/1893';
import { loadLearnBelleEpoqueWords } from '@horta/words/learn';
import { isAsked, legal } from '../claims.testing.ts';
import type { Situation } from '../course.ts';
import { holdsForCourse } from '../course-suite.testing.ts';
import { ANSWERS, CLAIMS, REFUSALS } from './claims.testing.ts';
import { courseBelleEpoque } from './course.ts';
import { MARKET, slotOf, whitesOf } from './reading.ts';

const GLASS = MATERIAL_NAMES.indexOf('glass');

const state = ({ view }: Situation) => view as State;
const isAbout = (at: Situation, type: Event['type']) => at.event?.type === type;
const hasPavilion = (at: Situation) => state(at).pavilions.includes(at.seat);
/** A pavilion could be built now, and none is. */
const canBuildFirst = (at: Situation) =>
  isAsked(at, 'turn') && !hasPavilion(at) && actionObstacle(state(at), at.seat, CONSTRUCTION) === undefined;
const isGlassOnCompass = (at: Situation) => state(at).compass.includes(COMPASS_KINDS.indexOf('glass'));

holdsForCourse('Belle Époque', {
  course: () => courseBelleEpoque,
  catalogue: 'learn-belle-epoque',
  loadWords: loadLearnBelleEpoqueWords,
  claims: CLAIMS,
  answers: ANSWERS,
  refusals: REFUSALS,
  happens: {
    pavilions: { about: /pavilion/, at: (at) => canBuildFirst(at) && state(at).siteCards.length > 0 },
    glass: { about: /Glass/, at: (at) => canBuildFirst(at) && isGlassOnCompass(at) },
    'no-arrow': {
      about: /arrow/,
      at: (at) => canBuildFirst(at) && isGlassOnCompass(at) && state(at).rules.arrow < 0,
    },
    // All sites that are left but one cost glass, and there is none.
    surcharge: {
      about: /cost glass on top/,
      at: (at) => isAsked(at, 'place-house') && state(at).cubes[cubeAt(at.seat, GLASS)] === 0,
    },
    // Card 18 is the learner's: it is the one that the words describe. It is ready, and has its moment at the Market.
    cards: {
      about: /card works once/,
      at: (at) =>
        hasPavilion(at) &&
        state(at).siteCards[state(at).pavilions.indexOf(at.seat)] === 17 &&
        state(at).usedCards === 0 &&
        legal(at).includes(MARKET),
    },
    asked: { about: /You are asked/, at: (at) => isAsked(at, 'use-card') },
    white: {
      about: /white artwork/,
      at: (at) =>
        isAsked(at, 'turn') &&
        whitesOf(state(at), at.seat).length > 0 &&
        actionObstacle(state(at), at.seat, SALES) === undefined,
    },
    cross: {
      about: /cross/,
      at: (at) => legal(at).some((option) => option < SPACES && isTiled(state(at), option)),
    },
    'white-sale': { about: /Sold/, at: (at) => isAbout(at, 'artwork-sold') },
    'bonus-tiles': { about: /bonus tile/, at: (at) => isAsked(at, 'take-bonus-tile') },
    visit: {
      about: /for each pavilion/,
      at: (at) => isAsked(at, 'turn') && hasPavilion(at) && state(at).passed !== 0,
    },
    visited: { about: /is visited/, at: (at) => isAbout(at, 'pavilion-visited') },
    'cards-ready': { about: /ready again/, at: (at) => isAbout(at, 'cards-ready') },
    travellers: { about: /traveller/, at: (at) => slotOf(state(at), 'nagelmackers') >= 0 },
    sending: { about: /are travellers/, at: (at) => isAsked(at, 'send-travellers') },
    train: { about: /travellers leave/, at: (at) => isAbout(at, 'travellers-returned') },
    'tiles-scored': { about: /Bonus tiles/, at: (at) => isAbout(at, 'bonus-tile-scored') },
    'whites-discarded': {
      about: /White artworks are discarded/,
      at: (at) => isAbout(at, 'white-artworks-discarded'),
    },
    'final-scoring': { about: /for you/, at: (at) => state(at).agenda.length === 0 },
  },
});
