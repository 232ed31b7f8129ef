/** What the game is about, what it consists of, how it is set up, and how a round goes. */
import { COLUMNS, COMPASS_KINDS, type PointSource, type Rules, TRACKS } from '@horta/engine/1893';
import {
  actionName,
  brusselsName,
  compassName,
  rowName,
  sourceName,
  trackName,
} from '../../games/1893/names.ts';
import { capitalised } from '../../text.ts';
import { francs, points as inPoints, type Voice } from '../../voice.ts';
import { pictures, points, steps, table, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import {
  allOf,
  architects,
  architectTrack,
  cards,
  colourNames,
  columns,
  crownTrack,
  houses,
  irisTrack,
  kindsOfMaterials,
  levels,
  players,
  rounds,
  rows,
  startingNoble,
} from './amounts.ts';
import { m } from './messages.ts';

/** Points that the points track counts before one begins again. */
const ROUND_THE_TRACK = 100;

/** The year of the title. */
const YEAR = 1893;

/** Of all the sources of points those that are scored once the last round is over. */
const AT_THE_END: readonly PointSource[] = [
  'unpaid-nobles',
  'houses',
  'cubes',
  'first-player',
  'row-architects',
  'row-nobles',
  'row-artworks',
  'row-francs',
];

function sources(v: Voice, { pointSources }: Rules, atTheEnd: boolean): string {
  return pointSources
    .filter((source) => AT_THE_END.includes(source) === atTheEnd)
    .map((source) => sourceName(v, source))
    .join(' · ');
}

export const goal: Topic<Rules> = {
  id: 'goal',
  title: plain(m.goal_title),
  blocks: [
    text((v) => m.goal_lead({ year: YEAR }, v)),
    text((v, { plain: rules }) => m.goal_win({ rounds: rounds(v, rules.rounds) }, v)),
    text((v) => m.goal_track({ points: inPoints(v, ROUND_THE_TRACK) }, v)),
    points(
      (v, { plain: rules }) => m.goal_during({ sources: sources(v, rules, false) }, v),
      (v, { plain: rules }) => m.goal_end({ sources: sources(v, rules, true) }, v),
    ),
    text(plain(m.goal_surprises)),
    points(
      plain(m.goal_surprise_bids),
      plain(m.goal_surprise_irises),
      (v, { plain: rules }) => m.goal_surprise_nobles({ points: inPoints(v, rules.unpaidNoblePenalty) }, v),
      (v, { plain: rules }) => m.goal_surprise_first({ points: inPoints(v, rules.firstPlayerBonus) }, v),
    ),
  ],
  about: { things: ['points'] },
  see: ['rhythm', 'turn', 'final-scoring'],
};

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
    text(plain(m.components_glass)),
  ],
  see: ['setup'],
};

/** Kinds of refined materials of which there are as many, and how many. */
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
    pictures(({ plain: rules }) => [
      `nobles.${rules.startingNoble}`,
      ...rules.strips.map((_, i) => `strips.${i}`),
    ]),
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

export const rhythm: Topic<Rules> = {
  id: 'rhythm',
  title: plain(m.rhythm_title),
  blocks: [
    text((v, { plain: rules }) => m.rhythm_lead({ rounds: rounds(v, rules.rounds) }, v)),
    steps(plain(m.rhythm_planning), plain(m.rhythm_action), plain(m.rhythm_resolution)),
    text(plain(m.rhythm_after)),
    { kind: 'scene', scene: 'area' },
  ],
  see: ['planning', 'turn', 'columns', 'end-of-round'],
};

/** Nobles that give francs, by name. */
function givers({ nobles }: Rules): string[] {
  return nobles.flatMap(({ name, effect }) => (effect.kind === 'francs' ? [name] : []));
}

export const money: Topic<Rules> = {
  id: 'money',
  title: plain(m.money_title),
  blocks: [
    text(plain(m.money_lead)),
    points(
      (v, { plain: rules }) =>
        m.money_in(
          {
            sources: [actionName(v, 'sales'), brusselsName(v, 'stock-exchange'), ...givers(rules)].join(', '),
          },
          v,
        ),
      plain(m.money_out),
      (v) => m.money_end({ row: rowName(v, 'francs') }, v),
    ),
  ],
  rulings: ['R-2'],
  about: { things: ['francs'] },
  see: ['bids', 'nobles', 'stock-exchange', 'passing', 'rows'],
};

export const tracks: Topic<Rules> = {
  id: 'tracks',
  title: plain(m.tracks_title),
  blocks: [
    text(plain(m.tracks_lead)),
    points(
      (v) => m.tracks_iris({ track: capitalised(v.locale, irisTrack(v)) }, v),
      (v) => m.tracks_crown({ track: capitalised(v.locale, crownTrack(v)) }, v),
      (v) => m.tracks_architect({ track: capitalised(v.locale, architectTrack(v)) }, v),
    ),
    table((v, { plain: rules }) => ({
      head: [m.tracks_head({}, v), m.levels_head({}, v)],
      rows: TRACKS.map((track, i) => [
        capitalised(v.locale, trackName(v, track)),
        levels(nth(rules.boards, 0).tracks[i]),
      ]),
    })),
    text(plain(m.tracks_full)),
    { kind: 'scene', scene: 'architect-board' },
  ],
  about: { things: ['track'], reasons: ['track-full'] },
  see: ['irises', 'grand-place', 'final-scoring', 'prestige-cards', 'boards'],
};

export const START: Chapter<Rules> = {
  id: 'start',
  title: plain(m.chapter_start),
  topics: [goal, components, setup, rhythm, money, tracks],
};
