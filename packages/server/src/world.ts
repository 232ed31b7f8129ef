/** What the service was given, and what it has in memory: all its parts share it. */
import type { Pool } from '@horta/bots/pool';
import type { ListedTable } from '@horta/online';
import type { BotFault, Clocks, Onlooker, Outage, Pace, Table, TableId } from '@horta/table';
import type { PersonId, Storage, StoredPerson, StoredTable, TableSummary } from './storage/storage.ts';

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

/** A page that is connected. */
export interface Guest {
  /** Undefined for one who has no name. */
  person: StoredPerson | undefined;
  readonly allowances: Allowances | undefined;
  send(text: string): void;
  /** Where it has entered, or looks at a game. */
  readonly places: Set<TableId>;
  /** Closed: what it had asked for before may still come to its turn. */
  isGone: boolean;
}

/** How a page attends. */
export interface Attendance {
  /** Whether it is told of the room. */
  isEntered: boolean;
  /** With whose eyes it looks at the game; undefined if it doesn't. */
  onlookers: readonly Onlooker[] | undefined;
  /** Whether it looks on although its person has a seat. */
  watches: boolean;
}

/** A table as it is in memory, as long as someone is there or something is to be done. */
export interface Place {
  readonly id: TableId;
  stored: StoredTable;
  /** Once it has begun. */
  game: Game | undefined;
  readonly names: Map<PersonId, string>;
  readonly guests: Map<Guest, Attendance>;
  /** When people were seen here last who are not here now. */
  readonly seen: Map<PersonId, number>;
  /** When something changed that lists show. */
  changed: number;
  /** When people were told of it last in their lists. */
  told: number;
  /** One after the other: what is asked for here, each with its storing. */
  turns: Promise<unknown>;
  waiting: number;
  /** Whether the room will be told. */
  isRoomDue: boolean;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** While bots must wait. */
interface Hold {
  readonly end: Promise<void>;
  readonly finish: () => void;
}

/** A game in memory: the table, its clocks, what its bots do. */
export interface Game {
  table: Table;
  readonly pace: Pace;
  clocks: Clocks;
  /** When the offer was made that is open. */
  offered: number | undefined;
  /** What lists show, as it is stored. */
  summary: TableSummary;
  /** What a bot thinks of. */
  thought: { readonly revision: number; readonly ending: AbortController } | undefined;
  /** By bot: how many milliseconds it thought here last. */
  readonly thinkingTimes: Map<string, number>;
  botFault: BotFault | undefined;
  held: Hold | undefined;
}

export interface World {
  readonly storage: Storage;
  readonly pool: Pool;
  readonly log: ServiceLog;
  readonly hex: (digits: number) => string;
  readonly hasChat: boolean;
  readonly acceptsSeeds: boolean;
  readonly standIn: string;
  readonly meter: Meter;
  readonly timers: Timers;
  /** When this process began to serve, or was last awakened. */
  started: number;
  /** When it was last seen to be awake. */
  awake: number;
  /** Milliseconds without a sign of life after which the machine has slept. */
  readonly asleepAfter: number;
  readonly outages: Span[];
  /** How much of the time between two moments no server was up. */
  readonly outage: Outage;
  readonly places: Map<TableId, Promise<Place>>;
  /** Where a bot thinks. */
  readonly thinking: Set<TableId>;
  /** By person: the hint that is being thought of, and for which page. */
  readonly hints: Map<PersonId, { readonly guest: Guest; readonly ending: AbortController }>;
  /** By person: when the tables are there that they open at the moment. */
  readonly opening: Map<PersonId, Promise<void>>;
  /** Pages that want to know of the lobby. */
  readonly lobby: Set<Guest>;
  /** What the lobby was last answered with: the same for all who ask within a moment. */
  lobbyShown: { readonly at: number; readonly tables: Promise<readonly ListedTable[]> } | undefined;
  /** By person: pages that want to know of their own tables. */
  readonly mine: Map<PersonId, Set<Guest>>;
  /** What the lobby will be told of. */
  readonly lobbyDue: Set<Place>;
  /** What people will be told of, with those who have nothing to do with it any more. */
  readonly mineDue: Map<Place, Set<PersonId>>;
  isStopping: boolean;
}
