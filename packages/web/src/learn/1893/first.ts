/** The first turns: the goal, a round, the active area, bids, Brussels. */
import { BRUSSELS_ACTIONS, FIRST_BRUSSELS_OPTION, ROWS, WORKSHOP } from '@horta/engine/1893';
import { thing } from '../../games/1893/things.ts';
import { stateOf } from '../1893-editions/reading.ts';
import type { Chapter } from '../course.ts';
import { francs } from '../reading.ts';
import { atMost } from './bid.ts';
import {
  actionName,
  areaOf,
  columnsOf,
  LEARNER,
  NAMES,
  notNow,
  spacesOf,
  theLast,
  turnName,
} from './reading.ts';
import { c } from './words.ts';

const STOCK_EXCHANGE = BRUSSELS_ACTIONS.indexOf('stock-exchange');
/** So much is left after a first bid that the next turns are not spoilt. */
const MOST_BID = 3;

export const FIRST: Chapter = {
  id: 'first',
  title: () => c.first_title(),
  sum: () => c.first_sum(),
  at: 3,
  moments: [
    {
      id: 'goal',
      teaches: ['goal'],
      says: (at) => c.goal({ name: NAMES[LEARNER], rounds: stateOf(at).rules.rounds }),
      points: () => [`seat:${LEARNER}`],
    },
    {
      id: 'sources',
      says: () => c.sources(),
      points: () => ROWS.map((_, row) => thing.row(LEARNER, row)),
    },
    { id: 'rhythm', teaches: ['rhythm'], says: () => c.rhythm() },
    {
      id: 'square',
      says: () => c.square(),
      points: (at) => {
        const { rules, stockCard } = stateOf(at);
        return [...rules.stock[stockCard].irises.map(thing.iris), thing.stock];
      },
      task: {
        step: 'choose-iris',
        answers: (_, at) => c.square_done({ count: areaOf(stateOf(at)).length }),
      },
    },
    {
      id: 'columns',
      teaches: ['columns'],
      says: () => c.columns(),
      points: (at) => columnsOf(stateOf(at)).map(thing.column),
    },
    {
      id: 'workshop',
      says: () => c.workshop(),
      points: (at) => spacesOf(stateOf(at), WORKSHOP).map(thing.space),
      task: {
        step: 'turn',
        refuses: (option, at) => {
          const s = stateOf(at);
          return s.actions[option] === WORKSHOP ? undefined : notNow(s, option, actionName(s, WORKSHOP));
        },
      },
    },
    {
      id: 'bid',
      says: (at) => c.bid({ least: francs(stateOf(at).rules.leastBid) }),
      task: {
        step: 'bid',
        refuses: atMost(MOST_BID),
        answers: ({ option }, at) =>
          option === 1 ? c.bid_low() : c.bid_high({ left: francs(stateOf(at).money[LEARNER]) }),
      },
    },
    {
      id: 'artwork',
      when: { asked: 'take-artwork' },
      says: () => c.artwork(),
      task: { step: 'take-artwork' },
    },
    {
      id: 'bids-stay',
      teaches: ['bids-stay'],
      says: (at) => c.bids_stay({ bid: francs(theLast(at.events, 'architect-placed').bid) }),
      points: (at) => [thing.space(theLast(at.events, 'architect-placed').space)],
    },
    {
      id: 'others',
      when: { asked: 'turn' },
      says: (at) => {
        const { rules } = stateOf(at);
        const held = rules.architectsInCourthouse;
        return c.others({ one: NAMES[1], two: NAMES[2], architects: rules.architects - held, held });
      },
      points: (at) => {
        const { meeples } = stateOf(at);
        return meeples.flatMap((seat, space) => (seat > LEARNER ? [thing.space(space)] : []));
      },
    },
    {
      id: 'brussels',
      teaches: ['brussels'],
      says: (at) => {
        const { rules, stockCard } = stateOf(at);
        return c.brussels({ francs: francs(rules.stock[stockCard].francs) });
      },
      points: () => [thing.brussels(STOCK_EXCHANGE)],
      task: {
        step: 'turn',
        refuses: (option, at) => {
          const s = stateOf(at);
          const wanted = FIRST_BRUSSELS_OPTION + STOCK_EXCHANGE;
          if (option === wanted) return undefined;
          return notNow(s, option, turnName(s, wanted));
        },
      },
    },
    {
      id: 'brussels-done',
      teaches: ['courthouse'],
      says: (at) => {
        const s = stateOf(at);
        const { use } = theLast(at.events, 'architects-sent');
        return c.brussels_done({
          money: francs(s.money[LEARNER]),
          next: Math.floor(use / s.rules.usesPerArchitect) + 1,
        });
      },
      points: () => [thing.brussels(STOCK_EXCHANGE), thing.courthouse],
    },
  ],
};
