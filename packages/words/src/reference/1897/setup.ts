/** What is in the box, how the game begins, and what lies in the Art Nouveau area. */
import { BUILDINGS, COLUMNS, PILES, type Rules } from '@horta/engine/1897';
import { m } from '#messages/rules-1897';
import { pileName } from '../../games/1897/names.ts';
import { listOfAll } from '../../text.ts';
import { francs, type Voice } from '../../voice.ts';
import { pictures, steps, table, text } from '../blocks.ts';
import type { Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import {
  buildings,
  firstPrisoners,
  nobleCopies,
  ownArchitects,
  playerCounts,
  startingNoble,
} from './phrases.ts';

export const components: Topic<Rules> = {
  id: 'components',
  title: plain(m.components),
  blocks: [
    table((v, { plain: rules }) => ({
      head: [m.head_component({}, v), m.head_cards({}, v)],
      rows: [
        [
          m.components_architects({ architects: ownArchitects(rules) }, v),
          String(rules.architects.reduce((sum, { copies }) => sum + copies, 0)),
        ],
        ...PILES.map((pile, i) => [pileName(v, pile), String(sumOf(nth(rules.copies, i)))]),
        [
          m.components_starting({ noble: startingNoble(rules) }, v),
          String(nobleCopies(rules, rules.startingNoble)),
        ],
        [m.components_bonus({}, v), String(rules.bonusCards.length)],
        [m.components_brussels({}, v), String(BUILDINGS.length)],
      ],
    })),
    text((v, { plain: rules }) =>
      m.components_single({ low: francs(v, LOW_FACE), francs: francs(v, rules.saleFrancs) }, v),
    ),
    text(plain(m.components_text)),
    pictures(() => ['architects.0', 'artworks.0', 'materials.1', 'houses.0', 'saleFrancs', 'bonusCards.0']),
  ],
  see: ['architects', 'tracks', 'noble-effects', 'bonus-cards'],
};

/** The other side of a money card: change. */
const LOW_FACE = 1;

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

export const setup: Topic<Rules> = {
  id: 'setup',
  title: plain(m.setup),
  blocks: [
    steps(
      plain(m.setup_board),
      (v) => m.setup_brussels({ buildings: buildings(v) }, v),
      (v, { plain: rules }) => m.setup_noble({ noble: startingNoble(rules) }, v),
      plain(m.setup_piles),
      plain(m.setup_area),
      (v, { plain: rules }) => m.setup_architects({ architects: ownArchitects(rules) }, v),
      (v, { plain: rules }) =>
        m.setup_francs(
          {
            francs: listOfAll(
              v.locale,
              rules.startFrancs.slice(0, rules.players).map((count) => francs(v, count)),
            ),
          },
          v,
        ),
    ),
    table((v, facts) => ({
      head: [m.head_players({}, v), m.head_prison({}, v)],
      rows: playerCounts(facts).map((count) => [String(count), firstPrisoners(facts.with(count))]),
    })),
  ],
  see: ['area', 'two-players'],
};

export const area: Topic<Rules> = {
  id: 'area',
  title: plain(m.area),
  blocks: [
    steps(
      (v) => m.area_draw({ piles: piles(v) }, v),
      (v, { plain: rules }) => m.area_lay({ francs: francs(v, rules.saleFrancs) }, v),
      plain(m.area_rest),
      plain(m.area_bonus),
    ),
    table((v, facts) => ({
      head: [m.head_players({}, v), m.head_of_each({}, v), m.head_area({}, v)],
      rows: playerCounts(facts).map((count) => {
        const { cardsPerPile, cells } = facts.with(count);
        return [String(count), String(cardsPerPile), `${cells / COLUMNS} × ${COLUMNS}`];
      }),
    })),
    { kind: 'scene', scene: 'area' },
    text(plain(m.area_missing)),
    text(plain(m.area_piles)),
  ],
  rulings: ['R-42', 'R-43'],
  about: { reasons: ['outside-area', 'cell-empty'], things: ['pile'] },
  see: ['placing', 'columns', 'two-players'],
};

function piles(v: Voice): string {
  return listOfAll(
    v.locale,
    PILES.map((pile) => pileName(v, pile)),
  );
}
