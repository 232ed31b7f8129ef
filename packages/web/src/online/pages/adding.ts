/** What this page adds to the chance of a table, without being asked: promises while people sit down, then bits. */
import type { Room } from '@horta/online';
import { type Bits, digestOf } from '@horta/online/chance';

/** What a page has to do for one of its seats. */
export type Part = 'commit' | 'ready' | 'wait' | undefined;

/**
 * `own`: the bits that this browser has for the seat; `mayShow`: whether they may be shown. Another device of the same
 * person may have promised others: it has some time to show them (`wait`), then this one promises anew.
 */
export function partOf({ phase, chance }: Room, seat: number, own: Bits, mayShow: boolean): Part {
  const digest = chance.digests[seat] ?? undefined;
  if (phase === 'open') return digest === undefined ? 'commit' : undefined;
  if (phase !== 'dealing' || (chance.bits[seat] ?? undefined) !== undefined) return undefined;
  if (digest !== digestOf(own)) return 'wait';
  return mayShow ? 'ready' : undefined;
}
