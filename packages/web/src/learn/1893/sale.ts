/** The market, an iris that is surrounded, and jokers. */
import { type GameState, options, pending } from '@horta/engine';
import {
  BRUSSELS_ACTIONS,
  FIRST_BRUSSELS_OPTION,
  IRIS_TRACK,
  JOKER,
  PASS_OPTION,
  type State,
  saleGains,
} from '@horta/engine/1893';
import { thing } from '../../games/1893/things.ts';
import { stateOf } from '../1893-editions/reading.ts';
import type { Chapter, Situation } from '../course.ts';
import { francs, points } from '../reading.ts';
import { bidMoment } from './bid.ts';
import { isOf, LEARNER, lastOf, levelOf, notNow, turnName } from './reading.ts';
import { c } from './words.ts';

const MARKET_OF_SAINT_CATHERINE = BRUSSELS_ACTIONS.indexOf('saint-catherine');
/** The iris that is about to be surrounded, and the space that is missing. */
const SURROUNDED = 5;
const MISSING = 7;
const MOST_BID = 5;

interface Gain {
  readonly francs: number;
  readonly points: number;
}

const sumOf = (gain: Gain): number => gain.francs + gain.points;

/** What the sale that is being made would bring with the indicator there. */
function gainAt(view: GameState, cursor: number): Gain {
  const due = pending(view);
  if (due?.step !== 'move-cursor') throw new Error('nothing is being sold');
  return saleGains({ ...(view as State), cursor }, due.a);
}

/** What would have brought as much of both, and more of one: the most of it. */
function betterThan(sold: Gain, before: GameState): Gain | undefined {
  const gains = options(before).map((place) => gainAt(before, place));
  return gains
    .filter(({ francs, points }) => francs >= sold.francs && points >= sold.points)
    .filter((gain) => sumOf(gain) > sumOf(sold))
    .sort((x, y) => sumOf(y) - sumOf(x))[0];
}

/** What a material is worth at the end of the game. */
function pointsPerMaterial(at: Situation): number {
  const s = stateOf(at);
  const term = s.rules.terms.find(({ source }) => source === 'cubes');
  if (term === undefined) throw new Error('materials count for nothing');
  return term.each(s, LEARNER);
}

function bestOf(places: readonly number[], worth: (place: number) => number): number {
  return places.reduce((best, place) => (worth(place) > worth(best) ? place : best));
}

export const SALE: Chapter = {
  id: 'sale',
  title: () => c.sale_title(),
  sum: () => c.sale_sum(),
  at: 38,
  moments: [
    { id: 'later', says: () => c.later(), points: () => [thing.space(MISSING)] },
    { id: 'iris', teaches: ['irises'], says: () => c.iris(), points: () => [thing.iris(SURROUNDED)] },
    {
      id: 'take-space',
      says: () => c.take_space(),
      points: () => [thing.space(MISSING)],
      task: {
        step: 'turn',
        refuses: (option) => {
          if (option === MISSING) return undefined;
          return option === PASS_OPTION ? c.not_passing() : c.not_there();
        },
      },
    },
    bidMoment(MOST_BID),
    {
      id: 'sell',
      when: { asked: 'sell-artwork' },
      says: () => c.sell(),
      task: { step: 'sell-artwork' },
    },
    {
      id: 'market',
      when: { asked: 'move-cursor' },
      teaches: ['market'],
      says: () => c.market(),
    },
    {
      id: 'move',
      when: { asked: 'move-cursor' },
      says: () => c.move(),
      task: {
        step: 'move-cursor',
        shows: (places, at) => bestOf(places, (place) => sumOf(gainAt(at.view, place))),
        answers: ({ events, before }) => {
          const sold = lastOf(events, 'artwork-sold');
          if (sold === undefined) return undefined;
          const better = betterThan(sold, before);
          const more =
            better === undefined
              ? c.sold_points()
              : c.sold_less({ francs: francs(better.francs), points: points(better.points) });
          return c.sold({ francs: francs(sold.francs), points: points(sold.points), more });
        },
      },
    },
    {
      id: 'iris-ahead',
      says: (at) => c.iris_ahead({ points: points(levelOf(stateOf(at), IRIS_TRACK)) }),
      points: () => [thing.iris(SURROUNDED), thing.track(LEARNER, IRIS_TRACK)],
    },
    {
      id: 'jokers-task',
      when: { asked: 'turn' },
      says: (at) => c.jokers_task({ count: stateOf(at).rules.jokersAtMarket }),
      points: () => [thing.brussels(MARKET_OF_SAINT_CATHERINE)],
      task: {
        step: 'turn',
        refuses: (option, at) => {
          const wanted = FIRST_BRUSSELS_OPTION + MARKET_OF_SAINT_CATHERINE;
          const s = stateOf(at);
          return option === wanted ? undefined : notNow(s, option, turnName(s, wanted));
        },
      },
    },
    {
      id: 'jokers',
      when: { event: 'cubes-taken', where: isOf(LEARNER) },
      teaches: ['jokers'],
      says: (at) => {
        const { rules } = stateOf(at);
        return c.jokers({ points: points(rules.noJokerBonus), each: points(pointsPerMaterial(at)) });
      },
      points: () => [thing.ownCube(LEARNER, JOKER)],
    },
  ],
};
