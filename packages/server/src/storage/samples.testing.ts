/** People, tables and entries to be stored. */
import type { Entry } from '@horta/table';
import type { Storage, StoredPerson, StoredSeat, StoredTable, TableSummary, Write } from './storage.ts';

export const ANNA: StoredPerson = { id: 'a'.repeat(16), name: 'Anna' };
export const BELA: StoredPerson = { id: 'b'.repeat(16), name: 'Béla' };

export function tableId(number: number): string {
  return number.toString(16).padStart(32, '0');
}

export function seatOf(person: StoredPerson | undefined): StoredSeat {
  return { person: person?.id, bot: undefined, isReserved: false, digest: undefined, bits: undefined };
}

/** One that Anna has opened. */
export function sampleTable(number: number, changes: Partial<StoredTable> = {}): StoredTable {
  return {
    id: tableId(number),
    setup: {
      game: '1893',
      options: {},
      seats: [{ for: 'person' }, { for: 'person' }],
      pace: { kind: 'live', minutes: 30, increment: 10 },
      isListed: true,
      mayBeWatched: true,
      takingBack: 'agreed',
      hasHints: false,
    },
    opener: ANNA.id,
    phase: 'open',
    seats: [seatOf(ANNA), seatOf(undefined)],
    isBeginWanted: false,
    secret: 'f'.repeat(64),
    attempt: 0,
    fixed: undefined,
    header: undefined,
    origin: undefined,
    rematch: undefined,
    rematchOf: undefined,
    opened: 1000,
    begun: undefined,
    ...changes,
  };
}

function sampleSummary(changes: Partial<TableSummary> = {}): TableSummary {
  return {
    phase: 'playing',
    moves: 1,
    round: 1,
    rounds: 5,
    scores: [0, 0],
    waitsFor: [0],
    turn: 0,
    deadline: undefined,
    isBotDue: false,
    ...changes,
  };
}

export function sampleEntry(choice: number): Entry {
  return { type: 'decision', seat: choice % 2, step: 'bid', option: choice, request: `request-${choice}` };
}

type EntriesWrite = Extract<Write, { readonly write: 'entries' }>;

/** Entries `first` and so on, as many as there are choices. */
export function entriesWrite(
  table: number,
  first: number,
  choices: readonly number[],
  summary: Partial<TableSummary> = {},
): EntriesWrite {
  return {
    write: 'entries',
    table: tableId(table),
    first,
    entries: choices.map(sampleEntry),
    summary: sampleSummary(summary),
  };
}

/** Anna, Béla, and tables that Anna has opened. */
export async function peopled(storage: Storage, tables: readonly StoredTable[] = []): Promise<void> {
  await Promise.all([
    storage.write({ write: 'person', person: ANNA }),
    storage.write({ write: 'person', person: BELA }),
    ...tables.map((table) => storage.write({ write: 'table', table })),
  ]);
}
