/** The component pack of Bruxelles 1897: which printed values it holds, and what they must look like. */

import { type Fault, refuseFaults } from '../../core/faults.ts';
import { identifier, origin, type Pack, packShape, valued } from '../../core/pack.ts';
import { integer, listOf, object, oneOf, type Read, read, type Shape, text } from '../../core/shape.ts';
import { bonusShape, effectShape, endBonusShape } from './effects.ts';
import { ARCHITECT_KINDS, COLOURS, COLUMNS, HOUSES, MATERIAL_CARDS, MOST_CELLS, MOST_NOBLES } from './ids.ts';
import { META } from './meta.ts';

const MOST_PLAYERS = META.maxPlayers;
const PLAYER_COUNTS = MOST_PLAYERS - META.minPlayers + 1;

/** A set of a player's material cards is one option: there can't be too many of them. */
const MOST_MATERIAL_SETS = 4096;

/** Of a scale. A table over a network takes no pack without end. */
const MOST_SPACES = 50;

const smallCount = integer(0, 99);
/** For 2, 3 and 4 players. */
const byPlayers = <T>(item: Shape<T>) => listOf(item, PLAYER_COUNTS);

const architectShape = object({
  faces: valued(listOf(integer(0, 99), 2)),
  /** Cards of each player. */
  copies: valued(integer(0, 9)),
  /** Of these, how many start in prison. */
  inPrison: valued(byPlayers(integer(0, 9))),
});

const nobleShape = object({
  /** Also its word in the notation. */
  id: identifier('stop'),
  name: text(60),
  /** Cards in the box. */
  copies: valued(integer(1, 9)),
  /** Each player starts with this one; it is not in the pile, and is not paid for at the end. */
  starting: oneOf([true, false]),
  effect: effectShape,
});

const bonusCardShape = object({
  id: identifier('stop'),
  bonus: bonusShape,
  end: endBonusShape,
  origin,
});

const scale = valued(listOf(smallCount));

const componentsShape = object({
  rounds: valued(integer(1, 9)),
  startFrancs: valued(listOf(smallCount, MOST_PLAYERS)),
  architects: listOf(architectShape, ARCHITECT_KINDS),
  /** The Art Nouveau area. */
  area: object({
    rows: valued(byPlayers(integer(2, MOST_CELLS / COLUMNS))),
    /** Cards drawn of each pile. */
    cardsPerPile: valued(byPlayers(integer(1, 9))),
    /** The value that neutral architects show. */
    neutralValue: valued(integer(0, 99)),
  }),
  /** Cards in the box: by colour, by pair of materials, by kind of house. */
  artworks: valued(listOf(integer(0, 9), COLOURS.length)),
  materials: valued(listOf(integer(0, 9), MATERIAL_CARDS.length)),
  houses: valued(listOf(integer(0, 9), HOUSES.length)),
  nobles: listOf(nobleShape),
  scales: object({ architecture: scale, nobility: scale, prestige: scale }),
  bonusCards: listOf(bonusCardShape, COLUMNS),
  /** In materials. */
  houseCost: valued(object({ first: integer(1, 99), more: smallCount })),
  pointsPerMaterialKind: valued(smallCount),
  saleFrancs: valued(smallCount),
  exhibitionPoints: valued(smallCount),
  stockExchangeFrancs: valued(smallCount),
  passFrancs: valued(object({ first: smallCount, others: smallCount })),
  nobleCost: valued(smallCount),
  unpaidNoblePenalty: valued(smallCount),
  pointsPerMaterialCard: valued(smallCount),
  expoPoints: valued(smallCount),
});

export type Components = Read<typeof componentsShape>;

export interface Pack1897 extends Pack {
  readonly components: Components;
}

/** A pack from JSON; throws InvalidInput with every fault named. */
export function readPack1897(json: unknown): Pack1897 {
  const pack = read(packShape(META.id, componentsShape), json, 'pack');
  refuseFaults('pack', contradictions(pack.components));
  return pack;
}

/** Faults that only show when values are seen together. */
function contradictions(components: Components): Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string, message: string) => faults.push({ path: `components.${path}`, message });
  architectContradictions(components, fault);
  nobleContradictions(components, fault);
  distinct(components.bonusCards, 'bonusCards', fault);
  for (const [name, { value }] of Object.entries(components.scales)) {
    if (value.length === 0) fault(`scales.${name}`, 'needs at least one space');
    if (value.length > MOST_SPACES) fault(`scales.${name}`, `${value.length} spaces; ${MOST_SPACES} at most`);
  }
  if (components.scales.nobility.value.some((level) => level === 0))
    fault('scales.nobility', 'at level 0 the town hall would let one use no noble');
  const sets = components.materials.value.reduce((product, copies) => product * (copies + 1), 1);
  if (sets > MOST_MATERIAL_SETS)
    fault('materials', `${sets} sets of cards to choose from; ${MOST_MATERIAL_SETS} at most`);
  return faults;
}

type Report = (path: string, message: string) => void;

function architectContradictions({ architects, area }: Components, fault: Report): void {
  const faces = architects.map((architect) => architect.faces.value);
  faces.forEach(([first, second], i) => {
    if (first === second) fault(`architects[${i}].faces`, 'both faces show the same value');
    const same = faces.findIndex((other) => other[0] === first && other[1] === second);
    if (same !== i) fault(`architects[${i}].faces`, `the same as those of architect ${same + 1}`);
  });
  architects.forEach(({ copies, inPrison }, i) => {
    if (inPrison.value.some((count) => count > copies.value))
      fault(`architects[${i}].inPrison`, `more than the ${copies.value} cards there are`);
  });
  const neutral = architects
    .filter(({ faces: { value } }) => value.includes(area.neutralValue.value))
    .reduce((sum, { copies }) => sum + copies.value, 0);
  if (neutral < 2)
    fault('area.neutralValue', `${neutral} architects show ${area.neutralValue.value}; two are laid`);
}

function nobleContradictions({ nobles }: Components, fault: Report): void {
  distinct(nobles, 'nobles', fault);
  if (nobles.length > MOST_NOBLES) fault('nobles', `${nobles.length} kinds; ${MOST_NOBLES} at most`);
  const starting = nobles.filter((noble) => noble.starting);
  if (starting.length !== 1) fault('nobles', 'one noble must be the starting one');
  else if (starting[0].copies.value < MOST_PLAYERS)
    fault(
      'nobles',
      `${starting[0].copies.value} of the starting noble; each of ${MOST_PLAYERS} players has one`,
    );
}

function distinct(cards: readonly { readonly id: string }[], path: string, fault: Report): void {
  cards.forEach(({ id }, i) => {
    if (cards.findIndex((card) => card.id === id) !== i) fault(`${path}[${i}].id`, `'${id}' is there twice`);
  });
}
