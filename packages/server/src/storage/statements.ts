/** The statements that writes are made of, compiled as few times as can be. */
import { type Kysely, sql } from 'kysely';
import { type BulkSelect, bulkInsert, bulkQuery } from './bulk.ts';
import type { Executor } from './database.ts';
import type { Schema } from './schema.ts';

export type Statements = ReturnType<typeof statementsOn>;

export interface Counts {
  readonly table_id: string;
  readonly entries: number;
  readonly lines: number;
}

/** What a table says of itself; what follows from its entries stays. */
export interface TableRow {
  readonly table_id: string;
  readonly opener: string;
  readonly is_listed: number;
  readonly phase: string;
  readonly opened: number;
  readonly begun: number;
  readonly changed: number;
}

export function statementsOn(db: Kysely<Schema>) {
  const person = ['person'] as const;
  const followed = ['phase', 'changed', 'entries', 'deadline', 'is_bot_due', 'summary'] as const;
  return {
    people: bulkInsert(db, { table: 'people', columns: ['id', 'body'], key: 'id', updated: ['body'] }),
    sessions: bulkInsert(db, {
      table: 'sessions',
      columns: ['digest', 'person', 'expires'],
      key: 'digest',
      updated: [...person, 'expires'],
    }),
    transfers: bulkInsert(db, {
      table: 'transfers',
      columns: ['digest', 'person', 'expires'],
      key: 'digest',
      updated: [...person, 'expires'],
    }),
    tables: bulkInsert(db, { table: 'tables', columns: ['id', 'body'], key: 'id', updated: ['body'] }),
    placed,
    noMembers: bulkQuery((ids) => db.deleteFrom('members').where('table_id', 'in', ids).compile()),
    members: bulkInsert(db, { table: 'members', columns: ['person', 'table_id'] }),
    counts: bulkQuery((ids) =>
      db
        .selectFrom('progress')
        .select(['table_id', 'entries', 'lines'])
        .where('table_id', 'in', ids)
        .compile(),
    ) satisfies BulkSelect<Counts>,
    entries: bulkInsert(db, { table: 'entries', columns: ['table_id', 'number', 'at', 'body'] }),
    followed: bulkInsert(db, {
      table: 'progress',
      columns: ['table_id', ...followed],
      key: 'table_id',
      updated: followed,
    }),
    lines: bulkInsert(db, {
      table: 'lines',
      columns: ['table_id', 'number', 'at', 'person', 'among', 'body'],
    }),
    talked: bulkInsert(db, {
      table: 'progress',
      columns: ['table_id', 'lines'],
      key: 'table_id',
      updated: ['lines'],
    }),
    seen: bulkInsert(db, {
      table: 'seen',
      columns: ['table_id', 'person', 'at'],
      key: ['table_id', 'person'],
      updated: ['at'],
    }),
    outages: bulkInsert(db, {
      table: 'outages',
      columns: ['began', 'ended'],
      key: 'began',
      updated: ['ended'],
    }),
    heartbeat: bulkInsert(db, { table: 'heartbeat', columns: ['id', 'at'], key: 'id', updated: ['at'] }),
  };
}

/** Tables are written seldom: one by one. */
async function placed(executor: Executor, rows: readonly TableRow[]): Promise<void> {
  for (const row of rows) {
    await executor
      .insertInto('progress')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet(({ ref }) => ({
          opener: ref('excluded.opener'),
          is_listed: ref('excluded.is_listed'),
          phase: sql<string>`case when progress.summary = '' then excluded.phase else progress.phase end`,
          opened: ref('excluded.opened'),
          begun: ref('excluded.begun'),
          changed: ref('excluded.changed'),
        })),
      )
      .execute();
  }
}
