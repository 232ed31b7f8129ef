import { options } from '@horta/engine';
import type { Event } from '@horta/engine/1897';
import {
  actionObstacle,
  architectsInBrussels,
  artworksOf,
  coloursOf,
  EXPO,
  HOUSE,
  housesOf,
  MONEY,
  NOBILITY,
  NOBLE,
  SCALES,
  type State,
  typeOf,
} from '@horta/engine/1897';
import { loadLearn1897Words } from '@horta/words/learn';
import type { Situation } from '../course.ts';
import { holdsForCourse } from '../course-suite.testing.ts';
import { course1897 } from './course.ts';
import { nobleInArea } from './opening.ts';

const state = ({ view }: Situation) => view as State;
const isLaid = (at: Situation, type: number) =>
  state(at).cards.some((card) => card >= 0 && typeOf(card) === type);
const isAbout = (at: Situation, type: Event['type']) => at.event?.type === type;
const isAsked = (at: Situation, step: string) => at.frame?.step === step;
const counts = (at: Situation, source: string) =>
  (at.event as Event | undefined)?.type === 'points' && (at.event as { source?: string }).source === source;
/** Whether such a card lies there that the learner can use. */
const canUse = (at: Situation, type: number) =>
  isLaid(at, type) && actionObstacle(state(at), at.seat, type as never) === undefined;
const isEvent = <Type extends Event['type']>(
  at: Situation,
  type: Type,
  holds: (event: Extract<Event, { type: Type }>) => boolean,
) => at.event?.type === type && holds(at.event as Extract<Event, { type: Type }>);
const pending = ({ view }: Situation) => options(view);
const hasPassed = ({ passed }: State, seat: number) => ((passed >> seat) & 1) === 1;
/** Kept by the learner, beside the one that everybody has. */
const keptNobles = (at: Situation) => state(at).nobles[at.seat] & ~(1 << state(at).rules.startingNoble);

holdsForCourse('Bruxelles 1897', {
  course: () => course1897,
  loadWords: loadLearn1897Words,
  happens: {
    goal: (at) => state(at).round === 1,
    rounds: (at) => state(at).round === 1,
    paying: (at) => isAsked(at, 'turn') && (state(at).money[at.seat] ?? 0) > 0,
    faces: (at) => isAsked(at, 'place-architect'),
    artworks: (at) => isAsked(at, 'turn') && isLaid(at, 0),
    nobles: (at) => isLaid(at, NOBLE),
    keeping: (at) => isAsked(at, 'keep-noble'),
    'noble-costs': (at) => isAsked(at, 'keep-noble'),
    'noble-kinds': (at) => new Set(state(at).rules.nobles.map(({ effect }) => effect.kind)).size > 3,
    'brussels-cards': (at) => isAsked(at, 'turn'),
    'town-hall': (at) => (state(at).scales[at.seat * 3 + NOBILITY] ?? 0) > 0,
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
  claims: {
    'first/goal': (at) => state(at).firstPlayer === at.seat && state(at).owners.every((owner) => owner < 0),
    'first/free': (at) => [0, 1].every((seat) => state(at).owners.includes(seat)),
    'noble/tell'(at) {
      const { effect } = state(at).rules.nobles[nobleInArea(at)];
      return effect.kind === 'advance' && effect.scale === SCALES[NOBILITY];
    },
    'noble/keep': (at) => keptNobles(at) === 0,
    'brussels/tell': (at) => state(at).uses[1] === 1,
    'brussels/prison': (at) =>
      state(at)
        .prison.slice(at.seat * 3, at.seat * 3 + 3)
        .join() === '0,1,1',
    'round/tell': (at) => state(at).cards.filter((card) => card >= 0).length <= 3,
    'round/column': (at) => isEvent(at, 'column-majority', ({ players }) => players.length === 1),
    'round/bonus': (at) => isEvent(at, 'scale-advanced', ({ source }) => source === 'bonus'),
    'round/brussels': (at) =>
      isEvent(at, 'brussels-majority', ({ players }) => players.join() === String(at.seat)),
    'round/expo': (at) => isEvent(at, 'first-player-chosen', ({ byExpo }) => byExpo),
    'exhibition/try': (at) => coloursOf(state(at), at.seat) > 1,
    'exhibition/tell': (at) => !hasPassed(state(at), 0) && !hasPassed(state(at), 1),
    'exhibition/show': (at) => !at.events.some(({ type }) => type === 'artwork-shown'),
    // Who goes first in the next round: there is one.
    'exhibition/done': (at) => state(at).round < state(at).rules.rounds,
    'free/tell': (at) =>
      state(at)
        .hand.slice(at.seat * 3, at.seat * 3 + 3)
        .join() === '1,0,0' &&
      canUse(at, HOUSE) &&
      canUse(at, MONEY),
    'free/arms': (at) =>
      isEvent(at, 'arms-majority', ({ counts, players }) =>
        players.every((seat) => counts[seat] === counts[at.seat]),
      ),
    'free/first': (at) =>
      isEvent(at, 'first-player-chosen', ({ player, byExpo }) => byExpo && player === at.seat),
    'house/tell': (at) => housesOf(state(at), at.seat) > 0 && canUse(at, HOUSE),
    'house/pay': (at) => pending(at).length > 1,
    'end/nobles': (at) => keptNobles(at) > 0,
    'end/bonus': (at) => state(at).round === state(at).rules.rounds,
    'end/expo': (at) => isEvent(at, 'points', ({ player }) => player === state(at).expoHolder),
  },
});
