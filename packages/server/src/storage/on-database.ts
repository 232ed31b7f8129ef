/** Storage upon a database, whichever it is. */
import { type Answer, writeBatch } from './batch.ts';
import type { Database, Executor } from './database.ts';
import { faultOf } from './faults.ts';
import { groupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { readsOf } from './reads.ts';
import { statementsOn } from './statements.ts';
import type { Storage, Write, Written, WrittenAll } from './storage.ts';
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

  async function commit(groups: readonly (readonly Write[])[]): Promise<Answer[][]> {
    try {
      return await db.transaction().execute(async (executor) => {
        const answers = await writeBatch(
          { executor, statements, at: await time(executor) },
          groups.length === 1 ? (groups[0] ?? []) : groups.flat(),
        );
        let next = 0;
        const grouped = groups.map(({ length }) => {
          next += length;
          return answers.slice(next - length, next);
        });
        if (groups.some((group, i) => isTorn(group, grouped[i] ?? []))) throw new Torn();
        return grouped;
      });
    } catch (error) {
      if (error instanceof Torn && groups.length === 1)
        return groups.map((group) => group.map(() => undefined));
      throw error;
    }
  }

  latest = await lastSign(db);
  await db.transaction().execute(async (executor) => {
    const began = latest;
    const ended = await time(executor);
    if (began > 0 && ended > began) await executor.insertInto('outages').values({ began, ended }).execute();
    await statements.heartbeat(executor, [{ id: 0, at: ended }]);
  });
  const group = groupCommit(commit, (error) => error instanceof Torn || database.isConflict(error));
  const reads = readsOf(db);

  return {
    ...reads,
    // What a write is answered with follows from its kind: batch.ts sees to it.
    write: <W extends Write>(write: W) =>
      group.write([write]).then(([answer]) => answer) as Promise<Written<W>>,
    writeAll: <W extends readonly Write[]>(writes: W) =>
      group.write(writes) as Promise<readonly Answer[]> as Promise<WrittenAll<W>>,
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
      await group.write([{ write: 'heartbeat' }]);
    },
    async close() {
      await group.close();
      // The last sign of life; if it can't be written, the one before has to do.
      await commit([[{ write: 'heartbeat' }]]).catch(() => {});
      await db.destroy();
    },
  };
}

/** Entries are stale beside which something else was to be written. */
class Torn extends Error {
  override readonly name = 'Torn';
}

function isTorn(group: readonly Write[], answers: readonly Answer[]): boolean {
  return group.length > 1 && group.some(({ write }, i) => write === 'entries' && answers[i] === undefined);
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
