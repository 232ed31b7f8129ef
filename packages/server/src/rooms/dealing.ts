/** How chance comes to a table (docs/fairness.md): what is fixed, what the game begins with, the proof at the end. */
import { type Pack, type RecordHeader, recordHeader } from '@horta/engine';
import type { TableSetup } from '@horta/online';
import { bySeat, dealtHeader, fixedFor, proofOf, withProof } from '@horta/online/chance';
import { recordText, type Table } from '@horta/table';
import type { StoredTable } from '../storage/storage.ts';

/** The component pack that a table was opened with, read before it was stored; undefined if it is the game's own. */
export function packIn({ pack }: TableSetup): Pack | undefined {
  return pack as Pack | undefined;
}

/** The text that says what is played by whom. */
export function fixedAt({ id, attempt, setup, seats }: StoredTable): string {
  const { game, options } = setup;
  const pack = packIn(setup);
  const who = seats.map(({ person = '', bot }) => (bot === undefined ? { person } : { bot }));
  return fixedFor({ table: id, attempt, game, options, pack, seats: who });
}

/** What the game begins with, once all bits are shown. */
export function headerAt({ id, secret, setup, fixed = '', seats }: StoredTable): RecordHeader {
  const { game, options, seed } = setup;
  const pack = packIn(setup);
  if (seed !== undefined)
    return recordHeader(game, { players: seats.length, seed, options, ...(pack && { pack }) });
  return dealtHeader({ table: id, secret, fixed, pack, bits: bySeat(seats.map(({ bits }) => bits)) });
}

/** The record of a game that is over: seats, not names; with the proof of its chance if it has one. */
export function provenRecord(
  { id, attempt, secret, fixed, seats, setup }: StoredTable,
  table: Table,
): string {
  const sitters = table.owners.map(({ bot }) => ({ name: '', bot }));
  const text = recordText(table, sitters);
  if (fixed === undefined || setup.seed !== undefined) return text;
  const digests = bySeat(seats.map(({ digest }) => digest));
  const bits = bySeat(seats.map((seat) => seat.bits));
  return withProof(text, proofOf({ table: id, attempt, secret, fixed, digests, bits }));
}
