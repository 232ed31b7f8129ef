import type { Seat } from '@horta/engine';
import type { State } from '@horta/engine/1893';

/** The nobles that a player keeps. */
export function noblesKept(s: State, seat: Seat): number[] {
  return s.rules.nobles.flatMap((_, noble) => (((s.nobles[seat] >> noble) & 1) === 1 ? [noble] : []));
}

/** How many rows they fill. */
export function nobleLines(s: State, seat: Seat, across: number): number {
  return Math.max(1, Math.ceil(noblesKept(s, seat).length / across));
}
