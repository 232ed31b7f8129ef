/** What is to be said of a player beside the numbers. */
import type { Seat } from '@horta/engine';
import type { IconName } from '../art/icons.ts';
import type { TableStore } from '../table/table.svelte.ts';
import { t } from '../words.svelte.ts';

interface Sign {
  readonly icon: IconName;
  readonly name: string;
}

export function signsOf(table: TableStore, seat: Seat): Sign[] {
  const { firstPlayer, passed = 0 } = table.seen.view as { firstPlayer?: Seat; passed?: number };
  const signs: Sign[] = [];
  if (isDeciding(table, seat)) signs.push({ icon: 'play', name: t.is_deciding() });
  if (firstPlayer === seat) signs.push({ icon: 'first-player', name: t.is_first_player() });
  if ((passed >> seat) % 2 === 1) signs.push({ icon: 'passed', name: t.has_passed() });
  return signs;
}

export function isDeciding(table: TableStore, seat: Seat): boolean {
  return (table.director.beat?.seat ?? table.seen.frame?.player) === seat;
}
