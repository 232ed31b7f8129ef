/** What is kept for a time only (docs/hosting.md says how long). */
import type { Executor } from './database.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Of tables that were never begun, from when they were opened. */
const TABLE_DAYS = 7;
/** Of talk. */
const LINE_DAYS = 90;

export async function tidied(executor: Executor, now: number): Promise<void> {
  await executor
    .deleteFrom('tables')
    .where('id', 'in', (query) =>
      query
        .selectFrom('progress')
        .select('table_id')
        .where('begun', '=', query.lit(0))
        .where('opened', '<=', now - TABLE_DAYS * DAY),
    )
    .execute();
  await executor
    .deleteFrom('lines')
    .where('at', '<=', now - LINE_DAYS * DAY)
    .execute();
  await executor.deleteFrom('sessions').where('expires', '<=', now).execute();
  await executor.deleteFrom('transfers').where('expires', '<=', now).execute();
}
