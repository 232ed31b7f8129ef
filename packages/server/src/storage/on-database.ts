/** Storage upon a database, whichever it is. */
import { writeBatch } from './batch.ts';
import type { Database, Executor } from './database.ts';
import { faultOf } from './faults.ts';
import { groupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { readsOf } from './reads.ts';
import { statementsOn } from './statements.ts';
import type { Storage, Write, Written } from './storage.ts';
import { tidied } from './tidy.ts';

/** Brings the database up to date first. The database is closed with it. */
export async function storageOn(database: Database, clock: (() => number) | undefined): Promise<Storage> {
  const { db } = database;
  // Migrations know tables as they were then, not as they are in the schema.
  await migrate(db as never);
  const statements = statementsOn(db);
  /** Time never goes back, whatever the clock of the machine does. */
  let latest = 0;

  async function time(executor: Executor): Promise<number> {
    latest = Math.max(latest, clock === undefined ? await database.now(executor) : clock());
    return latest;
  }

  function commit(writes: readonly Write[]) {
    return db
      .transaction()
      .execute(async (executor) => writeBatch({ executor, statements, at: await time(executor) }, writes));
  }

  latest = await lastSign(db);
  await db.transaction().execute(async (executor) => {
    const began = latest;
    const ended = await time(executor);
    if (began > 0 && ended > began) await executor.insertInto('outages').values({ began, ended }).execute();
    await statements.heartbeat(executor, [{ id: 0, at: ended }]);
  });
  const group = groupCommit(commit, (error) => database.isConflict(error));
  const reads = readsOf(db);

  return {
    ...reads,
    // What a write is answered with follows from its kind: batch.ts sees to it.
    write: <W extends Write>(write: W) => group.write(write) as Promise<Written<W>>,
    now: () => time(db),
    async session(digest) {
      const found = await db
        .selectFrom('sessions')
        .select(['digest', 'person', 'expires'])
        .where('digest', '=', digest)
        .executeTakeFirst();
      return found !== undefined && found.expires > (await time(db)) ? found : undefined;
    },
    async tidy() {
      try {
        await db.transaction().execute(async (executor) => tidied(executor, await time(executor)));
      } catch (error) {
        throw faultOf('nothing was tidied', error);
      }
    },
    async check() {
      await group.write({ write: 'heartbeat' });
    },
    async close() {
      await group.close();
      // The last sign of life; if it can't be written, the one before has to do.
      await commit([{ write: 'heartbeat' }]).catch(() => {});
      await db.destroy();
    },
  };
}

/** When a server is last known to have been up: entries tell it as well as heartbeats. */
async function lastSign(db: Executor): Promise<number> {
  const beat = await db.selectFrom('heartbeat').select('at').executeTakeFirst();
  const entry = await db
    .selectFrom('progress')
    .select(({ fn }) => fn.max('changed').as('at'))
    .executeTakeFirst();
  return Math.max(beat?.at ?? 0, entry?.at ?? 0);
}
