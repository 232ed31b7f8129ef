/** What a button asks of those at the table: unlike a step (asking.svelte.ts) it is never dropped. */
import type { Seat } from '@horta/engine';
import type { Wish } from '@horta/table';
import type { Asking, Requesting } from '../table/asking.svelte.ts';
import type { HostAnswer } from '../table/company.ts';
import type { TableStore } from '../table/table.svelte.ts';

type Table = Pick<TableStore, 'asking' | 'latest'>;

/**
 * It waits for whatever is under way, and is made again if something else has come between, as long as it is meant. Tells
 * whether it was done; nothing is for nobody.
 */
export function makeWish(
  table: Table,
  seat: Seat | undefined,
  wish: Wish,
  isMeant = () => true,
): Promise<boolean> {
  return once(table, JSON.stringify([seat, wish]), async () => {
    let answer: HostAnswer<unknown> | undefined;
    let revision: number | undefined;
    while (seat !== undefined && revision !== table.latest.revision && isMeant()) {
      ({ revision } = table.latest);
      answer = await table.asking.askNow(seat, wish);
      if (answer.ok || answer.fault !== 'stale') break;
    }
    return answer;
  });
}

/** Those that wait or are under way, by what they are. */
const WAITING = new WeakMap<Asking, Map<string, Promise<boolean>>>();

/** A button that is pressed twice is meant once. */
function once({ asking }: Table, name: string, request: Requesting): Promise<boolean> {
  const waiting = WAITING.get(asking) ?? new Map<string, Promise<boolean>>();
  WAITING.set(asking, waiting);
  const wished = waiting.get(name) ?? asking.inTurn(request).finally(() => waiting.delete(name));
  waiting.set(name, wished);
  return wished;
}
