/** Architects sent to Brussels: what they do there, and where some of them end. */
import { NOBILITY, type Rules } from '@horta/engine/1897';
import { m as game } from '#messages/1897';
import { m } from '#messages/rules-1897';
import { buildingName, scaleName } from '../../games/1897/names.ts';
import { francs } from '../../voice.ts';
import { example, points, table, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { CINQUANTENAIRE, noblesWith, STOCK_EXCHANGE, TOWN_HALL } from './phrases.ts';

/** Uses in the table. */
const SHOWN_USES = 4;

const brussels: Topic<Rules> = {
  id: 'brussels',
  title: plain(m.brussels),
  blocks: [
    text(plain(m.brussels_text)),
    text(plain(m.brussels_more)),
    table((v) => ({
      head: [m.head_use({}, v), m.head_architects({}, v)],
      rows: Array.from({ length: SHOWN_USES }, (_, i) => [String(i + 1), String(i + 1)]),
    })),
    points(plain(m.brussels_stay), plain(m.brussels_useful)),
    { kind: 'scene', scene: 'buildings' },
  ],
  about: {
    steps: ['send-architects'],
    reasons: ['not-enough-architects', 'wrong-number-of-architects', 'architects-short'],
    things: ['building'],
  },
  see: ['cinquantenaire', 'stock-exchange', 'town-hall', 'brussels-majority'],
};

/** Cards drawn, of which one is kept. */
const DRAWN = 2;

const cinquantenaire: Topic<Rules> = {
  id: 'cinquantenaire',
  title: (v) => buildingName(v, CINQUANTENAIRE),
  blocks: [
    text(plain(m.cinquantenaire_text)),
    points(
      (v) => m.cinquantenaire_draw({ cards: game.count_cards({ count: DRAWN }, v) }, v),
      (v, { plain: rules }) => m.cinquantenaire_sale({ francs: francs(v, rules.saleFrancs) }, v),
    ),
    text(plain(m.cinquantenaire_must)),
    text(plain(m.cinquantenaire_empty)),
    example((v, { plain: rules }) =>
      m.cinquantenaire_example(
        {
          building: buildingName(v, CINQUANTENAIRE),
          // The second to go there.
          architects: game.count_architects({ count: 2 }, v),
          francs: francs(v, rules.saleFrancs),
        },
        v,
      ),
    ),
  ],
  rulings: ['R-43'],
  about: {
    steps: ['choose-action', 'choose-artwork', 'choose-material', 'choose-house', 'choose-noble'],
    reasons: ['pile-empty', 'not-drawn'],
    things: ['drawn'],
  },
  see: ['brussels', 'sales', 'houses', 'nobles'],
};

const stockExchange: Topic<Rules> = {
  id: 'stock-exchange',
  title: (v) => buildingName(v, STOCK_EXCHANGE),
  blocks: [
    text((v, { plain: rules }) => m.exchange_text({ francs: francs(v, rules.stockExchangeFrancs) }, v)),
    text(plain(m.exchange_rising)),
  ],
  see: ['brussels', 'money'],
};

const townHall: Topic<Rules> = {
  id: 'town-hall',
  title: (v) => buildingName(v, TOWN_HALL),
  blocks: [
    text((v) => m.town_hall_text({ track: scaleName(v, 'nobility') }, v)),
    points(plain(m.town_hall_order), plain(m.town_hall_none)),
    example((v, { plain: { scales } }) => {
      const level = nth(nth(scales, NOBILITY), 1);
      return m.town_hall_example(
        { level, nobles: game.count_nobles({ count: level }, v), ready: level + 1 },
        v,
      );
    }),
  ],
  rulings: ['R-63'],
  about: {
    steps: ['use-nobles'],
    reasons: ['no-noble-ready', 'noble-not-yours', 'noble-used', 'use-one-noble-first'],
    warnings: ['1897-town-hall-void', '1897-stop'],
  },
  see: ['nobles', 'noble-effects', 'tracks'],
};

const prison: Topic<Rules> = {
  id: 'prison',
  title: plain(m.prison),
  blocks: [
    text((v, { plain: rules }) => m.prison_text({ nobles: noblesWith(v, rules, 'release') }, v)),
    points(plain(m.prison_in), plain(m.prison_tie)),
    { kind: 'scene', scene: 'prison' },
  ],
  about: {
    steps: ['release-architect'],
    reasons: ['not-in-prison', 'prison-empty'],
    things: ['prison', 'prisoner'],
  },
  see: ['brussels-majority', 'noble-effects', 'columns', 'winner'],
};

export const BRUSSELS: Chapter<Rules> = {
  id: 'brussels-actions',
  title: plain(m.chapter_brussels),
  topics: [brussels, cinquantenaire, stockExchange, townHall, prison],
};
