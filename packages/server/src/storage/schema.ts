/**
 * The tables of the database as queries know them. Whole things are JSON text; columns of their own are what is looked
 * for. Nothing is ever NULL: 0, '' or NEVER stand for what is not there. Times are milliseconds since 1970.
 */
import type { Generated } from 'kysely';
import type { PersonId, StoredPerson, StoredTable, TableSummary } from './storage.ts';

/** JSON, as text: of what, its type says. JSON also writes down what a database's text can't hold (U+0000, half of a pair). */
export type Json<T> = string & { readonly of?: T };

export function toJson<T>(value: T): Json<T> {
  return JSON.stringify(value);
}

export function fromJson<T>(text: Json<T>): T {
  return JSON.parse(text);
}

/** A deadline that never comes; every number up to it is exact. */
export const NEVER = Number.MAX_SAFE_INTEGER;

export interface Schema {
  people: { id: PersonId; body: Json<StoredPerson> };
  sessions: { digest: string; person: PersonId; expires: number };
  transfers: { digest: string; person: PersonId; expires: number };
  tables: { id: string; body: Json<StoredTable> };
  /** What changes with entries, apart: these rows are short, and many lie on a page. */
  progress: {
    table_id: string;
    opener: Generated<PersonId>;
    is_listed: Generated<number>;
    phase: Generated<string>;
    opened: Generated<number>;
    begun: Generated<number>;
    changed: Generated<number>;
    /** How many there are. */
    entries: Generated<number>;
    /** How many there ever were. */
    lines: Generated<number>;
    deadline: Generated<number>;
    is_bot_due: Generated<number>;
    summary: Generated<Json<TableSummary> | ''>;
  };
  /** Whose tables they are: everybody who has a seat, and the opener. */
  members: { person: PersonId; table_id: string };
  /** When somebody was last at a table. */
  seen: { person: PersonId; table_id: string; at: number };
  entries: { table_id: string; number: number; at: number; body: string };
  lines: { table_id: string; number: number; at: number; person: PersonId; among: string; body: string };
  /** One row: when a server was last known to be up. */
  heartbeat: { id: number; at: number };
  outages: { began: number; ended: number };
}

/** Phases of tables that are not over. */
export const UNFINISHED = ['open', 'dealing', 'playing'] as const;
