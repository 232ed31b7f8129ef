/** What is asked of storage. */
import type { ChatLine } from '@horta/online';
import type { Entry } from '@horta/table';
import { type Kysely, sql } from 'kysely';
import { bulkQuery, withParameters } from './bulk.ts';
import { fromJson, type Json, NEVER, type Schema, UNFINISHED } from './schema.ts';
import type { ListedRow, NewLine, Storage, StoredTable, TableSummary } from './storage.ts';

type Reads = Pick<
  Storage,
  | 'person'
  | 'people'
  | 'table'
  | 'entries'
  | 'lines'
  | 'seen'
  | 'listed'
  | 'tablesOf'
  | 'due'
  | 'openTablesBy'
  | 'outages'
>;

interface TableColumns {
  readonly body: Json<StoredTable>;
  readonly phase: string;
  readonly changed: number;
  readonly summary: Json<TableSummary> | '';
}

export function readsOf(db: Kysely<Schema>): Reads {
  const peopleById = bulkQuery((ids) =>
    db.selectFrom('people').select('body').where('id', 'in', ids).compile(),
  );
  const entriesOf = db
    .selectFrom('entries')
    .select(['at', 'body'])
    .where('table_id', '=', '')
    .orderBy('number')
    .compile();
  const tables = db
    .selectFrom('progress')
    .innerJoin('tables', 'tables.id', 'progress.table_id')
    .select(['tables.body', 'progress.phase', 'progress.changed', 'progress.summary']);
  // Conditions of partial indexes are found in a query only if they are written out, not as parameters.
  const isUnfinished = sql<boolean>`progress.phase in (${sql.join(UNFINISHED.map((phase) => sql.lit(phase)))})`;

  return {
    async person(id) {
      const row = await db.selectFrom('people').select('body').where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : fromJson(row.body);
    },

    async people(ids) {
      const rows = await peopleById(db, [...new Set(ids)]);
      return rows.map(({ body }) => fromJson(body));
    },

    async table(id) {
      const row = await tables.where('progress.table_id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : tableOf(row);
    },

    async entries(id) {
      const { rows } = await db.executeQuery(withParameters(entriesOf, [id]));
      return rows.map(({ at, body }) => ({ entry: fromJson<Entry>(body), at }));
    },

    async lines(id, most, among = ['players', 'watchers']) {
      const rows = await db
        .selectFrom('lines')
        .leftJoin('people', 'people.id', 'lines.person')
        .select(['lines.number', 'lines.at', 'lines.body', 'people.body as person'])
        .where('table_id', '=', id)
        .where('lines.among', 'in', [...among])
        .orderBy('number', 'desc')
        .limit(most)
        .execute();
      return rows.reverse().map(({ number, at, body, person }): ChatLine => {
        const { among, text, phrase } = fromJson<Omit<NewLine, 'person'>>(body);
        return {
          number,
          at,
          among,
          ...(person === null ? {} : { person: fromJson(person) }),
          ...(text === undefined ? {} : { text }),
          ...(phrase === undefined ? {} : { phrase }),
        };
      });
    },

    async seen(id) {
      return db.selectFrom('seen').select(['person', 'at']).where('table_id', '=', id).execute();
    },

    async listed(most) {
      const rows = await tables
        .where(sql<boolean>`progress.is_listed = 1`)
        .where(isUnfinished)
        .orderBy('progress.changed', 'desc')
        .orderBy('progress.table_id')
        .limit(most)
        .execute();
      return rows.map(listedRow);
    },

    async tablesOf(person, most) {
      const rows = await tables
        .innerJoin('members', 'members.table_id', 'progress.table_id')
        .where('members.person', '=', person)
        .orderBy('progress.changed', 'desc')
        .orderBy('progress.table_id')
        .limit(most)
        .execute();
      return rows.map(listedRow);
    },

    async due(by) {
      const due = db.selectFrom('progress').select(['table_id', 'deadline', 'is_bot_due']);
      const rows = await due
        .where('deadline', '<=', by)
        .where('deadline', '<', sql.lit(NEVER))
        .union(due.where(sql<boolean>`is_bot_due = 1`))
        .execute();
      return rows.map(({ table_id, deadline, is_bot_due }) => ({
        table: table_id,
        deadline: deadline === NEVER ? undefined : deadline,
        isBotDue: is_bot_due === 1,
      }));
    },

    async openTablesBy(person) {
      const { count } = await db
        .selectFrom('progress')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('opener', '=', person)
        .where(isUnfinished)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async outages() {
      const rows = await db.selectFrom('outages').selectAll().orderBy('began').execute();
      return rows.map(({ began, ended }) => ({ from: began, to: ended }));
    },
  };
}

function tableOf({ body, phase }: TableColumns): StoredTable {
  return { ...fromJson(body), phase: phase as StoredTable['phase'] };
}

function listedRow(row: TableColumns): ListedRow {
  const { summary, changed } = row;
  return { table: tableOf(row), summary: summary === '' ? undefined : fromJson(summary), changed };
}
