/**
 * Many rows in few statements. Kysely compiles a statement for 1, 2, 4 ... rows once, and any number of rows goes into a
 * few of these: compiling anew for each number would take longer than the writing does.
 */
import { type CompiledQuery, type Insertable, type Kysely, sql } from 'kysely';
import type { Executor } from './database.ts';
import type { Schema } from './schema.ts';

const MOST_ROWS = 256;

type TableName = keyof Schema & string;
type ColumnOf<T extends TableName> = keyof Schema[T] & string;

export type BulkInsert<Row> = (executor: Executor, rows: readonly Row[]) => Promise<void>;

interface Inserted<T extends TableName, C extends ColumnOf<T>> {
  readonly table: T;
  readonly columns: readonly C[];
  /** Where a row with this key is there already, these columns take the new values. */
  readonly key?: ColumnOf<T> | readonly ColumnOf<T>[];
  readonly updated?: readonly C[];
}

/** No two rows may have the same key. */
export function bulkInsert<T extends TableName, C extends ColumnOf<T>>(
  db: Kysely<Schema>,
  { table, columns, key, updated }: Inserted<T, C>,
): BulkInsert<Pick<Insertable<Schema[T]>, C & keyof Insertable<Schema[T]>>> {
  // The names are checked by the types above; Kysely's own would have to be told of each table by itself.
  const untyped = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const row = Object.fromEntries(columns.map((column) => [column, 0]));
  const compiled = compiledOnce((count) => {
    const insert = untyped.insertInto<string>(table).values(Array.from({ length: count }, () => row));
    if (key === undefined) return insert.compile();
    return insert
      .onConflict((conflict) =>
        conflict
          .columns([key].flat())
          .doUpdateSet(
            Object.fromEntries((updated ?? []).map((column) => [column, sql.ref(`excluded.${column}`)])),
          ),
      )
      .compile();
  });
  return async (executor, rows) => {
    let next = 0;
    while (next < rows.length) {
      const count = powerWithin(rows.length - next);
      const parameters: unknown[] = [];
      for (const end = next + count; next < end; next++) {
        const values = rows[next] as Record<string, unknown>;
        for (const column of columns) parameters.push(values[column]);
      }
      await executor.executeQuery(withParameters(compiled(count), parameters));
    }
  };
}

export type BulkSelect<Row> = (executor: Executor, keys: readonly string[]) => Promise<Row[]>;

/** A query with a list of keys: `compile` is handed lists of several lengths, the last key is repeated to fill one up. */
export function bulkQuery<Row>(compile: (keys: string[]) => CompiledQuery<Row>): BulkSelect<Row> {
  const compiled = compiledOnce((count) => compile(Array<string>(count).fill('')));
  return async (executor, keys) => {
    const found: Row[] = [];
    for (let next = 0; next < keys.length; next += MOST_ROWS) {
      const parameters = keys.slice(next, next + MOST_ROWS);
      const count = powerAround(parameters.length);
      while (parameters.length < count) parameters.push(parameters[0] ?? '');
      const { rows } = await executor.executeQuery(withParameters(compiled(count), parameters));
      for (const row of rows) found.push(row);
    }
    return found;
  };
}

/** The query with other parameters than those that it was compiled with. */
export function withParameters<Row>(
  query: CompiledQuery<Row>,
  parameters: readonly unknown[],
): CompiledQuery<Row> {
  return { ...query, parameters };
}

function compiledOnce<Row>(
  compile: (count: number) => CompiledQuery<Row>,
): (count: number) => CompiledQuery<Row> {
  const known = new Map<number, CompiledQuery<Row>>();
  return (count) => {
    let query = known.get(count);
    if (query === undefined) {
      query = compile(count);
      known.set(count, query);
    }
    return query;
  };
}

function powerWithin(count: number): number {
  return Math.min(MOST_ROWS, 2 ** (31 - Math.clz32(count)));
}

function powerAround(count: number): number {
  return count <= 1 ? 1 : 2 ** (32 - Math.clz32(count - 1));
}
