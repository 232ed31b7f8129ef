/**
 * A batch of writes inside one transaction. What can go in together does, kind by kind; a removal is done in its place
 * between those before it and those after it.
 */
import type { Entry } from '@horta/table';
import type { Executor } from './database.ts';
import { NEVER, toJson } from './schema.ts';
import type { Statements } from './statements.ts';
import type {
  NewLine,
  StoredPerson,
  StoredSession,
  StoredTable,
  TableSummary,
  Write,
  Written,
} from './storage.ts';

type WriteOf<K extends Write['write']> = Extract<Write, { readonly write: K }>;

/** Of whichever write. */
export type Answer = { [K in Write['write']]: Written<WriteOf<K>> }[Write['write']];

/** The rows that one statement may not have twice are kept by their key: the last one counts. */
interface Gathered {
  readonly people: Map<string, StoredPerson>;
  readonly sessions: Map<string, StoredSession>;
  readonly transfers: Map<string, StoredSession>;
  readonly tables: Map<string, StoredTable>;
  readonly seen: Map<string, WriteOf<'seen'>>;
  readonly outages: Map<number, WriteOf<'outage'>>;
  /** With their places among the answers. */
  readonly entries: (readonly [number, WriteOf<'entries'>])[];
  readonly lines: (readonly [number, WriteOf<'line'>])[];
  isHeartbeat: boolean;
}

export interface Work {
  readonly executor: Executor;
  readonly statements: Statements;
  /** The time of all of them. */
  readonly at: number;
}

export async function writeBatch(work: Work, writes: readonly Write[]): Promise<Answer[]> {
  const answers = Array<Answer>(writes.length).fill(undefined);
  let gathered = nothing();
  for (const [place, write] of writes.entries()) {
    if (gather(gathered, place, write)) continue;
    await flush(work, gathered, answers);
    gathered = nothing();
    answers[place] = await remove(work, write);
  }
  await flush(work, gathered, answers);
  return answers;
}

function nothing(): Gathered {
  return {
    people: new Map(),
    sessions: new Map(),
    transfers: new Map(),
    tables: new Map(),
    seen: new Map(),
    outages: new Map(),
    entries: [],
    lines: [],
    isHeartbeat: false,
  };
}

/** False if it removes something. */
function gather(gathered: Gathered, place: number, write: Write): boolean {
  switch (write.write) {
    case 'person':
      gathered.people.set(write.person.id, write.person);
      return true;
    case 'session':
      gathered.sessions.set(write.session.digest, write.session);
      return true;
    case 'transfer':
      gathered.transfers.set(write.digest, write);
      return true;
    case 'table':
      gathered.tables.set(write.table.id, write.table);
      return true;
    case 'entries':
      gathered.entries.push([place, write]);
      return true;
    case 'line':
      gathered.lines.push([place, write]);
      return true;
    case 'seen':
      gathered.seen.set(`${write.table} ${write.person}`, write);
      return true;
    case 'outage':
      gathered.outages.set(write.from, write);
      return true;
    case 'heartbeat':
      gathered.isHeartbeat = true;
      return true;
    case 'end-session':
    case 'use-transfer':
    case 'remove-table':
      return false;
  }
}

async function remove({ executor, at }: Work, write: Write): Promise<string | undefined> {
  if (write.write === 'use-transfer') {
    const used = await executor
      .deleteFrom('transfers')
      .where('digest', '=', write.digest)
      .returning(['person', 'expires'])
      .executeTakeFirst();
    return used !== undefined && used.expires > at ? used.person : undefined;
  }
  if (write.write === 'end-session')
    await executor.deleteFrom('sessions').where('digest', '=', write.digest).execute();
  if (write.write === 'remove-table')
    await executor.deleteFrom('tables').where('id', '=', write.table).execute();
  return undefined;
}

async function flush(work: Work, gathered: Gathered, answers: Answer[]): Promise<void> {
  const { executor, statements, at } = work;
  const { people, sessions, transfers, tables, seen, entries, lines } = gathered;
  if (people.size > 0)
    await statements.people(
      executor,
      Array.from(people.values(), (person) => ({ id: person.id, body: toJson(person) })),
    );
  if (sessions.size > 0) await statements.sessions(executor, [...sessions.values()]);
  if (transfers.size > 0) await statements.transfers(executor, [...transfers.values()]);
  if (tables.size > 0) await writeTables(work, [...tables.values()]);
  if (seen.size > 0)
    await statements.seen(
      executor,
      Array.from(seen.values(), ({ table, person }) => ({ table_id: table, person, at })),
    );
  if (entries.length > 0 || lines.length > 0) await append(work, gathered, answers);
  if (gathered.outages.size > 0)
    await statements.outages(
      executor,
      Array.from(gathered.outages.values(), ({ from, to }) => ({ began: from, ended: to })),
    );
  if (gathered.isHeartbeat) await statements.heartbeat(executor, [{ id: 0, at }]);
}

async function writeTables(
  { executor, statements, at }: Work,
  tables: readonly StoredTable[],
): Promise<void> {
  await statements.tables(
    executor,
    tables.map((table) => ({ id: table.id, body: toJson(table) })),
  );
  await statements.placed(
    executor,
    tables.map(({ id, opener, setup, phase, opened, begun }) => ({
      table_id: id,
      opener,
      is_listed: setup.isListed ? 1 : 0,
      phase,
      opened,
      begun: begun ?? 0,
      changed: at,
    })),
  );
  await statements.noMembers(
    executor,
    tables.map(({ id }) => id),
  );
  await statements.members(
    executor,
    tables.flatMap(({ id, opener, seats }) => {
      const people = new Set([opener, ...seats.flatMap(({ person }) => person ?? [])]);
      return Array.from(people, (person) => ({ person, table_id: id }));
    }),
  );
}

interface EntryRow {
  readonly table_id: string;
  readonly number: number;
  readonly at: number;
  readonly body: string;
}

interface LineRow extends EntryRow {
  readonly person: string;
  readonly among: string;
}

/** Numbers follow those that are there: what would leave a gap, or write one a second time, is left out. */
async function append(
  { executor, statements, at }: Work,
  { entries, lines }: Gathered,
  answers: Answer[],
): Promise<void> {
  const ids = new Set<string>();
  for (const [, { table }] of entries) ids.add(table);
  for (const [, { table }] of lines) ids.add(table);
  const entryCounts = new Map<string, number>();
  const lineCounts = new Map<string, number>();
  for (const { table_id, entries: count, lines: talk } of await statements.counts(executor, [...ids])) {
    entryCounts.set(table_id, count);
    lineCounts.set(table_id, talk);
  }

  const entryRows: EntryRow[] = [];
  const followed = new Map<string, TableSummary>();
  for (const [place, { table, first, entries: fresh, summary }] of entries) {
    if (entryCounts.get(table) !== first) continue;
    for (const [index, entry] of fresh.entries())
      entryRows.push({ table_id: table, number: first + index, at, body: toJson<Entry>(entry) });
    entryCounts.set(table, first + fresh.length);
    followed.set(table, summary);
    answers[place] = at;
  }
  await statements.entries(executor, entryRows);
  await statements.followed(
    executor,
    Array.from(followed, ([table, summary]) => progressOf(table, summary, entryCounts.get(table) ?? 0, at)),
  );
  if (lines.length === 0) return;

  const lineRows: LineRow[] = [];
  const talked = new Map<string, number>();
  for (const [place, { table, line }] of lines) {
    // At a table that there is not it goes against the schema, and is refused by itself.
    const number = lineCounts.get(table) ?? 0;
    const { person, among } = line;
    lineRows.push({ table_id: table, number, at, person, among, body: toJson(bodyOf(line)) });
    lineCounts.set(table, number + 1);
    talked.set(table, number + 1);
    answers[place] = { number, at };
  }
  await statements.lines(executor, lineRows);
  await statements.talked(
    executor,
    Array.from(talked, ([table, count]) => ({ table_id: table, lines: count })),
  );
}

function progressOf(table: string, summary: TableSummary, entries: number, at: number) {
  const { phase, deadline, isBotDue } = summary;
  const isPlaying = phase === 'playing';
  return {
    table_id: table,
    phase,
    changed: at,
    entries,
    deadline: isPlaying ? (deadline ?? NEVER) : NEVER,
    is_bot_due: isPlaying && isBotDue ? 1 : 0,
    summary: toJson(summary),
  };
}

function bodyOf({ among, text, phrase }: NewLine): Omit<NewLine, 'person'> {
  return { among, text, phrase };
}
