/** What the boards say about a position, read off it with the engine's own helpers. */
import { type Frame, NONE, type Seat } from '@horta/engine';
import {
  ARCHITECT_KINDS,
  type Architect,
  architectAt,
  architectsInBrussels,
  BUILDINGS,
  brusselsAt,
  cardsToDraw,
  columnSums,
  type Effect,
  leaders,
  MATERIAL,
  NEUTRAL,
  type Noble,
  prisoners,
  SCALES,
  type State,
  scaleAt,
} from '@horta/engine/1897';

/** How much of something a seat, or the neutral colour, has, and whether nobody has more. */
export interface Share {
  readonly seat: Seat;
  readonly count: number;
  readonly isLeader: boolean;
}

/** Those who have anything, by seat; the neutral colour last. */
function sharesOf(counts: readonly number[]): Share[] {
  const first = leaders(counts);
  return counts.flatMap((count, seat) =>
    count > 0 ? [{ seat, count, isLeader: first.includes(seat) }] : [],
  );
}

export function columnShares(s: State, column: number): Share[] {
  return sharesOf(columnSums(s, column));
}

export interface Arms {
  /** By quarter, from the top left: whose architect lies there; NONE if nobody's. */
  readonly owners: readonly Seat[];
  readonly leaders: readonly Seat[];
  /** Only a block of four architects scores. */
  readonly isComplete: boolean;
}

export function armsAt(s: State, block: number): Arms {
  const owners = s.rules.blocks[block].map((cell) => s.owners[cell]);
  const counts = Array<number>(NEUTRAL + 1).fill(0);
  for (const owner of owners) if (owner !== NONE) counts[owner]++;
  return { owners, leaders: leaders(counts), isComplete: !owners.includes(NONE) };
}

/** Architects by kind. */
export type Company = readonly number[];

export function handOf(s: State, seat: Seat): Company {
  return s.hand.slice(architectAt(seat, 0), architectAt(seat, 0) + ARCHITECT_KINDS);
}

export function prisonersOf(s: State, seat: Seat): Company {
  return s.prison.slice(architectAt(seat, 0), architectAt(seat, 0) + ARCHITECT_KINDS);
}

function sentTo(s: State, seat: Seat, building: number): Company {
  return s.brussels.slice(brusselsAt(seat, building, 0), brusselsAt(seat, building, 0) + ARCHITECT_KINDS);
}

export function sentBy(s: State, seat: Seat): Company {
  return Array.from({ length: ARCHITECT_KINDS }, (_, kind) => sentOfKind(s, seat, kind));
}

function sentOfKind(s: State, seat: Seat, kind: Architect): number {
  return BUILDINGS.reduce((sum, _, building) => sum + s.brussels[brusselsAt(seat, building, kind)], 0);
}

function sizeOf(company: Company): number {
  return company.reduce((sum, count) => sum + count, 0);
}

function seatsOf(s: State): Seat[] {
  return Array.from({ length: s.rules.players }, (_, seat) => seat);
}

/** Who has architects at a building. */
export function buildingShares(s: State, building: number): Share[] {
  return sharesOf(seatsOf(s).map((seat) => sizeOf(sentTo(s, seat, building))));
}

/** Who has architects in all of Brussels: the leaders lose one to prison. */
export function brusselsShares(s: State): Share[] {
  return sharesOf(seatsOf(s).map((seat) => architectsInBrussels(s, seat)));
}

export function prisonShares(s: State): Share[] {
  return sharesOf(seatsOf(s).map((seat) => prisoners(s, seat)));
}

/** The nobles that a player keeps, by kind. */
export function noblesOf(s: State, seat: Seat): Noble[] {
  return s.rules.nobles.flatMap((_, noble) => ((s.nobles[seat] >> noble) & 1 ? [noble] : []));
}

/** Whether an effect would change nothing: the marker is at the top, nobody is in prison, no card can be drawn. */
export function isVoid(s: State, seat: Seat, effect: Effect): boolean {
  switch (effect.kind) {
    case 'francs':
      return false;
    case 'advance': {
      const scale = SCALES.indexOf(effect.scale);
      return s.scales[scaleAt(seat, scale)] === s.rules.scales[scale].length - 1;
    }
    case 'release':
      return prisoners(s, seat) === 0;
    case 'draw-materials':
      return cardsToDraw(s, MATERIAL) === 0;
  }
}

/** Bit set of the colours shown, while there is an exhibition. */
export function coloursShown(frame: Frame | undefined): number | undefined {
  return frame?.step === 'show-artwork' ? frame.a : undefined;
}
