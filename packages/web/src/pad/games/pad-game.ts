/** What the pad needs of a game: its fields, and a position of the engine before the end is scored. */
import type { GameEvent, GameState, Ruleset } from '@horta/engine';
import type { Label, Limit, Place, Section } from '../fields.ts';
import type { Pad } from '../pad.ts';

export interface PadGame {
  readonly sections: readonly Section[];
  /** What the rules would ask for a table of this pad: whatever is written down, or how it began. */
  position(rules: Ruleset, pad: Pad): GameState;
  /** The sources that the end scores, in the order in which they are shown. */
  readonly sources: readonly string[];
  /** The noble that an event tells to be lost for want of money. */
  unpaidNoble(event: GameEvent): number | undefined;
  /** What decides between players who are even, most important first, for whoever wonders why one of them has won. */
  readonly tieBreaks: readonly TieBreak[];
}

export interface TieBreak {
  readonly label: Label;
  value(s: GameState, seat: number): number;
}

/** What is written down for this player, unchecked; fields ask each other so. */
export function noted({ pad, seat }: Place, field: string, usual = 0): number {
  return pad.players[seat]?.values[field] ?? usual;
}

/**
 * Nobody has said yet what there is of it. Money that nobody has counted is just enough for the nobles, as long as more is
 * to come: else every pad would begin with nobles unpaid.
 */
export function isOpen({ pad, seat }: Place, field: string): boolean {
  const player = pad.players[seat];
  return player !== undefined && !player.isDone && player.values[field] === undefined;
}

/** The same of all others together. */
export function notedByOthers(place: Place, ...fields: string[]): number {
  let sum = 0;
  for (const other of othersOf(place)) for (const field of fields) sum += noted(other, field);
  return sum;
}

export function othersOf({ rules, pad, seat }: Place): Place[] {
  return pad.players.flatMap((_, other) => (other === seat ? [] : [{ rules, pad, seat: other }]));
}

/** What all players share: of so many the others leave the rest, and a player can have so many at most. */
export function shared(all: number, others: number, own: number): Limit {
  const rest = Math.max(0, all - others);
  return rest < own ? { value: rest, bound: 'others' } : { value: own, bound: 'own' };
}
