/** SQLite as Kysely wants a database: all that is SQLite's own is here. */
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

export interface SqliteDatabase extends Database {
  /** From now on the file may have so many pages; it is full then. For tests. */
  limitPages(pages: number): void;
}

export type Connection = InstanceType<typeof DatabaseSync>;

/** How long another process that reads or writes is waited for. */
const PATIENCE = 5000;
/** More than queries of ours differ; migrations are not to stay. */
const MOST_STATEMENTS = 500;

const PRAGMAS = [
  'journal_mode = WAL',
  // Every commit is on the disk before it is answered.
  'synchronous = FULL',
  'foreign_keys = ON',
  `busy_timeout = ${PATIENCE}`,
  'trusted_schema = OFF',
  'temp_store = MEMORY',
  // Kibibytes: the busy part of a database stays in memory.
  'cache_size = -65536',
];

/** A file that is there, without anything being set. */
export function connect(file: string, { readOnly = false } = {}): Connection {
  return new DatabaseSync(file, { readOnly, timeout: PATIENCE });
}

/** Set as a server's database is. */
export function connectForServer(file: string): Connection {
  const connection = connect(file);
  try {
    for (const pragma of PRAGMAS) connection.exec(`PRAGMA ${pragma}`);
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

export function openSqlite(file: string): SqliteDatabase {
  const connection = connectForServer(file);
  const db = kyselyOn<Schema>(connection);
  const clock = sql<{
    now: number;
  }>`select cast(round(unixepoch('now', 'subsec') * 1000) as integer) as now`.compile(db);
  return {
    db,
    async now(executor) {
      const { rows } = await executor.executeQuery(clock);
      return rows[0]?.now ?? 0;
    },
    isConflict,
    limitPages(pages) {
      connection.exec(`PRAGMA max_page_count = ${Math.trunc(pages)}`);
    },
  };
}

/** The connection is closed with it. */
export function kyselyOn<S>(connection: Connection): Kysely<S> {
  const dialect: Dialect = {
    createAdapter: () => new Adapter(),
    createDriver: () => driverOf(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<S>({ dialect });
}

/** A row that goes against another, or against a rule of the schema: SQLITE_CONSTRAINT, of whichever kind. */
function isConflict(error: unknown): boolean {
  return resultCode(error) === 19;
}

/** Somebody else has it: SQLITE_BUSY. */
export function isBusy(error: unknown): boolean {
  return resultCode(error) === 5;
}

/** SQLite's primary result code, if the error is one of SQLite's. */
function resultCode(error: unknown): number | undefined {
  const { errcode } = error as { readonly errcode?: number };
  return errcode === undefined ? undefined : errcode & 0xff;
}

/** A migration is done, or nothing of it is: SQLite can do that, although Kysely doesn't count on it. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

interface Prepared {
  readonly statement: StatementSyncInstance;
  readonly gives: boolean;
}

/** One connection: whoever wants it waits until it is given back, so that nobody reads what is not yet committed. */
function driverOf(connection: Connection): Driver {
  const prepared = new Map<string, Prepared>();
  const waiting: (() => void)[] = [];
  let isTaken = false;

  function prepare(text: string): Prepared {
    const known = prepared.get(text);
    if (known !== undefined) return known;
    if (prepared.size >= MOST_STATEMENTS) prepared.clear();
    const statement = connection.prepare(text);
    const fresh = { statement, gives: statement.columns().length > 0 };
    prepared.set(text, fresh);
    return fresh;
  }

  const only: DatabaseConnection = {
    async executeQuery<R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { statement, gives } = prepare(text);
      if (gives) return { rows: statement.all(...parameters) };
      return { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) };
    },
    // biome-ignore lint/correctness/useYield: nothing of ours is read piece by piece
    async *streamQuery() {
      throw new Error('queries are read whole');
    },
  };
  const commands = { begin: 'begin immediate', commit: 'commit', rollback: 'rollback' };
  const run = async (command: keyof typeof commands): Promise<void> => {
    prepare(commands[command]).statement.run();
  };

  return {
    init: async () => {},
    async acquireConnection() {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
      return only;
    },
    async releaseConnection() {
      const next = waiting.shift();
      if (next === undefined) isTaken = false;
      else next();
    },
    beginTransaction: () => run('begin'),
    commitTransaction: () => run('commit'),
    async rollbackTransaction() {
      // A full disk has rolled it back already.
      if (connection.isTransaction) await run('rollback');
    },
    async destroy() {
      prepared.clear();
      // Statements that are still in memory keep it open until they are gone, and SQLite would not do this before. If
      // another process is reading meanwhile, whoever opens it next will.
      try {
        connection.exec('PRAGMA busy_timeout = 0');
        connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } finally {
        connection.close();
      }
    },
  };
}
