/** Taking back: how far a seat may go by itself, and for what it needs the others. */
import { options, type Seat } from '@horta/engine';
import { isClosed, type Table } from './table.ts';

/** Why a seat can't take back the last decision by itself. */
export type UndoBarrier = 'nothing-played' | 'other-player' | 'revealed';

/** What keeps this seat from going back behind the decision with this number, the last one if not given. */
export function undoBarrier(
  table: Table,
  seat: Seat,
  last = table.standing.length - 1,
): UndoBarrier | undefined {
  const { standing, revealing, origin, isShared } = table;
  // What was taken over from another game was decided there.
  const decision = last < (origin?.position ?? 0) ? undefined : standing[last];
  if (decision === undefined) return 'nothing-played';
  // What all have been shown by now, down to the seed, nobody plays on with.
  if (isShared && isClosed(table)) return 'revealed';
  if (decision.seat !== seat) return 'other-player';
  return revealing[last] === true ? 'revealed' : undefined;
}

/** How many decisions stand when the seat has taken back all that it may. */
export function standsAfterReset(table: Table, seat: Seat): number {
  let stands = table.standing.length;
  while (undoBarrier(table, seat, stands - 1) === undefined) stands--;
  return stands;
}

/** How many stand when the seat has taken back its last choice that was one: forced ones on the way go too. */
export function standsAfterTakeBack(table: Table, seat: Seat): number {
  const least = standsAfterReset(table, seat);
  let stands = table.standing.length - 1;
  while (stands > least && wasForced(table, stands)) stands--;
  return stands;
}

/** Whether the decision with this number, of those since the last barrier, had no alternative. */
function wasForced({ standing, earlier }: Table, number: number): boolean {
  const before = earlier[earlier.length - (standing.length - number)];
  return before !== undefined && options(before).length === 1;
}

/** Whether the seat can make again what was taken back last. */
export function canMakeAgain({ undone }: Table, seat: Seat): boolean {
  return undone.at(-1)?.seat === seat;
}
