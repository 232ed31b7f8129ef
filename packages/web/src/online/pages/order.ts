/** Lists of tables: what changed in them, and in which order they are shown. */
import type { ListedTable, MyTable } from '@horta/online';

/** A list as it was, with what is new or changed, and without what is gone. */
export function changedList<T extends ListedTable>(
  before: readonly T[],
  changed: readonly T[],
  gone: readonly string[],
): T[] {
  const isKept = ({ table }: T) => !gone.includes(table) && !changed.some((one) => one.table === table);
  return [...before.filter(isKept), ...changed];
}

/** Whether there is still something to do or to see of it. */
export function isLive({ phase }: Pick<ListedTable, 'phase'>): boolean {
  return phase === 'open' || phase === 'dealing' || phase === 'playing';
}

/** Those that wait for me first, the most urgent one at the top; then what changed last. */
export function inMyOrder(tables: readonly MyTable[]): MyTable[] {
  const urgency = ({ isWaiting, deadline }: MyTable) =>
    isWaiting ? (deadline ?? Number.MAX_VALUE) : Number.POSITIVE_INFINITY;
  return tables.toSorted((x, y) => {
    const [first, second] = [urgency(x), urgency(y)];
    return first === second ? y.changed - x.changed : first - second;
  });
}

/** How many wait for me. */
export function waitingOf(tables: readonly MyTable[]): number {
  return tables.filter(({ isWaiting }) => isWaiting).length;
}

/** The table to go to next, if one waits: another than the one where I am, the one after it in the order. */
export function nextTable(tables: readonly MyTable[], here?: string): string | undefined {
  return inMyOrder(tables).find(({ isWaiting, table }) => isWaiting && table !== here)?.table;
}

/** Where one can sit down comes first, then what can be watched; in each the newest first. */
export function inLobbyOrder(tables: readonly ListedTable[]): {
  readonly open: ListedTable[];
  readonly playing: ListedTable[];
} {
  const newest = tables.toSorted((x, y) => y.opened - x.opened);
  return {
    open: newest.filter(({ phase }) => phase === 'open' || phase === 'dealing'),
    playing: newest.filter(({ phase, mayBeWatched }) => phase === 'playing' && mayBeWatched),
  };
}

export function freeSeats({ seats }: Pick<ListedTable, 'seats'>): number {
  return seats.filter(({ name, bot }) => name === undefined && bot === undefined).length;
}
