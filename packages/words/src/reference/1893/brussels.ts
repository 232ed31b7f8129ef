/** The actions in Brussels. */
import { BRUSSELS_ACTIONS, type Rules, TRACKS } from '@horta/engine/1893';
import { brusselsName } from '../../games/1893/names.ts';
import { range } from '../../text.ts';
import { francs } from '../../voice.ts';
import { example, points, table, text } from '../blocks.ts';
import type { Chapter, Facts, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { actionNames, allOf, anyOf, architects, crownTrack, jokers, nobles, players } from './amounts.ts';
import { m } from './messages.ts';
import { numbersOfPlayers } from './planning.ts';

/** Uses in the table, which goes on like that. */
const USES = 6;
/** Of the example: players, and uses before. */
const PLAYERS = 4;
const USED = 2;

/** Architects that the next use takes. */
function needed({ usesPerArchitect }: Rules, used: number): number {
  return Math.floor(used / usesPerArchitect) + 1;
}

/** Numbers of players for whom the same holds: fewest and most. */
function alike(facts: Facts<Rules>): { rules: Rules; from: number; to: number }[] {
  const all = numbersOfPlayers(facts).map((count) => ({ count, rules: facts.with(count) }));
  return [...new Set(all.map(({ rules }) => rules.usesPerArchitect))].map((uses) => {
    const same = all.filter(({ rules }) => rules.usesPerArchitect === uses);
    return { rules: nth(same, 0).rules, from: nth(same, 0).count, to: nth(same, same.length - 1).count };
  });
}

export const brussels: Topic<Rules> = {
  id: 'brussels',
  title: plain(m.brussels_title),
  blocks: [
    text((v) =>
      m.brussels_actions(
        {
          actions: allOf(
            v,
            BRUSSELS_ACTIONS.map((action) => brusselsName(v, action)),
          ),
        },
        v,
      ),
    ),
    text(plain(m.brussels_lead)),
    table((v, facts) => {
      const groups = alike(facts);
      return {
        head: [
          m.use_head({}, v),
          ...groups.map(({ from, to }) =>
            from === to ? players(v, to) : m.range_players({ range: range(from, to) }, v),
          ),
        ],
        rows: Array.from({ length: USES }, (_, used) => [
          String(used + 1),
          ...groups.map(({ rules }) => String(needed(rules, used))),
        ]),
      };
    }),
    example((v, facts) =>
      m.brussels_example(
        {
          players: players(v, PLAYERS),
          used: USED,
          architects: architects(v, needed(facts.with(PLAYERS), USED)),
        },
        v,
      ),
    ),
    points(plain(m.brussels_stay), plain(m.brussels_nothing)),
    { kind: 'scene', scene: 'brussels' },
  ],
  rulings: ['R-7', 'R-48'],
  about: { things: ['brussels'], reasons: ['not-enough-architects'] },
  see: ['stock-exchange', 'grand-place', 'cinquantenaire', 'saint-catherine', 'courthouse'],
};

export const stockExchange: Topic<Rules> = {
  id: 'stock-exchange',
  title: (v) => brusselsName(v, 'stock-exchange'),
  blocks: [
    text((v, { plain: { stock } }) => {
      const values = stock.map((card) => card.francs);
      return m.stock_take({ least: Math.min(...values), most: francs(v, Math.max(...values)) }, v);
    }),
    { kind: 'pictures', paths: () => ['stock.0', 'stock.1', 'stock.2'] },
  ],
  about: { things: ['stock'] },
  see: ['planning', 'money'],
};

const CROWN = TRACKS.indexOf('crown');
/** The space of the crown track that the disc of the example lies on. */
const CROWN_SPACE = 1;

export const grandPlace: Topic<Rules> = {
  id: 'grand-place',
  title: (v) => brusselsName(v, 'grand-place'),
  blocks: [
    text((v) => m.grand_use({ track: crownTrack(v) }, v)),
    points(plain(m.grand_level), plain(m.grand_once)),
    example((v, facts) => {
      const rules = facts.with(PLAYERS);
      const level = nth(nth(nth(rules.boards, 0).tracks, CROWN), CROWN_SPACE);
      return m.grand_example(
        {
          players: players(v, PLAYERS),
          used: USED,
          track: crownTrack(v),
          level,
          architects: architects(v, needed(rules, USED)),
          nobles: nobles(v, level),
        },
        v,
      );
    }),
  ],
  about: {
    steps: ['use-nobles'],
    reasons: ['noble-used', 'noble-not-yours', 'no-noble-ready'],
    warnings: ['1893-declined-noble'],
  },
  see: ['noble-effects', 'tracks'],
};

export const cinquantenaire: Topic<Rules> = {
  id: 'cinquantenaire',
  title: (v) => brusselsName(v, 'cinquantenaire'),
  blocks: [text((v) => m.cinq_do({ actions: actionNames(v, anyOf) }, v)), text(plain(m.cinq_free))],
  about: { steps: ['cinquantenaire'] },
  see: ['turn', 'free-action'],
};

export const saintCatherine: Topic<Rules> = {
  id: 'saint-catherine',
  title: (v) => brusselsName(v, 'saint-catherine'),
  blocks: [
    text((v, { plain: rules }) => m.saint_take({ jokers: jokers(v, rules.jokersAtMarket) }, v)),
    text(plain(m.saint_use)),
  ],
  rulings: ['R-46'],
  see: ['payment', 'end'],
};

export const BRUSSELS: Chapter<Rules> = {
  id: 'brussels',
  title: plain(m.chapter_brussels),
  topics: [brussels, stockExchange, grandPlace, cinquantenaire, saintCatherine],
};
