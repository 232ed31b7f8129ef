/**
 * What this browser saw of the chance of tables, to be compared with what is said of it in the end, and the bits that
 * it adds to it. Whoever changes in this time what was told before is found out by it.
 */
import type { Room } from '@horta/online';
import { type Bits, digestOf, type Kept, newBits } from '@horta/online/chance';
import { keep, kept } from '../kept.ts';

const KEY = 'horta-chance';
/** The one that nothing was heard of for the longest time goes first. */
const MOST = 60;

/** Where nothing is kept, it is known as long as the page is there. */
let remembered = '[]';

/** The bits that this browser adds for a seat: the same ones however often they are asked for. */
export function bitsFor(table: string, seat: number, attempt: number): Bits {
  const before = keptOf(table);
  const known = before?.attempt === attempt ? before : { table, attempt };
  const bits = known.own?.[seat] ?? newBits((bytes) => crypto.getRandomValues(bytes));
  if (known.own?.[seat] === undefined) note({ ...known, own: { ...known.own, [seat]: bits } });
  return bits;
}

/** A table as it was told. What was seen once stays, whatever is told later: that is what it is kept for. */
export function noteRoom({ table, chance, phase }: Room): void {
  const { attempt, commitment, digests, fixed, bits } = chance;
  const before = keptOf(table);
  // A new attempt is no secret: everything begins anew. Of an earlier one nothing is told any more.
  if (before?.attempt !== undefined && attempt < before.attempt) return;
  const known = before?.attempt === attempt ? before : { table, attempt };
  // Nobody is bound before it is fixed who plays: seats can be left and taken.
  const areDigestsBinding = known.fixed !== undefined;
  // A table that was never dealt has nothing to be compared with.
  if (phase === 'closed') return;
  note({
    ...known,
    commitment: known.commitment ?? commitment,
    digests: areDigestsBinding ? firstOf(known.digests, digests) : digests,
    ...(fixed === undefined ? {} : { fixed: known.fixed ?? fixed }),
    bits: firstOf(known.bits, bits),
  });
}

/**
 * Whether this browser's bits for a seat may be shown: it is fixed who plays, everybody is bound to their bits, and
 * this seat to those that are here. Before that, whoever is not bound could still choose.
 */
export function mayShowBits({ table, chance, seats }: Room, seat: number): boolean {
  const { attempt, digests, fixed } = chance;
  const isBound = seats.every(({ bot }, i) => bot !== undefined || (digests[i] ?? undefined) !== undefined);
  const before = keptOf(table);
  const own = before?.attempt === attempt ? before.own?.[seat] : undefined;
  return fixed !== undefined && isBound && own !== undefined && digests[seat] === digestOf(own);
}

/** Undefined if this browser saw nothing of the table. */
export function keptOf(table: string): Kept | undefined {
  return all().find((one) => one.table === table);
}

type BySeat = Room['chance']['bits'];

function firstOf(known: Kept['bits'], told: BySeat): BySeat {
  return told.map((one, seat) => known?.[seat] ?? one);
}

function note(table: Kept): void {
  const others = all().filter((one) => one.table !== table.table);
  remembered = JSON.stringify([...others, table].slice(-MOST));
  keep(KEY, remembered);
}

/** The one that was heard of last comes last. What can't be read is as if it had never been kept. */
function all(): Kept[] {
  try {
    const list: unknown = JSON.parse(kept(KEY) ?? remembered);
    return Array.isArray(list) ? list.flatMap(readTable) : [];
  } catch {
    return [];
  }
}

function readTable(given: unknown): Kept[] {
  const { table, attempt, commitment, digests, fixed, bits, own } = (given ?? {}) as Partial<Kept>;
  if (typeof table !== 'string' || typeof attempt !== 'number') return [];
  return [
    {
      ...{ table, attempt },
      ...(typeof commitment === 'string' ? { commitment } : {}),
      ...(Array.isArray(digests) ? { digests } : {}),
      ...(typeof fixed === 'string' ? { fixed } : {}),
      ...(Array.isArray(bits) ? { bits } : {}),
      ...(typeof own === 'object' && own !== null ? { own } : {}),
    },
  ];
}
