/** How chance comes to a table (docs/fairness.md): what is fixed, the seed, the proof. */
import { type RecordHeader, recordHeader } from '@horta/engine';
import { commitmentOf, fixedText, type Proof, proofLine, seedOf } from '@horta/online/chance';
import { recordText, type Table } from '@horta/table';
import type { StoredTable } from '../storage/storage.ts';

/** The text that says what is played by whom. */
export function fixedFor(table: StoredTable): string {
  const { id, attempt, seats } = table;
  const { game, version, pack, options } = headerFor(table, '');
  const who = seats.map(({ person = '', bot }) => (bot === undefined ? { person } : { bot }));
  return fixedText({ table: id, attempt, game, version, pack, options, seats: who });
}

/** What the game begins with, once all bits are shown. */
export function dealtHeader(table: StoredTable): RecordHeader {
  const { id, secret, setup, fixed = '', seats } = table;
  const bits = seats.map((seat) => seat.bits ?? null);
  return headerFor(table, setup.seed ?? seedOf({ secret, table: id, fixed, bits }));
}

/** Throws InvalidInput if there is no such game, or it can't be played so. */
export function headerFor(
  { setup, seats }: Pick<StoredTable, 'setup'> & { readonly seats: readonly unknown[] },
  seed: string,
): RecordHeader {
  return recordHeader(setup.game, { players: seats.length, seed, options: setup.options });
}

/** The record of a game that is over: seats, not names; with the proof of its chance if it has one. */
export function provenRecord(stored: StoredTable, table: Table): string {
  const text = recordText(
    table,
    table.owners.map(({ bot }) => ({ name: '', bot })),
  );
  return stored.fixed === undefined ? text : text + proofLine(proofOf(stored, stored.fixed));
}

function proofOf({ id, attempt, secret, seats }: StoredTable, fixed: string): Proof {
  return {
    ...{ table: id, attempt, secret, fixed },
    commitment: commitmentOf(secret),
    digests: seats.map(({ digest }) => digest ?? null),
    bits: seats.map(({ bits }) => bits ?? null),
  };
}
