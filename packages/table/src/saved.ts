/** Tables as they are kept and brought back. */
import { isOver, pending, type RecordHeader, type Seat } from '@horta/engine';
import type { SavedGame } from './contract.ts';
import type { Entry } from './entry.ts';
import type { Sitter } from './sitter.ts';
import { append, newTable, type Origin, scoresOf, type Table, type TableId } from './table.ts';

/** A table as it is kept: what can't be derived. */
export interface SavedTable {
  readonly id: TableId;
  /** Who took the seats at the beginning. */
  readonly sitters: readonly Sitter[];
  readonly header: RecordHeader;
  readonly entries: readonly Entry[];
  /** If the game was played on from another one. */
  readonly origin?: Origin;
  /** Missing: it is not. */
  readonly isShared?: boolean;
}

export function saved({ id, owners, header, entries, origin, isShared }: Table): SavedTable {
  const kept = { id, sitters: owners, header: headerIn(header), entries: entries.slice() };
  return { ...kept, ...(origin === undefined ? {} : { origin }), ...(isShared ? { isShared } : {}) };
}

/** The table that was kept. Throws InvalidInput if it can't be played. */
export function restored({ id, header, sitters, entries, origin, isShared }: SavedTable): Table {
  const table = newTable(id, header, sitters, origin, isShared);
  append(table, ...entries.map(asNow));
  return table;
}

/** Offers were about taking back alone, and asked everybody. */
function asNow(entry: Entry | EarlierOffer): Entry {
  if (entry.type !== 'offer' || 'agreement' in entry) return entry;
  const { stands, ...rest } = entry;
  return { ...rest, agreement: { on: 'back', stands }, asks: [] };
}

interface EarlierOffer {
  readonly type: 'offer';
  readonly seat: Seat;
  readonly stands: number;
  readonly request?: string;
}

/** What the game was begun with: without it there is nothing to keep. */
export function headerIn(header: RecordHeader | undefined): RecordHeader {
  if (header === undefined) throw new Error('a game that was taken up from a state has no record');
  return header;
}

/** What lists show of a table. */
export function summaryOf(table: Table, begun: number, changed: number): SavedGame {
  const { id, header, owners, state, standing, origin } = table;
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
    ...(origin === undefined ? {} : { origin }),
    ...(header?.packData === undefined ? {} : { pack: header.packData.name }),
  };
}
