/**
 * How the database came to be what it is, step by step. A step that was ever released is never changed: another one
 * comes after it. Names are in the order of the alphabet.
 */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { NEVER } from './schema.ts';
import { StorageFault } from './storage.ts';

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: firstTables },
  '0002-seen': { up: seenTable },
  '0003-lines-among': { up: linesAmong },
};
const MIGRATION_TABLE = 'migrations';

/** Brings the database up to date. Throws StorageFault if it is that of a newer Horta. */
export async function migrate(db: Kysely<never>): Promise<void> {
  checkKnown(await migrationsOf(db));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: 'migration_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw new StorageFault('the database could not be brought up to date', { cause: error });
}

/** Throws StorageFault if the database has been through a step that we have not heard of. */
export function checkKnown(migrations: readonly string[]): void {
  const unknown = migrations.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown !== undefined)
    throw new StorageFault(`the database was written by a newer Horta, which knows '${unknown}'`);
}

/** None if it is no database of Horta's. */
export async function migrationsOf(db: Kysely<never>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function firstTables(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  for (const name of ['sessions', 'transfers']) {
    await schema
      .createTable(name)
      .addColumn('digest', 'text', (column) => column.primaryKey().notNull())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex(`${name}_person`).on(name).column('person').execute();
    await schema.createIndex(`${name}_expires`).on(name).column('expires').execute();
  }
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await progressTable(db);
  await schema
    .createTable('members')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('members_key', ['person', 'table_id'])
    .execute();
  await schema.createIndex('members_table').on('members').column('table_id').execute();
  await schema
    .createTable('entries')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'number'])
    .execute();
  await schema
    .createTable('lines')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    // Talk stays when a person's data go; nobody's name is shown with it then.
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lines_key', ['table_id', 'number'])
    .execute();
  await schema.createIndex('lines_at').on('lines').column('at').execute();
  await schema
    .createTable('heartbeat')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('outages')
    .addColumn('began', 'bigint', (column) => column.primaryKey().notNull())
    .addColumn('ended', 'bigint', (column) => column.notNull())
    .execute();
}

async function seenTable({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('seen')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('seen_key', ['table_id', 'person'])
    .execute();
  await schema.createIndex('seen_person').on('seen').column('person').execute();
}

/** Where something was said, so that those who look on don't displace what players have said. */
async function linesAmong(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('lines')
    .addColumn('among', 'text', (column) => column.notNull().defaultTo('players'))
    .execute();
  await sql`update lines set among = 'watchers' where body like ${'{"among":"watchers"%'}`.execute(db);
}

/** Every column has a default, so that rows can be changed by inserting: many at once, in one statement. */
async function progressTable({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('progress')
    .addColumn('table_id', 'text', (column) =>
      column.primaryKey().notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('opener', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('is_listed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('phase', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('opened', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('begun', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('changed', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('entries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lines', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('deadline', 'bigint', (column) => column.notNull().defaultTo(NEVER))
    .addColumn('is_bot_due', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('summary', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const unfinished = sql<boolean>`phase in ('open', 'dealing', 'playing')`;
  await schema.createIndex('progress_opener').on('progress').column('opener').where(unfinished).execute();
  await schema
    .createIndex('progress_lobby')
    .on('progress')
    .column('is_listed')
    .where(sql<boolean>`is_listed = 1 and ${unfinished}`)
    .execute();
  await schema
    .createIndex('progress_waiting')
    .on('progress')
    .column('opened')
    .where(sql<boolean>`begun = 0`)
    .execute();
  await schema
    .createIndex('progress_deadline')
    .on('progress')
    .column('deadline')
    .where(sql<boolean>`deadline < ${sql.lit(NEVER)}`)
    .execute();
  await schema
    .createIndex('progress_bots')
    .on('progress')
    .column('is_bot_due')
    .where(sql<boolean>`is_bot_due = 1`)
    .execute();
}
