/** Tables as records, and the other way round. */
import {
  courseOf,
  type GameRecord,
  headerOf,
  isOver,
  isTakeBack,
  type RecordEntry,
  recordFromText,
  recordOfCourse,
  recordToText,
  replay,
} from '@horta/engine';
import { headerIn } from './saved.ts';
import type { Sitter } from './sitter.ts';
import { append, newTable, type Origin, scoresOf, type Table, type TableId } from './table.ts';

/** How tables were kept before they had entries. */
export interface SavedRecord {
  readonly id: TableId;
  readonly sitters: readonly Sitter[];
  readonly record: object;
}

/** A table that was kept as a record. Throws InvalidInput if it can't be played. */
export function tableOfSavedRecord({ id, sitters, record }: SavedRecord): Table {
  // Through its reader, which knows older formats.
  return tableOfRecord(recordFromText(JSON.stringify(record)), sitters, id);
}

/** The table of a record. Throws InvalidInput if the record can't be played. */
export function tableOfRecord(
  record: GameRecord,
  sitters: readonly Sitter[],
  id: TableId,
  origin?: Origin,
): Table {
  // It checks every move, and the scores at the end.
  replay(record);
  const table = newTable(id, headerOf(record), sitters, origin);
  for (const entry of courseOf(record)) {
    if (isTakeBack(entry)) append(table, { type: 'back', seat: entry.seat, stands: entry.back });
    else append(table, { type: 'decision', ...entry });
  }
  return table;
}

/** Names and who played for whom are the table's: a record knows seats only. */
export function recordOf(table: Table): GameRecord {
  const course = table.entries.flatMap((entry): RecordEntry[] => {
    if (entry.type === 'decision') return [{ seat: entry.seat, step: entry.step, option: entry.option }];
    return entry.type === 'back' ? [{ seat: entry.seat, back: entry.stands }] : [];
  });
  const record = recordOfCourse(headerIn(table.header), course);
  return isOver(table.state) ? { ...record, scores: scoresOf(table) } : record;
}

/** Comments of a record's text: it is a record like any other. */
export const SITTERS_COMMENT = '# sitters: ';
export const ORIGIN_COMMENT = '# played on from: ';

/** The record as text, with who sits where and what it was played on from in comments. */
export function recordText(table: Table, sitters: readonly Sitter[] = table.owners): string {
  const { origin } = table;
  const from = origin === undefined ? '' : `${ORIGIN_COMMENT}${JSON.stringify(origin)}\n`;
  return `${recordToText(recordOf(table))}${SITTERS_COMMENT}${JSON.stringify(sitters)}\n${from}`;
}
