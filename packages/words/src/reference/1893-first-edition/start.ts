/** What is in the box of the first edition, and how a game of it begins. */
import { COLUMNS, COMPASS_KINDS, type Rules } from '@horta/engine/1893';
import { m as own } from '#messages/rules-1893-first-edition';
import { compassName } from '../../games/1893/names.ts';
import type { Voice } from '../../voice.ts';
import { francs } from '../../voice.ts';
import {
  allOf,
  architects,
  cards,
  colourNames,
  columns,
  houses,
  players,
  rows,
  startingNoble,
} from '../1893/amounts.ts';
import { m } from '../1893/messages.ts';
import { byNumber } from '../1893/setup.ts';
import { goal, money, rhythm, tracks } from '../1893/start.ts';
import { pictures, steps, table, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { componentsOf, exhibitionYears } from './pack.ts';

const components: Topic<Rules> = {
  id: 'components',
  title: plain(m.components_title),
  blocks: [
    text((v, { leastPlayers, mostPlayers }) =>
      m.components_players({ least: leastPlayers, most: players(v, mostPlayers) }, v),
    ),
    table((v, { plain: rules }) => ({
      head: [m.components_head({}, v), m.number_head({}, v)],
      rows: contents(v, rules).map(([name, count]) => [name, String(count)]),
    })),
    text(plain(own.components_rest)),
    pictures(() => ['compass', 'market']),
  ],
  see: ['setup'],
};

function contents(v: Voice, rules: Rules): readonly (readonly [string, number])[] {
  const { compass, exhibitions } = componentsOf(rules);
  return [
    [m.components_strips({}, v), rules.strips.length],
    [m.components_stock({}, v), rules.stock.length],
    [m.components_prestige({}, v), rules.prestige.length],
    [m.components_nobles({}, v), rules.nobleCards.length],
    [m.components_starting({ noble: startingNoble(rules) }, v), rules.players],
    [own.components_exhibitions({ years: exhibitionYears(rules) }, v), exhibitions.length],
    [own.components_compass({ kinds: compassKinds(v, rules) }, v), compass.value.length],
    [m.components_artworks({ colours: colourNames(v) }, v), rules.artworksPerColour],
    ...byNumber(v, rules).map(([materials, count]): readonly [string, number] => [
      m.components_cubes({ materials }, v),
      count,
    ]),
    [m.components_jokers({}, v), nth(rules.cubes, rules.cubes.length - 1)],
    [m.components_houses({}, v), rules.houses],
    [m.components_architects({}, v), rules.architects],
  ];
}

/** "wood, stone, iron, any refined material, 3 BF, the empty space" */
export function compassKinds(v: Voice, rules: Rules): string {
  return componentsOf(rules)
    .compass.value.filter((kind) => COMPASS_KINDS.includes(kind))
    .map((kind) => compassName(v, rules, kind))
    .join(', ');
}

const setup: Topic<Rules> = {
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
      plain(m.setup_prestige),
      (v, { plain: rules }) =>
        m.setup_nobles({ starting: startingNoble(rules), count: rules.displayCosts.length }, v),
      (v, { plain: rules }) => m.setup_stock({ cards: cards(v, rules.stock.length) }, v),
      plain(m.setup_supply),
      (v, { plain: rules }) =>
        m.setup_compass(
          {
            named: allOf(
              v,
              rules.needles.map((space) => String(space + 1)),
            ),
          },
          v,
        ),
      (v, { plain: rules }) =>
        own.setup_exhibitions({ year: nth(componentsOf(rules).exhibitions, 0).year }, v),
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
    pictures(({ plain: rules }) => [
      `nobles.${rules.startingNoble}`,
      ...rules.strips.map((_, i) => `strips.${i}`),
    ]),
  ],
  rulings: ['R-1', 'R-50'],
  see: ['rhythm', 'two-players', 'exhibition-tiles'],
};

/** There are no boards to choose from. */
const ownTracks: Topic<Rules> = {
  ...tracks,
  see: ['irises', 'grand-place', 'final-scoring', 'prestige-cards'],
};

export const START: Chapter<Rules> = {
  id: 'start',
  title: plain(m.chapter_start),
  topics: [goal, components, setup, rhythm, money, ownTracks],
};
