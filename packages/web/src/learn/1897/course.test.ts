import type { CardType, Event } from '@horta/engine/1897';
import {
  ARTWORK,
  actionObstacle,
  architectsInBrussels,
  artworksOf,
  EXPO,
  FIRST_BUILDING_OPTION,
  HOUSE,
  MONEY,
  materialCardsOf,
  NOBILITY,
  NOBLE,
  PASS_OPTION,
  type State,
  scaleAt,
  typeOf,
} from '@horta/engine/1897';
import { loadLearn1897Words } from '@horta/words/learn';
import { isAsked, legal } from '../claims.testing.ts';
import type { Situation } from '../course.ts';
import { holdsForCourse } from '../course-suite.testing.ts';
import { ANSWERS, REFUSALS } from './answers.testing.ts';
import { CLAIMS } from './claims.testing.ts';
import { course1897 } from './course.ts';

const state = ({ view }: Situation) => view as State;
const isAbout = (at: Situation, type: Event['type']) => at.event?.type === type;
const isScored = (at: Situation, source: string) =>
  isAbout(at, 'points') && (at.event as Extract<Event, { type: 'points' }>).source.startsWith(source);
const hasBegun = (at: Situation) => state(at).round === 1 && at.events.length === 0;
/** A card of this type lies there, and what it is for can be done. */
const canTake = (at: Situation, type: CardType) =>
  isAsked(at, 'turn') &&
  actionObstacle(state(at), at.seat, type) === undefined &&
  legal(at).some((option) => option < FIRST_BUILDING_OPTION && typeOf(state(at).cards[option]) === type);

holdsForCourse('Bruxelles 1897', {
  course: () => course1897,
  catalogue: 'learn-1897',
  loadWords: loadLearn1897Words,
  claims: CLAIMS,
  answers: ANSWERS,
  refusals: REFUSALS,
  happens: {
    goal: { about: /victory points.* wins/, at: hasBegun },
    rounds: { about: /round/, at: hasBegun },
    paying: { about: /pay the value/, at: (at) => hasBegun(at) && state(at).money[at.seat] > 0 },
    faces: { about: /face/, at: (at) => isAsked(at, 'place-architect') },
    artworks: { about: /artwork/, at: (at) => canTake(at, ARTWORK) },
    nobles: { about: /noble/, at: (at) => canTake(at, NOBLE) },
    keeping: { about: /Keep the card/, at: (at) => isAsked(at, 'keep-noble') },
    'noble-costs': { about: /each noble kept costs/, at: (at) => isAsked(at, 'keep-noble') },
    'town-hall': {
      about: /Town Hall/,
      at: (at) => state(at).scales[scaleAt(at.seat, NOBILITY)] > 0,
    },
    // Others do what this chapter's noble doesn't.
    'noble-kinds': {
      about: /Other nobles/,
      at: ({ events }) => events.some(({ type }) => type === 'noble-used'),
    },
    'brussels-cards': {
      about: /cards in Brussels/,
      at: (at) => legal(at).some((option) => option >= FIRST_BUILDING_OPTION && option < PASS_OPTION),
    },
    // Of what can be used, something was used before, and takes more architects now.
    brussels: {
      about: /Brussels takes/,
      at: (at) =>
        isAsked(at, 'turn') &&
        legal(at).some((option) => (state(at).uses[option - FIRST_BUILDING_OPTION] ?? 0) > 0),
    },
    prison: { about: /prison/, at: (at) => architectsInBrussels(state(at), at.seat) > 0 },
    passing: { about: /first to pass/, at: (at) => state(at).passed === 0 && isAsked(at, 'turn') },
    columns: { about: /Column/, at: (at) => isAbout(at, 'column-majority') },
    bonuses: { about: /Bonus card/, at: (at) => isAbout(at, 'scale-advanced') },
    arms: { about: /coat of arms/, at: (at) => isAbout(at, 'arms-majority') },
    prestige: { about: /Prestige level/, at: (at) => isAbout(at, 'arms-majority') },
    'brussels-majority': { about: /in Brussels/, at: (at) => isAsked(at, 'arrest-architect') },
    'expo-first': { about: /Expo/, at: (at) => isAbout(at, 'first-player-chosen') },
    maintenance: { about: /come home/, at: (at) => isAbout(at, 'round-started') },
    sales: { about: /sale/, at: (at) => canTake(at, MONEY) },
    exhibition: {
      about: /exhibition/,
      at: (at) => canTake(at, EXPO) && artworksOf(state(at), at.seat) > 0,
    },
    expo: {
      about: /Expo is yours/,
      at: (at) => state(at).expoHolder === at.seat && isAbout(at, 'exhibition-ended'),
    },
    'arms-won': { about: /[Cc]oat of arms/, at: (at) => isAbout(at, 'arms-majority') },
    houses: { about: /Houses/, at: (at) => canTake(at, HOUSE) },
    'material-kinds': { about: /type of material/, at: (at) => canTake(at, HOUSE) },
    'material-cards': {
      about: /Material card/,
      at: (at) => canTake(at, HOUSE) && materialCardsOf(state(at), at.seat) > 0,
    },
    'paying-nobles': {
      about: /noble|Too little money|the card stays/,
      at: (at) => isAbout(at, 'noble-paid') || isScored(at, 'unpaid-nobles'),
    },
    'end-bonuses': { about: /lower half/, at: (at) => isScored(at, 'bonus-') },
    'end-houses': { about: /houses/, at: (at) => isScored(at, 'houses') },
    'end-expo': { about: /Expo/, at: (at) => isScored(at, 'expo') },
    ties: { about: /If tied/, at: (at) => at.frame === undefined && state(at).agenda.length === 0 },
  },
});
