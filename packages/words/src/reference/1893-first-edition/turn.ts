/** A turn in the first edition: one need not do the action, draws artworks, and covers those in the shop. */
import { PAYMENT_KINDS, type Rules } from '@horta/engine/1893';
import { m as own } from '#messages/rules-1893-first-edition';
import { unitAmount } from '../../games/1893/amounts.ts';
import { actionName, compassName } from '../../games/1893/names.ts';
import { artworks, materials as materialsOf } from '../1893/amounts.ts';
import { construction, freeAction, houseSpace } from '../1893/construction.ts';
import { m } from '../1893/messages.ts';
import { materials, nobleEffects, nobles } from '../1893/nobles.ts';
import { compass, payment, paymentBlocks } from '../1893/payment.ts';
import { bids, market, sales, turn } from '../1893/turn.ts';
import { example, pictures, points, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { compassKinds } from './start.ts';

const ownTurn: Topic<Rules> = {
  ...turn,
  rulings: ['R-14'],
  about: {
    ...turn.about,
    steps: ['turn', 'do-action'],
    warnings: [...(turn.about?.warnings ?? []), '1893-declined-action'],
  },
};

/** Exhibition tiles of the example. */
const TILES = 2;

const workshop: Topic<Rules> = {
  id: 'workshop',
  title: (v) => actionName(v, 'workshop'),
  blocks: [
    text(plain(own.workshop_take)),
    text(plain(own.workshop_keep)),
    example((v) =>
      own.workshop_example(
        { tiles: own.count_exhibitions({ count: TILES }, v), drawn: artworks(v, 1 + TILES) },
        v,
      ),
    ),
    points(plain(m.workshop_black), plain(m.workshop_use)),
    { kind: 'scene', scene: 'workshop' },
  ],
  rulings: ['R-60'],
  about: {
    steps: ['take-artwork'],
    things: ['drawn'],
    reasons: ['black-not-allowed', 'colour-not-drawn'],
  },
  see: ['artwork-piles', 'exhibition-tiles', 'sales', 'passing'],
};

const artworkPiles: Topic<Rules> = {
  id: 'artwork-piles',
  title: plain(own.piles_title),
  blocks: [text(plain(own.piles_back)), text(plain(own.workshop_empty))],
  rulings: ['R-39'],
  about: { things: ['pile', 'workshop'], reasons: ['pile-empty', 'stack-empty', 'all-stacks-empty'] },
  see: ['workshop', 'sales', 'free-action'],
};

const ownSales: Topic<Rules> = { ...sales, see: ['market', 'artwork-piles', 'workshop', 'free-action'] };

const WOOD = PAYMENT_KINDS.indexOf('wood');

const ownPayment: Topic<Rules> = {
  ...payment,
  about: {
    ...payment.about,
    reasons: [...(payment.about?.reasons ?? []), 'refined-cube-required'],
  },
  blocks: [
    ...paymentBlocks,
    example((v, { plain: rules }) => {
      const units = nth(nth(rules.boards, 0).houseCosts, Number.POSITIVE_INFINITY);
      return own.payment_whole(
        {
          kind: compassName(v, rules, 'wood'),
          units: materialsOf(v, units),
          paid: unitAmount(v, rules, WOOD, units),
        },
        v,
      );
    }),
  ],
};

const ownCompass: Topic<Rules> = {
  ...compass,
  blocks: [
    text((v, { plain: rules }) => m.compass_order({ spaces: compassKinds(v, rules) }, v)),
    points(plain(m.compass_move), plain(m.compass_apart), plain(m.compass_plan)),
    pictures(() => ['compass']),
  ],
};

export const TURN: Chapter<Rules> = {
  id: 'turn',
  title: plain(m.chapter_turn),
  topics: [
    ownTurn,
    bids,
    workshop,
    artworkPiles,
    ownSales,
    market,
    nobles,
    nobleEffects,
    materials,
    construction,
    ownPayment,
    ownCompass,
    houseSpace,
    { ...freeAction, rulings: ['R-6', 'R-45', 'R-61'] },
  ],
};
