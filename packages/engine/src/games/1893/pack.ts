/** The component pack of Bruxelles 1893: which printed values it holds, and what they must look like. */
import { type Fault, refuseFaults } from '../../core/faults.ts';
import { origin, PACK_FORMAT, type Pack, valued } from '../../core/pack.ts';
import { integer, listOf, object, oneOf, type Read, read, type Shape, text } from '../../core/shape.ts';
import { COMPASS_KINDS, nextCompassSpace } from './compass.ts';
import { bonusShape, effectShape } from './effects.ts';
import { ACTIONS, COLOURS, COLUMNS } from './ids.ts';

const TRACK_SPACES = 6;
const HOUSES = 6;
export const DISPLAY = 4;
/** Rows and columns of the market grid, and of the places that the centre of its 3 x 3 cursor can take. */
export const MARKET_SIZE = 7;
export const CURSOR_PLACES = MARKET_SIZE - 2;
const ROUNDS = 5;

/** Nobles of a player are a bit set, and every subset of it a choice at the end: there can't be many kinds. */
const MOST_NOBLES = 12;

const smallCount = integer(0, 99);

const identifier: Shape<string> = (value, path, faults) => {
  const isTaken = value === 'stop' || value === 'none';
  if (typeof value === 'string' && /^[a-z][a-z-]{0,39}$/.test(value) && !isTaken) return value;
  faults.push({ path, message: 'expected an id of small letters and hyphens, not a word of the notation' });
  return undefined;
};

const nobleShape = object({
  /** Also its word in the notation. */
  id: identifier,
  name: text(60),
  cost: valued(integer(0, 20)),
  /** Cards in the box. */
  copies: valued(integer(1, 9)),
  /** Each player starts with this one; it is not in the deck. */
  starting: oneOf([true, false]),
  effect: effectShape,
});

const irisPair = listOf(listOf(integer(1, COLUMNS - 1), 2), 2);

const stockShape = object({
  francs: integer(0, 99),
  /** For 2, 3, 4 and 5 players: the two irises, row and column. */
  irises: listOf(irisPair, 4),
  origin,
});

const prestigeShape = object({
  /** One of the alternatives is chosen; all of its effects are gained. */
  bonus: listOf(listOf(bonusShape)),
  symbols: integer(0, 9),
  manneken: integer(0, 9),
  origin,
});

const componentsShape = object({
  startFrancs: valued(listOf(smallCount, 5)),
  architects: valued(integer(3, 20)),
  architectsInCourthouse: valued(integer(0, 20)),
  cubes: valued(object({ wood: smallCount, iron: smallCount, stone: smallCount, joker: smallCount })),
  /** Two at least: five players each begin with one of four colours. */
  artworksPerColour: valued(integer(2, 99)),
  houseCosts: valued(listOf(integer(2, 4), HOUSES)),
  houseBonuses: valued(listOf(smallCount, HOUSES)),
  noJokerBonus: valued(smallCount),
  francsPerUnit: valued(integer(1, 99)),
  nobles: listOf(nobleShape),
  displayCosts: valued(listOf(smallCount, DISPLAY)),
  unpaidNoblePenalty: valued(smallCount),
  firstPlayerBonus: valued(smallCount),
  firstToPassManneken: valued(smallCount),
  francsPerSet: valued(integer(1, 99)),
  architectsNotCounted: valued(smallCount),
  jokersAtMarket: valued(smallCount),
  cubesPerMaterialsAction: valued(integer(1, 2)),
  market: object({
    francs: valued(listOf(smallCount, MARKET_SIZE)),
    points: valued(listOf(smallCount, MARKET_SIZE)),
    /** For each colour the place of its cell on the cursor: rows down and columns right of the centre. */
    corners: valued(listOf(listOf(integer(-1, 1), 2), COLOURS.length)),
  }),
  tracks: object({
    iris: valued(listOf(smallCount, TRACK_SPACES)),
    crown: valued(listOf(smallCount, TRACK_SPACES)),
    architect: valued(listOf(smallCount, TRACK_SPACES)),
  }),
  /** Clockwise. */
  compass: valued(listOf(oneOf(COMPASS_KINDS), 7)),
  needles: valued(listOf(oneOf(COMPASS_KINDS), 2)),
  strips: valued(listOf(listOf(oneOf(ACTIONS), COLUMNS), COLUMNS)),
  stock: listOf(stockShape, 12),
  prestige: listOf(prestigeShape, 30),
});

export type Components = Read<typeof componentsShape>;

export interface Pack1893 extends Pack {
  readonly components: Components;
}

const packShape = object({
  format: oneOf([PACK_FORMAT]),
  game: oneOf(['1893']),
  id: text(60),
  name: text(120),
  components: componentsShape,
}) as Shape<Pack1893>;

/** A pack from JSON; throws InvalidInput with every fault named. */
export function readPack1893(json: unknown): Pack1893 {
  const pack = read(packShape, json, 'pack');
  refuseFaults('pack', contradictions(pack.components));
  return pack;
}

/** Faults that only show when values are seen together. */
function contradictions(components: Components): Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string, message: string) => faults.push({ path: `components.${path}`, message });
  components.strips.value.forEach((strip, i) => {
    for (const action of ACTIONS)
      if (!strip.includes(action)) fault(`strips.value[${i}]`, `has no ${action} space`);
  });
  for (const kind of COMPASS_KINDS) {
    if (!components.compass.value.includes(kind)) fault('compass.value', `has no ${kind} space`);
  }
  const [first, second] = components.needles.value;
  if (first === second) fault('needles.value', 'both needles on one space');
  if (first === 'glass' || second === 'glass')
    fault('needles.value', 'the arrow tile covers the glass space');
  const compass = components.compass.value;
  const next = (space: number) => nextCompassSpace(compass, compass.indexOf('glass'), space);
  if (compass.some((kind, space) => kind !== 'glass' && next(next(space)) === space))
    fault('compass.value', 'the needles could keep each other from moving');
  const ids = components.nobles.map((noble) => noble.id);
  ids.forEach((id, i) => {
    if (ids.indexOf(id) !== i) fault(`nobles[${i}].id`, `'${id}' is there twice`);
  });
  if (components.nobles.filter((noble) => noble.starting).length !== 1)
    fault('nobles', 'one noble must be the starting one');
  if (components.nobles.length > MOST_NOBLES)
    fault('nobles', `${components.nobles.length} kinds; ${MOST_NOBLES} at most`);
  const inDeck = components.nobles
    .filter((noble) => !noble.starting)
    .reduce((sum, noble) => sum + noble.copies.value, 0);
  if (inDeck < DISPLAY + 1)
    fault('nobles', `only ${inDeck} cards for the deck; the display takes ${DISPLAY}`);
  components.stock.forEach((card, i) => {
    card.irises.forEach(([one, two], j) => {
      if (one.join() === two.join()) fault(`stock[${i}].irises[${j}]`, 'names one iris twice');
    });
  });
  components.prestige.forEach((card, i) => {
    const empty =
      card.bonus.length === 0 || card.bonus.length > 4 || card.bonus.some((effects) => effects.length === 0);
    if (empty) fault(`prestige[${i}].bonus`, 'needs 1 to 4 alternatives with an effect each');
  });
  if (components.architectsInCourthouse.value > components.architects.value)
    fault('architectsInCourthouse', 'more than there are architects');
  components.market.corners.value.forEach((corner, i, corners) => {
    if (corners.findIndex((other) => other.join() === corner.join()) !== i)
      fault(`market.corners.value[${i}]`, 'two colours on one cell');
  });
  if (COLUMNS * ROUNDS + ROUNDS > components.prestige.length)
    fault('prestige', 'too few cards for five rounds');
  return faults;
}
