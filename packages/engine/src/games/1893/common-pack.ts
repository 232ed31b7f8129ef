/** What the component packs of all editions hold alike, what it must look like, and the parameters it makes. */
import type { Fault } from '../../core/faults.ts';
import { identifier, origin, valued } from '../../core/pack.ts';
import { shownName } from '../../core/printable.ts';
import { integer, listOf, object, oneOf, type Read, type Shape, text } from '../../core/shape.ts';
import { irisAt } from './board.ts';
import type { CompassKind } from './compass.ts';
import { bonusShape, effectShape } from './effects.ts';
import { ACTIONS, type Action, type ActionName, COLOURS, COLUMNS, TRACKS } from './ids.ts';
import { MARKET_SIZE } from './market.ts';
import { DISPLAY } from './noble-display.ts';
import type { NobleRules, PrestigeCard, StockCard } from './parameters.ts';

const TRACK_SPACES = 6;
const HOUSES = 6;
export const ROUNDS = 5;

/** Of a prestige card, and of each of them. A table over a network takes no pack without end. */
const MOST_ALTERNATIVES = 4;
const MOST_EFFECTS = 4;

/** Nobles of a player are a bit set, and every subset of it a choice at the end: there can't be many kinds. */
const MOST_NOBLES = 12;

export const smallCount = integer(0, 99);
export const trackShape = valued(listOf(smallCount, TRACK_SPACES));
export const houseCostsShape = valued(listOf(integer(2, 4), HOUSES));
export const stripsShape = valued(listOf(listOf(oneOf(ACTIONS), COLUMNS), COLUMNS));

export const nobleShape = object({
  /** Also its word in the notation. */
  id: identifier('stop', 'none', 'decline'),
  name: text(60),
  cost: valued(integer(0, 20)),
  /** Cards in the box. */
  copies: valued(integer(1, 9)),
  /** Each player starts with this one; it is not in the deck. */
  starting: oneOf([true, false]),
  effect: effectShape,
});
export type NobleComponent = Read<typeof nobleShape>;

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

/** The shapes of the components, in the order in which a pack is written. */
export function commonShapes(
  kinds: readonly CompassKind[],
  needle: Shape<CompassKind | number>,
  prestige: number,
) {
  return {
    startFrancs: valued(listOf(smallCount, 5)),
    architects: valued(integer(3, 20)),
    architectsInCourthouse: valued(integer(0, 20)),
    cubes: valued(object({ wood: smallCount, iron: smallCount, stone: smallCount, joker: smallCount })),
    /** Two at least: five players each begin with one of four colours. */
    artworksPerColour: valued(integer(2, 99)),
    houseCosts: houseCostsShape,
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
    tracks: object({ iris: trackShape, crown: trackShape, architect: trackShape }),
    /** Clockwise, or the tiles that chance lays out. */
    compass: valued(listOf(oneOf(kinds), kinds.length)),
    needles: valued(listOf(needle, 2)),
    strips: stripsShape,
    stock: listOf(stockShape, 12),
    prestige: listOf(prestigeShape, prestige),
  };
}

const anyCommon = object(commonShapes([], oneOf<CompassKind | number>([]), 0));
export type CommonComponents = Read<typeof anyCommon>;

type TellFault = (path: string, message: string) => void;

/** Faults that only show when values are seen together; `kinds` are those that the compass must have. */
export function commonFaults(components: CommonComponents, kinds: readonly CompassKind[]): Fault[] {
  const faults: Fault[] = [];
  const fault: TellFault = (path, message) => faults.push({ path: `components.${path}`, message });
  stripFaults('strips', components.strips.value, fault);
  for (const kind of kinds) {
    if (!components.compass.value.includes(kind)) fault('compass.value', `has no ${kind} space`);
  }
  const [first, second] = components.needles.value;
  if (first === second) fault('needles.value', 'both needles on one space');
  nobleFaults(components.nobles, fault);
  components.nobles.forEach(({ effect }, i) => {
    if (effect.kind === 'traveller' || effect.kind === 'white-artwork')
      fault(`nobles[${i}].effect`, `there is no ${effect.kind} in the base game`);
  });
  components.stock.forEach((card, i) => {
    card.irises.forEach(([one, two], j) => {
      if (one.join() === two.join()) fault(`stock[${i}].irises[${j}]`, 'names one iris twice');
    });
  });
  components.prestige.forEach((card, i) => {
    const isRight =
      isCount(card.bonus, MOST_ALTERNATIVES) && card.bonus.every((effects) => isCount(effects, MOST_EFFECTS));
    if (!isRight)
      fault(
        `prestige[${i}].bonus`,
        `needs 1 to ${MOST_ALTERNATIVES} alternatives with 1 to ${MOST_EFFECTS} effects each`,
      );
  });
  if (components.architectsInCourthouse.value > components.architects.value)
    fault('architectsInCourthouse', 'more than there are architects');
  components.market.corners.value.forEach((corner, i, corners) => {
    if (corners.findIndex((other) => other.join() === corner.join()) !== i)
      fault(`market.corners.value[${i}]`, 'two colours on one cell');
  });
  return faults;
}

function isCount({ length }: readonly unknown[], most: number): boolean {
  return length > 0 && length <= most;
}

export function stripFaults(
  path: string,
  strips: readonly (readonly ActionName[])[],
  fault: TellFault,
): void {
  strips.forEach((strip, i) => {
    for (const action of ACTIONS)
      if (!strip.includes(action)) fault(`${path}.value[${i}]`, `has no ${action} space`);
  });
}

export function nobleFaults(nobles: readonly NobleComponent[], fault: TellFault): void {
  const ids = nobles.map((noble) => noble.id);
  ids.forEach((id, i) => {
    if (ids.indexOf(id) !== i) fault(`nobles[${i}].id`, `'${id}' is there twice`);
  });
  if (nobles.filter((noble) => noble.starting).length !== 1)
    fault('nobles', 'one noble must be the starting one');
  const inDeck = nobleCards(nobles).length;
  if (inDeck < DISPLAY + 1)
    fault('nobles', `only ${inDeck} cards for the deck; the display takes ${DISPLAY}`);
  if (nobles.length > MOST_NOBLES) fault('nobles', `${nobles.length} kinds; ${MOST_NOBLES} at most`);
}

/** A list in the state is read by index: what the pack names by word becomes its place in a list here. */
export function commonParameters(players: number, c: CommonComponents) {
  const { wood, iron, stone, joker } = c.cubes.value;
  return {
    rounds: ROUNDS,
    startFrancs: c.startFrancs.value,
    architects: c.architects.value,
    architectsInCourthouse: c.architectsInCourthouse.value,
    usesPerArchitect: players >= 4 ? 2 : 1,
    cubes: [wood, iron, stone, 0, joker],
    artworksPerColour: c.artworksPerColour.value,
    cubesPerMaterialsAction: c.cubesPerMaterialsAction.value,
    jokersAtMarket: c.jokersAtMarket.value,
    boards: [
      {
        id: 'standard',
        name: 'Architect board',
        tracks: TRACKS.map((track) => c.tracks[track].value),
        houseCosts: c.houseCosts.value,
        multiplier: 1,
      },
    ],
    houses: HOUSES,
    houseBonuses: c.houseBonuses.value,
    noJokerBonus: c.noJokerBonus.value,
    francsPerUnit: c.francsPerUnit.value,
    compassSpaces: c.compass.value.length,
    nobles: c.nobles.map(nobleRules),
    startingNoble: c.nobles.findIndex((noble) => noble.starting),
    nobleCards: nobleCards(c.nobles),
    displayCosts: c.displayCosts.value,
    unpaidNoblePenalty: c.unpaidNoblePenalty.value,
    stock: c.stock.map(
      ({ francs, irises }): StockCard => ({
        francs,
        irises: irises[players - 2].map(([row, column]) => irisAt(row - 1, column - 1)).sort((a, b) => a - b),
      }),
    ),
    prestige: c.prestige as readonly PrestigeCard[],
    firstToPassManneken: c.firstToPassManneken.value,
    marketFrancs: c.market.francs.value,
    marketPoints: c.market.points.value,
    corners: c.market.corners.value,
    firstPlayerBonus: c.firstPlayerBonus.value,
    francsPerSet: c.francsPerSet.value,
    architectsNotCounted: c.architectsNotCounted.value,
    leastBid: 1,
    tiledSpaces: 0,
    surcharges: [],
    bonusTiles: 0,
    cardNumbers: [],
    tileNumbers: [],
    travellers: 0,
    portraitLevel: 0,
  };
}

export function nobleRules({ id, name, cost, effect }: NobleComponent): NobleRules {
  return { id, name: shownName(name, id), cost: cost.value, effect };
}

/** The cards of the deck, as kinds. */
export function nobleCards(nobles: readonly NobleComponent[]): number[] {
  return nobles.flatMap((noble, i) => (noble.starting ? [] : Array<number>(noble.copies.value).fill(i)));
}

export function stripActions(strip: readonly ActionName[]): Action[] {
  return strip.map((action) => ACTIONS.indexOf(action));
}
