/** A turn, where bids go, and making and selling art. */
import { COLOURS, type Rules } from '@horta/engine/1893';
import { actionName } from '../../games/1893/names.ts';
import { francs, points as inPoints } from '../../voice.ts';
import { example, pictures, points, steps, text } from '../blocks.ts';
import type { Topic } from '../rulebook.ts';
import { plain } from '../says.ts';
import { actionNames, allOf, artworks, spaces, steps as stepsOf } from './amounts.ts';
import { bestOfCentre, saleFrom } from './examples.ts';
import { MARKET_SPACES } from './fixed.ts';
import { m } from './messages.ts';

export const turn: Topic<Rules> = {
  id: 'turn',
  title: plain(m.turn_title),
  blocks: [
    text(plain(m.turn_lead)),
    points(plain(m.turn_place), plain(m.turn_brussels), plain(m.turn_pass)),
    text((v) => m.turn_actions({ actions: actionNames(v, allOf) }, v)),
    text(plain(m.turn_space)),
    text(plain(m.turn_must)),
    { kind: 'scene', scene: 'area' },
  ],
  rulings: ['R-4', 'R-14'],
  about: {
    steps: ['turn'],
    things: ['space', 'action', 'architects'],
    reasons: ['no-architect', 'occupied', 'not-a-choice'],
    warnings: ['1893-idle-action'],
  },
  see: ['bids', 'brussels', 'passing', 'free-action'],
};

/** What somebody has and bids in the example, and on which column. */
const PURSE = 8;
const BID = 3;
const COLUMN = 4;

export const bids: Topic<Rules> = {
  id: 'bids',
  title: plain(m.bids_title),
  blocks: [
    text((v, { plain: rules }) => m.bids_under({ least: francs(v, rules.leastBid) }, v)),
    points(plain(m.bids_stay), plain(m.bids_gone), plain(m.bids_column), plain(m.bids_before)),
    example((v) =>
      m.bids_example(
        { purse: francs(v, PURSE), bid: francs(v, BID), left: francs(v, PURSE - BID), column: COLUMN },
        v,
      ),
    ),
    { kind: 'scene', scene: 'columns' },
  ],
  about: {
    steps: ['bid'],
    reasons: ['bid-too-low', 'no-money'],
    warnings: ['1893-idle-bid', '1893-bid-all'],
  },
  see: ['columns', 'money'],
};

export const workshop: Topic<Rules> = {
  id: 'workshop',
  title: (v) => actionName(v, 'workshop'),
  blocks: [
    text(plain(m.workshop_take)),
    points(plain(m.workshop_black), plain(m.workshop_empty), plain(m.workshop_use)),
    { kind: 'scene', scene: 'workshop' },
  ],
  rulings: ['R-12'],
  about: {
    steps: ['take-artwork'],
    things: ['workshop'],
    reasons: ['black-not-allowed', 'stack-empty', 'all-stacks-empty'],
  },
  see: ['sales', 'passing', 'rows'],
};

export const sales: Topic<Rules> = {
  id: 'sales',
  title: (v) => actionName(v, 'sales'),
  blocks: [
    text(plain(m.sales_lead)),
    steps(
      (v) => m.sales_choose({ spaces: spaces(v, MARKET_SPACES) }, v),
      plain(m.sales_move),
      plain(m.sales_place),
      plain(m.sales_gain),
    ),
    text(plain(m.sales_impossible)),
    { kind: 'scene', scene: 'market' },
  ],
  about: {
    steps: ['sell-artwork', 'replace-artwork'],
    things: ['shop', 'own-artwork'],
    reasons: ['no-such-artwork', 'no-artwork', 'colour-displayed', 'all-colours-displayed'],
    sources: ['sale'],
  },
  see: ['market', 'workshop', 'free-action'],
};

const GREEN = COLOURS.indexOf('green');
/** Of the example: artworks that somebody has, and so many steps. */
const OWNED = 2;

export const market: Topic<Rules> = {
  id: 'market',
  title: plain(m.market_title),
  blocks: [
    text(plain(m.market_read)),
    text((v, { plain: rules }) =>
      m.market_axes({ francs: rules.marketFrancs.join('-'), points: rules.marketPoints.join('-') }, v),
    ),
    text((v, { plain: rules }) => {
      const best = bestOfCentre(rules);
      return m.market_black({ francs: francs(v, best.francs), points: inPoints(v, best.points) }, v);
    }),
    text(plain(m.market_move)),
    pictures(() => ['market']),
    example((v, { plain: rules }) => {
      const before = saleFrom(rules, GREEN, 0);
      const after = saleFrom(rules, GREEN, -OWNED);
      return m.market_example(
        {
          artworks: artworks(v, OWNED),
          francs: francs(v, before.francs),
          points: inPoints(v, before.points),
          steps: stepsOf(v, OWNED),
          betterFrancs: francs(v, after.francs),
          betterPoints: inPoints(v, after.points),
        },
        v,
      );
    }),
    example(plain(m.market_example_swap)),
  ],
  about: { steps: ['move-cursor'], things: ['market'], reasons: ['too-far'] },
  see: ['sales'],
};
