/** The heart of a server: tables, the people at them and what they are told. It knows no sockets and no HTTP. */
import type { Pool } from '@horta/bots/pool';
import type { ServerInfo } from '@horta/online';
import type { TableId } from '@horta/table';
import type { Storage, StoredPerson } from './storage/storage.ts';

/** What is written down for whoever runs the server. No names, no tables' ids, nothing that was said. */
export interface ServiceLog {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

/** How much one visitor may ask for. */
export interface Allowances {
  readonly limits: { readonly openTablesPerPerson: number };
  /** By person: opening tables, lines of talk, hints. */
  readonly tables: Allowance;
  readonly lines: Allowance;
  readonly hints: Allowance;
}

interface Allowance {
  /** Whether there was something to take. */
  take(key: string): boolean;
}

/** What is counted. */
export interface Meter {
  /** A person's decision was stored. */
  decision(): void;
  refusal(fault: string): void;
}

/** Time and what happens later: set by tests. */
export interface Timers {
  /** Milliseconds since 1970. */
  now(): number;
  /** Returns how to prevent it. */
  after(milliseconds: number, body: () => void): () => void;
}

export interface ServiceOptions {
  readonly storage: Storage;
  readonly pool: Pool;
  readonly log: ServiceLog;
  /** So many hex digits by chance. */
  readonly hex: (digits: number) => string;
  readonly hasChat: boolean;
  /** Whether tables may be opened with a seed: in tests only. */
  readonly acceptsSeeds?: boolean;
  readonly serverInfo: () => ServerInfo;
  /** The bot that plays for people who are not there. */
  readonly standIn?: string;
  readonly meter?: Meter;
  readonly timers?: Timers;
}

/** Who opens a connection; nobody is someone who may look at what is open to all. */
export interface Visitor {
  readonly person: StoredPerson | undefined;
}

/** One page that is connected. */
export interface Visit {
  /** A message as it came. It is answered, whatever it is. */
  receive(text: string): void;
  /** The page is gone. */
  close(): void;
}

export interface Service {
  /** `send` takes texts: what is told, and answers. The first is told at once (`hello`). */
  connect(visitor: Visitor, send: (text: string) => void, allowances?: Allowances): Visit;
  /** The record of a game that is over, with the proof of its chance. Rejects with Refused of people/refused.ts. */
  record(table: TableId, person: StoredPerson | undefined): Promise<string>;
  /** Someone goes by another name, which is stored. */
  renamed(person: StoredPerson): void;
  readonly levels: { tablesInMemory(): number; botsWaiting(): number };
  /** Tells everybody, finishes what is being written, and does nothing more. Storage and pool are not closed. */
  stop(): Promise<void>;
}

/** Goes on with what is stored: bots whose turn it is, clocks. */
export async function createService(_options: ServiceOptions): Promise<Service> {
  throw new Error('not yet');
}
