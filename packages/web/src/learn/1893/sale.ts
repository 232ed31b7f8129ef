/** The market, an iris that is surrounded, and jokers. */
import {
  colourSold,
  FIRST_BRUSSELS_OPTION,
  JOKER,
  PASS_OPTION,
  type State,
  saleFrancs,
  salePoints,
} from '@horta/engine/1893';
import { thing } from '../../games/1893/things.ts';
import type { Chapter, Situation } from '../course.ts';
import {
  bidAnswer,
  bidBefore,
  francs,
  isOf,
  LEARNER,
  lastOf,
  levelOf,
  notNow,
  points,
  stateOf,
  turnName,
} from './reading.ts';
import { c } from './words.ts';

const IRIS = 0;
const MARKET_OF_SAINT_CATHERINE = 3;
/** The iris that is about to be surrounded, and the space that is missing. */
const SURROUNDED = 5;
const MISSING = 7;
const MOST_BID = 5;

/** What the sale would bring there, francs and points together. */
function gainAt(at: Situation, cursor: number): number {
  const s = stateOf(at);
  const colour = colourSold(at.frame?.a ?? 0);
  const moved = { ...s, cursor };
  return saleFrancs(moved, colour) + salePoints(moved, colour);
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
    {
      id: 'bid',
      says: (at) => bidBefore(stateOf(at), at.frame?.a ?? 0),
      task: {
        step: 'bid',
        refuses: (bid) =>
          bid > MOST_BID ? c.bid_too_much({ bid: francs(bid), most: francs(MOST_BID) }) : undefined,
        answers: ({ option, before, events }) =>
          bidAnswer(before as State, lastOf(events, 'architect-placed')?.space ?? 0, option),
      },
    },
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
        shows: (places, at) => bestOf(places, (place) => gainAt(at, place)),
        answers: ({ events }) => {
          const sold = lastOf(events, 'artwork-sold');
          if (sold === undefined) return undefined;
          const more = sold.points >= sold.francs ? c.sold_points() : c.sold_francs();
          return c.sold({ francs: francs(sold.francs), points: points(sold.points), more });
        },
      },
    },
    {
      id: 'iris-ahead',
      says: (at) => c.iris_ahead({ points: points(levelOf(stateOf(at), IRIS)) }),
      points: () => [thing.iris(SURROUNDED), thing.track(LEARNER, IRIS)],
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
      says: (at) => c.jokers({ points: points(stateOf(at).rules.noJokerBonus) }),
      points: () => [thing.ownCube(LEARNER, JOKER)],
    },
  ],
};
