/** A game that is over, played on from one of its positions: what if? */
import { isOver } from '@horta/engine';
import { Refused } from './asking.ts';
import { headerIn } from './saved.ts';
import type { Sitter } from './sitter.ts';
import { append, newTable, type Table, type TableId } from './table.ts';

/**
 * A new table with the first `position` of the decisions that stand, and these sitters. Throws Refused if the
 * game is not over or there is nothing to decide at that position, InvalidInput if these can't sit there.
 */
export function playedOn(from: Table, position: number, sitters: readonly Sitter[], id: TableId): Table {
  if (!isOver(from.state)) throw new Refused('not-over');
  if (!Number.isInteger(position) || position < 0 || position >= from.standing.length)
    throw new Refused('illegal', `there is nothing to decide at position ${position}`);
  const table = newTable(id, headerIn(from.header), sitters, { table: from.id, position });
  for (const { seat, step, option } of from.standing.slice(0, position))
    append(table, { type: 'decision', seat, step, option });
  return table;
}
