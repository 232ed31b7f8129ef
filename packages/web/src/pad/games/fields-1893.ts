/** What is asked after a game of Bruxelles 1893, both editions, in the order of the final scoring. */
import {
  ARCHITECT_TRACK,
  BLACK,
  COLUMNS,
  CROWN_TRACK,
  IRIS_TRACK,
  REFINED,
  ROWS,
  type Rules,
  SITES,
  SPACES,
  TILES,
  type TileName,
  WHITE,
} from '@horta/engine/1893';
import type { IconName } from '../../art/icons.ts';
import {
  type Field,
  hasMember,
  type LevelField,
  type Limit,
  type NumberField,
  type Place,
  type Refusal,
  type Section,
  type SetField,
  type SpotsField,
  sizeOf,
} from '../fields.ts';
import { hasOwnBoards } from '../pad.ts';
import { FRANCS, noteOfNobles, POINTS } from './common-fields.ts';
import { noted, notedByOthers, othersOf, shared } from './pad-game.ts';

/** Who plays 1893 with the rules of 1893: what the pad is given by whoever loads it. */
const rulesOf = ({ rules }: Place): Rules => rules as unknown as Rules;

/** The board whose numbers count for this player. */
function boardOf(place: Place): Rules['boards'][number] {
  const { boards } = rulesOf(place);
  const { pad, seat } = place;
  return boards[hasOwnBoards(pad) ? (pad.players[seat]?.board ?? 0) : 0] ?? boards[0];
}

function isExpanded({ pad }: Place): boolean {
  return pad.options.belleEpoque === true;
}

function hasTile(place: Place, tile: TileName): boolean {
  return isExpanded(place) && hasMember(noted(place, 'tiles'), TILES.indexOf(tile));
}

/** What each of them shows. */
const TILE_ICONS: Readonly<Record<TileName, IconName>> = {
  sevens: 'points',
  row: 'points',
  iris: 'iris',
  artworks: 'artwork',
  crown: 'crown',
  house: 'house',
  passing: 'card',
  buildings: 'pavilion',
  neighbours: 'house',
  portrait: 'architect',
  white: 'art-white',
  patrons: 'noble',
};

const BONUS_TILES: SetField = {
  kind: 'set',
  id: 'tiles',
  sources: ['bonus-tiles'],
  label: { kind: 'source', which: 'bonus-tiles' },
  hint: 'tiles_hint',
  isAsked: isExpanded,
  members: () =>
    TILES.map((tile) => ({
      label: { kind: 'tile', which: tile },
      hint: { kind: 'tile-effect', which: tile },
      icon: TILE_ICONS[tile],
    })),
  refusal(place, tile): Refusal | undefined {
    const by = othersOf(place).filter((other) => hasMember(noted(other, 'tiles'), tile));
    if (by.length > 0) return { code: 'taken', by: by.map(({ seat }) => seat) };
    const most = tilesInPlay(place);
    const taken = [place, ...othersOf(place)].reduce(
      (sum, other) => sum + sizeOf(noted(other, 'tiles') & ~(other === place ? 1 << tile : 0)),
      0,
    );
    return taken >= most ? { code: 'full', most } : undefined;
  },
};

/** How many of them lie at a table of so many players: what the rules lay out. */
function tilesInPlay(place: Place): number {
  const { players } = place.rules;
  const part = rulesOf(place).pack.components as {
    belleEpoque?: { bonusTiles: { value: readonly number[] } };
  };
  return part.belleEpoque?.bonusTiles.value[players - 2] ?? 0;
}

/** Where the disc is; asked only if a tile counts it. */
function trackField(track: number, id: 'iris' | 'crown'): LevelField {
  return {
    kind: 'level',
    id,
    icon: id,
    isPlace: true,
    label: { kind: 'track', which: track },
    hint: 'track_hint',
    isAsked: (place) => hasTile(place, id),
    levels: (place) => boardOf(place).tracks[track] ?? [],
  };
}

const PASSING_CARDS: NumberField = {
  kind: 'number',
  id: 'passing',
  label: 'passing',
  icon: 'card',
  isAsked: (place) => hasTile(place, 'passing'),
  most: (place) => shared(rulesOf(place).rounds, notedByOthers(place, 'passing'), rulesOf(place).rounds),
};

const WHITE_ARTWORKS: NumberField = {
  kind: 'number',
  id: 'whites',
  label: 'whites',
  icon: 'art-white',
  isAsked: (place) => hasTile(place, 'white'),
  most: (place) => ({ value: BLACK * rulesOf(place).artworksPerColour, bound: 'own' }),
};

const ARTWORK_COUNT: NumberField = {
  kind: 'number',
  id: 'artworks',
  label: { kind: 'row', which: 'artworks' },
  hint: (place) => (isExpanded(place) ? 'artworks_hint' : undefined),
  icon: 'artwork',
  most: (place) => {
    const all = WHITE * rulesOf(place).artworksPerColour;
    return shared(all, notedByOthers(place, 'artworks'), all);
  },
};

const HOUSE_SPOTS: SpotsField = {
  kind: 'spots',
  id: 'spots',
  label: 'spots',
  hint: 'spots_hint',
  columns: COLUMNS,
  rows: SPACES / COLUMNS,
  isAsked: (place) => hasTile(place, 'neighbours'),
  count: (place) => noted(place, 'houses'),
  isClosed: (place, spot) => hasMember(rulesOf(place).tiledSpaces, spot),
};

export const NOBLES: SetField = {
  kind: 'set',
  id: 'nobles',
  sources: ['unpaid-nobles'],
  label: { kind: 'row', which: 'nobles' },
  hint: 'nobles_hint',
  usual: (place) => 1 << rulesOf(place).startingNoble,
  note: (place) => noteOfNobles(NOBLES, place),
  members: (place) =>
    rulesOf(place).nobles.map(({ cost }, noble) => ({
      label: { kind: 'noble', which: noble },
      francs: hasTile(place, 'patrons') ? 0 : cost,
    })),
  refusal(place, noble): Refusal | undefined {
    const { nobleCards, startingNoble } = rulesOf(place);
    if (noble === startingNoble) return undefined;
    const by = othersOf(place).filter((other) => hasMember(noted(other, 'nobles'), noble));
    const copies = nobleCards.filter((card) => card === noble).length;
    return by.length >= copies ? { code: 'taken', by: by.map(({ seat }) => seat) } : undefined;
  },
};

const ARCHITECT_LEVEL: LevelField = {
  kind: 'level',
  id: 'architect',
  label: { kind: 'track', which: ARCHITECT_TRACK },
  hint: 'level_hint',
  icon: 'architect',
  levels(place) {
    const printed = boardOf(place).tracks[ARCHITECT_TRACK] ?? [];
    return hasTile(place, 'portrait') ? [...printed, rulesOf(place).portraitLevel] : printed;
  },
};

/** What all players share, of which a player has so many for houses and pavilions together. */
function sharedTiles(
  place: Place,
  all: number,
  other: 'houses' | 'pavilions',
  id: 'houses' | 'pavilions',
): Limit {
  const { houses } = rulesOf(place);
  const left = houses - (isExpanded(place) ? noted(place, other) : 0);
  const limit = shared(all, notedByOthers(place, id), Math.min(all, left));
  const isTogether = limit.bound === 'own' && left < Math.min(all, houses);
  return isTogether ? { ...limit, bound: 'together', all: houses } : limit;
}

const HOUSES: NumberField = {
  kind: 'number',
  id: 'houses',
  label: { kind: 'label', which: 'houses' },
  icon: 'house',
  sources: ['houses'],
  part: (place) => noted(place, 'houses'),
  most: (place) => sharedTiles(place, SPACES - sizeOf(rulesOf(place).tiledSpaces), 'pavilions', 'houses'),
};

const PAVILIONS: NumberField = {
  kind: 'number',
  id: 'pavilions',
  label: 'pavilions',
  icon: 'pavilion',
  sources: ['houses'],
  part: (place) => noted(place, 'pavilions'),
  isAsked: isExpanded,
  most: (place) => sharedTiles(place, SITES, 'houses', 'pavilions'),
};

const CUBES: NumberField = {
  kind: 'number',
  id: 'cubes',
  label: { kind: 'source', which: 'cubes' },
  hint: 'cubes_hint',
  icon: 'materials',
  sources: ['cubes'],
  most(place) {
    const all = rulesOf(place)
      .cubes.slice(0, REFINED)
      .reduce((sum, count) => sum + count, 0);
    return shared(all, notedByOthers(place, 'cubes'), all);
  },
};

const FREE_ARCHITECTS: NumberField = {
  kind: 'number',
  id: 'free',
  label: { kind: 'row', which: 'architects' },
  hint: (place) => (isExpanded(place) ? 'free_hint_tiles' : 'free_hint'),
  icon: 'meeple',
  // Those on bonus tiles are free, too.
  least: (place) =>
    isExpanded(place) ? Math.min(sizeOf(noted(place, 'tiles')), rulesOf(place).architects) : 0,
  most: (place) => ({ value: rulesOf(place).architects, bound: 'own' }),
};

/** Cards that a player can have slid under one row: one in each round. */
function mostSymbols(place: Place): number {
  const { prestige, rounds } = rulesOf(place);
  return prestige
    .map(({ symbols }) => symbols)
    .sort((x, y) => y - x)
    .slice(0, rounds)
    .reduce((sum, symbols) => sum + symbols, 0);
}

const ROW_ICONS: Readonly<Record<(typeof ROWS)[number], IconName>> = {
  architects: 'meeple',
  nobles: 'noble',
  artworks: 'artwork',
  francs: 'francs',
};

const MULTIPLIERS = ROWS.map(
  (row): NumberField => ({
    kind: 'number',
    id: `row-${row}`,
    label: { kind: 'source', which: `row-${row}` },
    icon: ROW_ICONS[row],
    sources: [`row-${row}`],
    usual: (place) => boardOf(place).multiplier,
    least: (place) => boardOf(place).multiplier,
    most: (place) => ({ value: boardOf(place).multiplier + mostSymbols(place), bound: 'own' }),
  }),
);

const FIRST_PLAYER: Field = {
  kind: 'holder',
  id: 'holder',
  label: { kind: 'source', which: 'first-player' },
  icon: 'first-player',
  sources: ['first-player'],
};

export const SECTIONS_1893: readonly Section[] = [
  { id: 'so-far', title: 'before_the_end', topic: 'final-scoring', fields: [POINTS, FRANCS] },
  {
    id: 'tiles',
    title: { kind: 'source', which: 'bonus-tiles' },
    topic: 'bonus-tiles',
    fields: [
      BONUS_TILES,
      trackField(IRIS_TRACK, 'iris'),
      trackField(CROWN_TRACK, 'crown'),
      PASSING_CARDS,
      WHITE_ARTWORKS,
    ],
  },
  { id: 'nobles', title: { kind: 'row', which: 'nobles' }, topic: 'paying-nobles', fields: [NOBLES] },
  {
    id: 'houses',
    title: { kind: 'label', which: 'houses' },
    topic: 'final-scoring',
    fields: [ARCHITECT_LEVEL, HOUSES, PAVILIONS, HOUSE_SPOTS],
  },
  {
    id: 'things',
    title: 'your_things',
    topic: 'final-scoring',
    fields: [CUBES, FREE_ARCHITECTS, ARTWORK_COUNT, FIRST_PLAYER],
  },
  { id: 'rows', title: 'multipliers', hint: 'multipliers_hint', topic: 'rows', fields: MULTIPLIERS },
];
