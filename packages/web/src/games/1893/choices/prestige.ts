/** What can be done with a prestige card. */
import { conceivable } from '@horta/engine';
import { prestigeUse, type State } from '@horta/engine/1893';
import type { Decision } from '../../decision.ts';
import type { ThingId } from '../../game-view.ts';
import { thing } from '../things.ts';

/** The column whose card was chosen, or is the only one left; undefined as long as that is open. */
export function columnAsked({ legal }: Decision, asked: ThingId | undefined): number | undefined {
  const columns = [...new Set(legal.map((option) => prestigeUse(option).column))];
  if (asked !== undefined) return columns.find((column) => thing.column(column) === asked);
  return columns.length === 1 && legal.length > 1 ? columns[0] : undefined;
}

export function bonusOptions({ legal }: Decision, column: number): number[] {
  return legal.filter((option) => {
    const use = prestigeUse(option);
    return use.column === column && use.alternative !== undefined;
  });
}

/** One for each row, whether it can be or not. */
export function slideOptions(s: State, column: number): number[] {
  return Array.from({ length: conceivable(s) }, (_, option) => option).filter((option) => {
    const use = prestigeUse(option);
    return use.column === column && use.row !== undefined;
  });
}
