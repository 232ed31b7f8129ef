/** What the game consists of, and how it is set up. */
import { COLUMNS, COMPASS_KINDS, type Rules } from '@horta/engine/1893';
import { compassName } from '../../games/1893/names.ts';
import { francs, points as inPoints, type Voice } from '../../voice.ts';
import { pictures, steps, table, text } from '../blocks.ts';
import type { Facts, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import {
  allOf,
  architects,
  cards,
  colourNames,
  columns,
  houses,
  kindsOfMaterials,
  players,
  ROUND_THE_TRACK,
  rows,
  startingNoble,
} from './amounts.ts';
import { m } from './messages.ts';

export const components: Topic<Rules> = {
  id: 'components',
  title: plain(m.components_title),
  blocks: [
    text((v, { leastPlayers, mostPlayers }) =>
      m.components_players({ least: leastPlayers, most: players(v, mostPlayers) }, v),
    ),
    table((v, { plain: rules }) => {
      const list: readonly (readonly [string, number])[] = [
        [m.components_strips({}, v), rules.strips.length],
        [m.components_stock({}, v), rules.stock.length],
        [m.components_prestige({}, v), rules.prestige.length],
        [m.components_nobles({}, v), rules.nobleCards.length],
        [m.components_starting({ noble: startingNoble(rules) }, v), rules.players],
        [m.components_artworks({ colours: colourNames(v) }, v), rules.artworksPerColour],
        // They are as many of each kind, unless a pack says otherwise.
        ...byNumber(v, rules).map(([materials, count]): readonly [string, number] => [
          m.components_cubes({ materials }, v),
          count,
        ]),
        [m.components_jokers({}, v), nth(rules.cubes, rules.cubes.length - 1)],
        [m.components_houses({}, v), rules.houses],
        [m.components_architects({}, v), rules.architects],
      ];
      return {
        head: [m.components_head({}, v), m.number_head({}, v)],
        rows: list.map(([name, count]) => [name, String(count)]),
      };
    }),
    text((v) => m.components_rest({ points: inPoints(v, ROUND_THE_TRACK) }, v)),
    text(ofExpansion),
  ],
  see: ['setup'],
};

/** What stays in the box without the expansion. */
function ofExpansion(v: Voice, { plain: rules, full }: Facts<Rules>): string {
  const names = full.nobles.slice(rules.nobles.length).map(({ name }) => name);
  return m.components_glass({ nobles: allOf(v, names) }, v);
}

/** Kinds of refined materials of which there are as many. */
export function byNumber(v: Voice, rules: Rules): (readonly [string, number])[] {
  const counts = rules.cubes.slice(0, -1).filter((count) => count > 0);
  const names = kindsOfMaterials(v, rules);
  return [...new Set(counts)].map((count) => [names.filter((_, i) => counts[i] === count).join(', '), count]);
}

export const setup: Topic<Rules> = {
  id: 'setup',
  title: plain(m.setup_title),
  blocks: [
    steps(
      (v, { plain: rules }) =>
        m.setup_strips(
          {
            strips: m.count_strips({ count: rules.strips.length }, v),
            rows: rows(v, rules.strips.length),
            columns: columns(v, COLUMNS),
          },
          v,
        ),
      (v) => m.setup_boards({ points: inPoints(v, ROUND_THE_TRACK) }, v),
      plain(m.setup_prestige),
      (v, { plain: rules }) =>
        m.setup_nobles({ starting: startingNoble(rules), count: rules.displayCosts.length }, v),
      (v, { plain: rules }) => m.setup_stock({ cards: cards(v, rules.stock.length - rules.stockOut) }, v),
      plain(m.setup_supply),
      (v, { plain: rules }) => m.setup_compass({ named: needlesAtStart(v, rules) }, v),
      plain(m.setup_first),
    ),
    table((v, { plain: rules }) => ({
      head: [m.place_head({}, v), m.francs_head({}, v)],
      rows: rules.startFrancs.map((count, place) => [String(place + 1), francs(v, count)]),
    })),
    text(plain(m.setup_each)),
    steps(plain(m.setup_board), plain(m.setup_artwork), (v, { plain: rules }) =>
      m.setup_pieces(
        {
          noble: startingNoble(rules),
          houses: houses(v, rules.houses),
          architects: architects(v, rules.architects),
          courthouse: rules.architectsInCourthouse,
        },
        v,
      ),
    ),
    text((v, { leastPlayers }) => m.setup_neutral({ players: players(v, leastPlayers) }, v)),
    text(ofExpansion),
    pictures(({ plain: rules }) => ['strips', `nobles.${rules.startingNoble}`]),
  ],
  rulings: ['R-1', 'R-50'],
  about: { steps: ['start-artwork'] },
  see: ['rhythm', 'two-players', 'boards'],
};

/** What the needles name at the start. */
function needlesAtStart(v: Voice, rules: Rules): string {
  return allOf(
    v,
    rules.needles.map((space) => compassName(v, rules, nth(COMPASS_KINDS, nth(rules.compass, space)))),
  );
}
