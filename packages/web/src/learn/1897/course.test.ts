import type { Event } from '@horta/engine/1897';
import {
  architectsInBrussels,
  artworksOf,
  EXPO,
  HOUSE,
  MONEY,
  NOBILITY,
  NOBLE,
  type State,
  typeOf,
} from '@horta/engine/1897';
import { loadLearn1897Words } from '@horta/words/learn';
import type { Situation } from '../course.ts';
import { holdsForCourse } from '../course-suite.testing.ts';
import { CLAIMS, isAnswerTrue } from './claims.testing.ts';
import { course1897 } from './course.ts';

const state = ({ view }: Situation) => view as State;
const isLaid = (at: Situation, type: number) =>
  state(at).cards.some((card) => card >= 0 && typeOf(card) === type);
const isAbout = (at: Situation, type: Event['type']) => at.event?.type === type;
const isAsked = (at: Situation, step: string) => at.frame?.step === step;
const counts = (at: Situation, source: string) =>
  (at.event as Event | undefined)?.type === 'points' && (at.event as { source?: string }).source === source;

holdsForCourse('Bruxelles 1897', {
  course: () => course1897,
  loadWords: loadLearn1897Words,
  claims: CLAIMS,
  answers: isAnswerTrue,
  happens: {
    goal: (at) => state(at).round === 1,
    rounds: (at) => state(at).round === 1,
    paying: (at) => isAsked(at, 'turn') && (state(at).money[at.seat] ?? 0) > 0,
    faces: (at) => isAsked(at, 'place-architect'),
    artworks: (at) => isAsked(at, 'turn') && isLaid(at, 0),
    nobles: (at) => isLaid(at, NOBLE),
    keeping: (at) => isAsked(at, 'keep-noble'),
    'noble-costs': (at) => isAsked(at, 'keep-noble'),
    'town-hall': (at) => (state(at).scales[at.seat * 3 + NOBILITY] ?? 0) > 0,
    // Others do what this chapter's noble doesn't.
    'noble-kinds': ({ events }) => events.some(({ type }) => type === 'noble-used'),
    'brussels-cards': (at) => isAsked(at, 'turn') && state(at).round === 1,
    brussels: (at) => state(at).uses.some((uses) => uses > 0),
    prison: (at) => architectsInBrussels(state(at), at.seat) > 0,
    passing: (at) => state(at).passed === 0 && isAsked(at, 'turn'),
    columns: (at) => isAbout(at, 'column-majority'),
    bonuses: (at) => isAbout(at, 'scale-advanced'),
    arms: (at) => isAbout(at, 'arms-majority'),
    prestige: (at) => isAbout(at, 'arms-majority'),
    'brussels-majority': (at) => isAsked(at, 'arrest-architect'),
    'expo-first': (at) => isAbout(at, 'first-player-chosen'),
    maintenance: (at) => isAbout(at, 'round-started'),
    sales: (at) => isLaid(at, MONEY) && artworksOf(state(at), at.seat) > 0,
    exhibition: (at) => isLaid(at, EXPO) && artworksOf(state(at), at.seat) > 0,
    expo: (at) => state(at).expoHolder === at.seat && isAbout(at, 'exhibition-ended'),
    'arms-won': (at) => isAbout(at, 'arms-majority'),
    houses: (at) => isLaid(at, HOUSE),
    'material-kinds': (at) => isLaid(at, HOUSE),
    'material-cards': (at) => isLaid(at, HOUSE),
    'paying-nobles': (at) => state(at).round === state(at).rules.rounds,
    'end-bonuses': (at) => state(at).round === state(at).rules.rounds,
    'end-houses': (at) => counts(at, 'houses'),
    'end-expo': (at) => counts(at, 'expo'),
    ties: (at) => at.frame === undefined && state(at).agenda.length === 0,
  },
});
