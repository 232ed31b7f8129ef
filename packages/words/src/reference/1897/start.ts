/** What the game is about, what is in the box, how it begins. */
import { BUILDINGS, COLUMNS, type Pack1897, PILES, type Rules, SCALES } from '@horta/engine/1897';
import { m } from '#messages/rules-1897';
import { m as shared } from '#messages/shared';
import { effectText } from '../../games/1897/amounts.ts';
import { buildingName, pileName, scaleName } from '../../games/1897/names.ts';
import { capitalised, listOfAll } from '../../text.ts';
import { francs, points as inPoints, type Voice } from '../../voice.ts';
import { example, pictures, points, steps, table, text } from '../blocks.ts';
import type { Chapter, Say, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import {
  buildings,
  firstPrisoners,
  noblesWith,
  ownArchitects,
  playerCounts,
  STOCK_EXCHANGE,
  startingNoble,
  TOWN_HALL,
} from './phrases.ts';

const goal: Topic<Rules> = {
  id: 'goal',
  title: plain(m.goal),
  blocks: [
    text((v, { leastPlayers, mostPlayers }) =>
      m.goal_players({ least: leastPlayers, most: shared.players({ count: mostPlayers }, v) }, v),
    ),
    text((v, { plain: { rounds } }) => m.goal_text({ rounds: m.count_rounds({ count: rounds }, v) }, v)),
    text(plain(m.goal_sources)),
    points(
      (v, { plain: rules }) => m.goal_building({ points: inPoints(v, rules.pointsPerMaterialKind) }, v),
      (v, { plain: rules }) => m.goal_exhibitions({ points: inPoints(v, rules.exhibitionPoints) }, v),
      plain(m.goal_arms),
      plain(m.goal_final),
    ),
    text((v, { plain: rules }) => m.goal_nobles({ points: inPoints(v, rules.unpaidNoblePenalty) }, v)),
  ],
  about: { things: ['points'] },
  see: ['rhythm', 'turn', 'final-scoring'],
};

const rhythm: Topic<Rules> = {
  id: 'rhythm',
  title: plain(m.rhythm),
  blocks: [
    text((v, { plain: { rounds } }) => m.rhythm_text({ rounds: m.count_rounds({ count: rounds }, v) }, v)),
    steps(plain(m.rhythm_maintenance), plain(m.rhythm_action), plain(m.rhythm_majority)),
    text(plain(m.rhythm_open)),
  ],
  see: ['maintenance', 'turn', 'majorities', 'end'],
};

const components: Topic<Rules> = {
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
        [m.components_starting({ noble: startingNoble(rules) }, v), String(startingCopies(rules))],
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

/** Rules only know those that are dealt; the pack knows those in the box. */
function startingCopies({ pack, startingNoble: noble }: Rules): number {
  return nth((pack as Pack1897).components.nobles, noble).copies.value;
}

const setup: Topic<Rules> = {
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

const area: Topic<Rules> = {
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

const tracks: Topic<Rules> = {
  id: 'tracks',
  title: plain(m.tracks),
  blocks: [
    text(plain(m.tracks_text)),
    points(
      onTrack('architecture', (v, track) => m.tracks_architecture({ track }, v)),
      onTrack('nobility', (v, track) =>
        m.tracks_nobility({ track, building: buildingName(v, TOWN_HALL) }, v),
      ),
      onTrack('prestige', (v, track) => m.tracks_prestige({ track }, v)),
    ),
    table((v, { plain: rules }) => ({
      head: [m.head_track({}, v), m.head_levels({}, v)],
      rows: SCALES.map((scale, i) => [
        capitalised(v.locale, scaleName(v, scale)),
        nth(rules.scales, i).join(' – '),
      ]),
    })),
    text(plain(m.tracks_tie)),
    pictures(() => SCALES.map((scale) => `scales.${scale}`)),
  ],
  about: { reasons: ['scale-full'], things: ['scale'] },
  see: ['noble-effects', 'columns', 'winner'],
};

function onTrack(scale: string, say: (v: Voice, track: string) => string): Say<Rules> {
  return (v) => say(v, capitalised(v.locale, scaleName(v, scale)));
}

/** The kind of architect that the example is about. */
const EXAMPLE = 1;

const architects: Topic<Rules> = {
  id: 'architects',
  title: plain(m.architects),
  blocks: [
    text((v, { plain: rules }) => m.architects_text({ architects: ownArchitects(rules) }, v)),
    points(plain(m.architects_face), plain(m.architects_equal)),
    example((v, { plain: { architects: kinds, faceValues } }) => {
      const [low = 0, high = 0] = faceValues.slice(EXAMPLE * 2, EXAMPLE * 2 + 2).toSorted((x, y) => x - y);
      return m.placing_example(
        {
          architect: nth(kinds, EXAMPLE).name,
          low: francs(v, low),
          lowValue: low,
          high: francs(v, high),
          highValue: high,
        },
        v,
      );
    }),
    pictures(({ plain: rules }) => rules.architects.map((_, i) => `architects.${i}`)),
  ],
  about: { things: ['hand', 'face', 'architects'] },
  see: ['placing', 'brussels', 'prison'],
};

const money: Topic<Rules> = {
  id: 'money',
  title: plain(m.money),
  blocks: [
    text(plain(m.money_text)),
    text(plain(m.money_from)),
    points(
      (v, { plain: rules }) => m.money_sale({ francs: francs(v, rules.saleFrancs) }, v),
      (v, { plain: rules }) =>
        m.money_building(
          { building: buildingName(v, STOCK_EXCHANGE), francs: francs(v, rules.stockExchangeFrancs) },
          v,
        ),
      (v, { plain: rules }) =>
        m.money_pass({ first: francs(v, rules.firstPassFrancs), others: francs(v, rules.passFrancs) }, v),
      (v, { plain: rules }) => m.money_noble({ nobles: generousNobles(v, rules) }, v),
    ),
    text(plain(m.money_limit)),
  ],
  rulings: ['R-2'],
  about: { things: ['francs'] },
  see: ['sales', 'stock-exchange', 'passing', 'paying-nobles'],
};

/** "Georges Brugmann (+4 BF)" */
function generousNobles(v: Voice, rules: Rules): string {
  const generous = rules.nobles.filter(({ effect }) => effect.kind === 'francs');
  if (generous.length === 0) return noblesWith(v, rules, 'francs');
  return generous.map(({ name, effect }) => `${name} (${effectText(v, effect)})`).join(', ');
}

export const START: Chapter<Rules> = {
  id: 'start',
  title: plain(m.chapter_start),
  topics: [goal, rhythm, components, setup, area, tracks, architects, money],
};
