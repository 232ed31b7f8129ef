/** Tables as they are kept and brought back, and as records. */
import {
  courseOf,
  type GameRecord,
  InvalidInput,
  isOver,
  pending,
  type RecordEntry,
  type RecordHeader,
  recordFromText,
  recordOfCourse,
} from '@horta/engine';
import type { SavedGame } from './contract.ts';
import type { Entry } from './entry.ts';
import type { Sitter } from './sitter.ts';
import { append, newTable, scoresOf, type Table, type TableId } from './table.ts';

/** A table as it is kept: what can't be derived. */
export interface SavedTable {
  readonly id: TableId;
  /** Who took the seats at the beginning. */
  readonly sitters: readonly Sitter[];
  readonly header: RecordHeader;
  readonly entries: readonly Entry[];
}

/** How tables were kept before they had entries: as a record. */
export interface SavedRecord {
  readonly id: TableId;
  readonly sitters: readonly Sitter[];
  readonly record: object;
}

export function saved({ id, owners, header, entries }: Table): SavedTable {
  return { id, sitters: owners, header: headerIn(header), entries: entries.slice() };
}

/** The table that was kept. Throws InvalidInput if it can't be played. */
export function restored(kept: SavedTable | SavedRecord): Table {
  // Through its reader, which knows older formats.
  if ('record' in kept)
    return tableOfRecord(recordFromText(JSON.stringify(kept.record)), kept.sitters, kept.id);
  const table = newTable(kept.id, kept.header, kept.sitters);
  append(table, ...kept.entries);
  return table;
}

/** The table of a record. Throws InvalidInput if the record can't be played. */
export function tableOfRecord(record: GameRecord, sitters: readonly Sitter[], id: TableId): Table {
  const { moves: _moves, scores: _scores, takenBack: _takenBack, ...header } = record;
  const table = newTable(id, header, sitters);
  let number = 0;
  for (const entry of courseOf(record)) {
    number++;
    try {
      append(
        table,
        'back' in entry
          ? { type: 'back', seat: entry.seat, stands: entry.back }
          : { type: 'decision', ...entry },
      );
    } catch (error) {
      throw new InvalidInput('record', [{ path: `entry ${number}`, message: (error as Error).message }]);
    }
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

function headerIn(header: RecordHeader | undefined): RecordHeader {
  if (header === undefined) throw new Error('a game that was taken up from a state has no record');
  return header;
}

/** What lists show of a table. */
export function summaryOf(table: Table, begun: number, changed: number): SavedGame {
  const { id, header, owners, state, standing } = table;
  const { game, options } = headerIn(header);
  // All games so far count rounds; one that doesn't shows none.
  const { round = 0, rules } = state as { round?: number; rules: { rounds?: number } };
  return {
    ...{ id, game, options, sitters: owners, begun, changed },
    moves: standing.length,
    isOver: isOver(state),
    scores: scoresOf(table),
    round,
    rounds: rules.rounds ?? 0,
    turn: pending(state)?.player,
  };
}
