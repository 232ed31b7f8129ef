/** What storage wants of a database beside queries. Each kind of database has a file of its own. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** The database, or a transaction in it. */
export type Executor = Kysely<Schema> | Transaction<Schema>;

export interface Database {
  readonly db: Kysely<Schema>;
  /** Milliseconds since 1970, by the database's clock. */
  now(executor: Executor): Promise<number>;
  /** Whether what was to be written goes against something that is there: nothing is wrong with the database itself. */
  isConflict(error: unknown): boolean;
}
