/**
 * What a server keeps, behind one small interface: SQLite now, PostgreSQL beside it later, one contract suite for both.
 *
 * Writes are plain data. All writes of one turn of the event loop are one transaction (group commit), and each is
 * answered once that is durable. If it fails, all of them reject with StorageFault, and nothing of them is there. One that
 * goes against another is refused alone, whoever else wrote in that turn: what belongs together is written by `writeAll`.
 */
import type { RecordHeader } from '@horta/engine';
import type { ChatLine, Phase, TableSetup } from '@horta/online';
import type { Entry, Origin, TableId } from '@horta/table';

export type PersonId = string;

export interface StoredPerson {
  readonly id: PersonId;
  readonly name: string;
}

/** Tokens and codes are never stored, only their digests. */
export interface StoredSession {
  readonly digest: string;
  readonly person: PersonId;
  readonly expires: number;
}

/** A seat as it is kept: names are the people's, not the table's. */
export interface StoredSeat {
  readonly person: PersonId | undefined;
  /** Who had the seat and left for good: a bot plays on under that name. */
  readonly left?: PersonId;
  /** A bot that has the seat from the start. */
  readonly bot: string | undefined;
  readonly isReserved: boolean;
  /** SHA-256 of the bits that its page will add, and the bits once they have come. */
  readonly digest: string | undefined;
  readonly bits: string | undefined;
}

/** A table beside its entries. */
export interface StoredTable {
  readonly id: TableId;
  readonly setup: TableSetup;
  readonly opener: PersonId;
  /** Once there is a summary, its phase is the table's, whatever is written here. */
  readonly phase: Phase;
  readonly seats: readonly StoredSeat[];
  /** Who had a seat of the game and has given it up: they have seen what it sees. Missing if nobody has. */
  readonly former?: readonly PersonId[];
  readonly isBeginWanted: boolean;
  /** What chance comes from; told to nobody before the end. */
  readonly secret: string;
  readonly attempt: number;
  readonly fixed: string | undefined;
  /** What the game was begun with; undefined before. */
  readonly header: RecordHeader | undefined;
  readonly origin: Origin | undefined;
  readonly rematch: TableId | undefined;
  readonly rematchOf: TableId | undefined;
  readonly opened: number;
  /** When the game began, by the database's clock; undefined before. */
  readonly begun: number | undefined;
}

/** What lists want to know of a table without playing it again; it follows from the entries and is written with them. */
export interface TableSummary {
  readonly phase: Phase;
  /** How many decisions stand. */
  readonly moves: number;
  readonly round: number;
  readonly rounds: number;
  readonly scores: readonly number[];
  /** The seats that something waits for. */
  readonly waitsFor: readonly number[];
  readonly turn: number | undefined;
  /** When something is due at the table without anybody asking for it. */
  readonly deadline: number | undefined;
  /** When the clock of whoever decides will have run out; missing if none runs. */
  readonly runsOut?: number | undefined;
  /** Whether a bot has to think. */
  readonly isBotDue: boolean;
}

export type Write =
  | { readonly write: 'person'; readonly person: StoredPerson }
  | { readonly write: 'session'; readonly session: StoredSession }
  | { readonly write: 'end-session'; readonly digest: string }
  | {
      readonly write: 'transfer';
      readonly digest: string;
      readonly person: PersonId;
      readonly expires: number;
    }
  /** Answered with the person, once; undefined if there is no such code, or not any more. */
  | { readonly write: 'use-transfer'; readonly digest: string }
  /** A table that is new, or whose seats or phase have changed. */
  | { readonly write: 'table'; readonly table: StoredTable }
  | { readonly write: 'remove-table'; readonly table: TableId }
  /**
   * Entries `first`, `first` + 1 ... of a table, all or none. Answered with the time at which the database took them;
   * undefined if one of these numbers was taken by another, one before them is missing, or there is no such table. None
   * (`entries` is empty): only the summary is written, as when a game begins.
   */
  | {
      readonly write: 'entries';
      readonly table: TableId;
      readonly first: number;
      readonly entries: readonly Entry[];
      readonly summary: TableSummary;
    }
  /** Answered with its number, from 0 at each table. */
  | { readonly write: 'line'; readonly table: TableId; readonly line: NewLine }
  /** Somebody was at a table until now. */
  | { readonly write: 'seen'; readonly table: TableId; readonly person: PersonId }
  /** No server was up, although none was begun anew: its machine slept. */
  | { readonly write: 'outage'; readonly from: number; readonly to: number }
  /** A server is up at this time. */
  | { readonly write: 'heartbeat' };

export type NewLine = Pick<ChatLine, 'among' | 'text' | 'phrase'> & { readonly person: PersonId };

/** What a write is answered with. */
export type Written<W extends Write> = W['write'] extends 'entries'
  ? number | undefined
  : W['write'] extends 'use-transfer'
    ? PersonId | undefined
    : W['write'] extends 'line'
      ? { readonly number: number; readonly at: number }
      : undefined;

export type WrittenAll<W extends readonly Write[]> = {
  readonly [K in keyof W]: Written<W[K]> | undefined;
};

export interface KeptEntry {
  readonly entry: Entry;
  readonly at: number;
}

export interface ListedRow {
  readonly table: StoredTable;
  /** Undefined before the game. */
  readonly summary: TableSummary | undefined;
  readonly changed: number;
}

export interface Storage {
  write<W extends Write>(write: W): Promise<Written<W>>;
  /** All of them or none, in their order. If entries among them are stale nothing is written, and each is answered undefined. */
  writeAll<const W extends readonly Write[]>(writes: W): Promise<WrittenAll<W>>;
  /** Milliseconds since 1970, by the database's clock. */
  now(): Promise<number>;
  person(id: PersonId): Promise<StoredPerson | undefined>;
  people(ids: readonly PersonId[]): Promise<StoredPerson[]>;
  /** Undefined if there is none, or it has expired. */
  session(digest: string): Promise<StoredSession | undefined>;
  table(id: TableId): Promise<StoredTable | undefined>;
  entries(id: TableId): Promise<KeptEntry[]>;
  /** The last ones; of those only that were said among these. */
  lines(id: TableId, most: number, among?: readonly ChatLine['among'][]): Promise<ChatLine[]>;
  /** Who was at the table until when, as far as that was written. */
  seen(id: TableId): Promise<{ readonly person: PersonId; readonly at: number }[]>;
  /** Tables in the lobby: listed, and open or being played. */
  listed(most: number): Promise<ListedRow[]>;
  /** Tables at which the person has a seat, or which they opened; what changed last comes first. */
  tablesOf(person: PersonId, most: number): Promise<ListedRow[]>;
  /** Tables whose clock has run out by then, or whose bot has to think. */
  due(
    by: number,
  ): Promise<
    { readonly table: TableId; readonly deadline: number | undefined; readonly isBotDue: boolean }[]
  >;
  /** How many tables a person has opened that are not over. */
  openTablesBy(person: PersonId): Promise<number>;
  /** When no server was up: from the last heartbeat before a start to that start, and what was written as such. */
  outages(): Promise<{ readonly from: number; readonly to: number }[]>;
  /** Removes what is kept for a time only: tables never begun after 7 days, talk after 90, sessions and codes once expired. */
  tidy(): Promise<void>;
  /** Whether it answers, and can write. */
  check(): Promise<void>;
  /** After all writes so far. */
  close(): Promise<void>;
}

/** Nothing of what was to be stored is. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
}
