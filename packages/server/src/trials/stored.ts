/** What lies in a server's data folder, read from outside. */
import type { Entry } from '@horta/table';
import { databaseIn } from '../storage/folder.ts';
import { connect } from '../storage/sqlite.ts';
import type { StoredTable } from '../storage/storage.ts';
import type { Acknowledged } from './players.ts';

export interface Stored {
  /** By table, in their order. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  readonly tables: ReadonlyMap<string, StoredTable>;
  /** Rows as they are, by the names of their tables. */
  rows(table: 'people' | 'sessions' | 'members' | 'lines'): readonly Readonly<Record<string, unknown>>[];
}

/** Throws if the database is not sound. */
export function readStored(data: string): Stored {
  const connection = connect(databaseIn(data), { readOnly: true });
  try {
    const all = (query: string) => connection.prepare(query).all() as Record<string, unknown>[];
    const soundness = JSON.stringify(all('pragma integrity_check'));
    if (soundness !== '[{"integrity_check":"ok"}]') throw new Error(`the database is damaged: ${soundness}`);
    if (all('pragma foreign_key_check').length > 0) throw new Error('rows point to what is not there');
    const tables = new Map<string, StoredTable>();
    const entries = new Map<string, Entry[]>();
    for (const { id, body } of all('select id, body from tables order by id')) {
      tables.set(id as string, JSON.parse(body as string));
      entries.set(id as string, []);
    }
    for (const { table_id, number, body } of all('select * from entries order by table_id, number')) {
      const list = entries.get(table_id as string);
      if (list === undefined || list.length !== number)
        throw new Error(`entry ${number} of a table does not follow the others`);
      list.push(JSON.parse(body as string));
    }
    const kept = new Map(
      (['people', 'sessions', 'members', 'lines'] as const).map((name) => [
        name,
        all(`select * from ${name} order by 1, 2`),
      ]),
    );
    return { entries, tables, rows: (name) => kept.get(name) ?? [] };
  } finally {
    connection.close();
  }
}

/** How many of what was acknowledged is not there as it was acknowledged, or is there twice. */
export function lostOf(stored: Stored, acknowledged: readonly Acknowledged[]): number {
  const isThere = ({ table, number, request, option }: Acknowledged) => {
    const entry = stored.entries.get(table)?.[number];
    return entry?.type === 'decision' && entry.request === request && entry.option === option;
  };
  let lost = acknowledged.filter((one) => !isThere(one)).length;
  for (const entries of stored.entries.values()) {
    const requests = entries.flatMap(({ request }) => request ?? []);
    lost += requests.length - new Set(requests).size;
  }
  return lost;
}
