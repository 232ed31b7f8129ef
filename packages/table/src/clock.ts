/**
 * Clocks follow from the times at which entries were written down, never from anybody's own clock. Only the clock of the
 * person who must decide runs; none does while the table rests, nor where nobody waits.
 */
import type { Seat } from '@horta/engine';
import type { Entry, Handover, TakeBack } from './entry.ts';
import { decider, peoplePlaying, type Table } from './table.ts';

/** Live: so much for the game, and some more after each turn. Days: so much for each decision, and a reserve for the game. */
export type Pace =
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number; readonly reserve: number };

/** In milliseconds. */
export interface Clocks {
  /** By seat: what is left for the game; of a table by days, the reserve. */
  readonly left: readonly number[];
  /** Whose clock runs. */
  readonly running: Seat | undefined;
  /** Since when. */
  readonly since: number;
  /** What the decision may take before anything of `left` is used up. */
  readonly free: number;
  /** How many decisions stood then. */
  readonly stood: number;
  /** Live, by decision that stood: whose clock it has added the increment to. */
  readonly earned: readonly (Seat | undefined)[];
  /** By seat: increments that were spent before they were taken away again. */
  readonly owed: readonly number[];
  /** By days, by decision and seat: what is left of its free time, where some of it was used. */
  readonly freeLeft: readonly (number | undefined)[];
  /** By seat: whether its clock ran out, and its person has not come back since. */
  readonly ranOut: readonly boolean[];
}

/** How much of the time between two moments nobody could play in: no server was up. */
export type Outage = (from: number, to: number) => number;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** Whoever comes back after the clock ran out has at least this long. */
const GRACE = MINUTE;

export function newClocks(table: Table, pace: Pace, at: number): Clocks {
  const budget = pace.kind === 'live' ? pace.minutes * MINUTE : pace.reserve * DAY;
  return {
    left: table.owners.map(() => budget),
    running: clockedSeat(table),
    since: at,
    free: freeTime(pace),
    stood: table.standing.length,
    earned: [],
    owed: table.owners.map(() => 0),
    freeLeft: [],
    ranOut: table.owners.map(() => false),
  };
}

/** Whose clock runs as the table stands: the decider's, if that is a person and another one waits. */
function clockedSeat(table: Table): Seat | undefined {
  const seat = decider(table);
  return seat !== undefined && isClocked(table, seat) ? seat : undefined;
}

function isClocked(table: Table, seat: Seat): boolean {
  const playing = peoplePlaying(table);
  return playing.length > 1 && playing.includes(seat);
}

/** The clocks after entries that were written down at this time; the table has them already. */
export function advanced(
  clocks: Clocks,
  table: Table,
  entries: readonly Entry[],
  pace: Pace,
  at: number,
  outage: Outage,
): Clocks {
  const next = spent(clocks, table, pace, at, outage);
  for (const [number, entry] of entries.entries()) {
    const { seat } = entry;
    switch (entry.type) {
      case 'decision':
        if (pace.kind === 'live') earn(next, table, seat, entries[number + 1], pace.increment * SECOND);
        next.stood++;
        break;
      case 'back':
        goBack(next, table, entry, pace);
        break;
      case 'time':
        next.left[seat] = (next.left[seat] ?? 0) + entry.minutes * MINUTE;
        break;
      case 'handover':
        handOver(next, entry);
        break;
      case 'offer':
      case 'reply':
      case 'pause':
      case 'resume':
      case 'end':
        break;
    }
  }
  const running = clockedSeat(table);
  const known = running === undefined ? undefined : next.freeLeft[freeIndex(table, next.stood, running)];
  return { ...next, running, free: known ?? freeTime(pace) };
}

/** Clocks under way from one entry to the next. */
interface Counted extends Omit<Clocks, 'left' | 'stood' | 'earned' | 'owed' | 'freeLeft' | 'ranOut'> {
  stood: number;
  readonly left: number[];
  readonly earned: (Seat | undefined)[];
  readonly owed: number[];
  readonly freeLeft: (number | undefined)[];
  readonly ranOut: boolean[];
}

/**
 * The clocks when the time since the last entry is charged. What is left of a decision's free time stays with it: however
 * often one comes back to it, it is not begun anew.
 */
function spent(clocks: Clocks, table: Table, pace: Pace, at: number, outage: Outage): Counted {
  const { running, since, free, stood } = clocks;
  const now = Math.max(at, since);
  const next = {
    ...{ running, free, stood, since: now },
    left: clocks.left.slice(),
    earned: clocks.earned.slice(),
    owed: clocks.owed.slice(),
    freeLeft: clocks.freeLeft.slice(),
    ranOut: clocks.ranOut.slice(),
  };
  if (running === undefined) return next;
  const time = now - since - outage(since, now);
  next.left[running] = Math.max(0, (next.left[running] ?? 0) - Math.max(0, time - free));
  if (pace.kind === 'days') next.freeLeft[freeIndex(table, stood, running)] = Math.max(0, free - time);
  return next;
}

function freeIndex({ owners }: Table, number: number, seat: Seat): number {
  return number * owners.length + seat;
}

/** A turn that is over adds its increment: a decision after which somebody else decides. */
function earn(next: Counted, table: Table, seat: Seat, then: Entry | undefined, increment: number): void {
  const decidesNext = then?.type === 'decision' ? then.seat : decider(table);
  if (decidesNext === seat || !isClocked(table, seat)) return;
  next.earned[next.stood] = seat;
  const paid = Math.min(increment, next.owed[seat] ?? 0);
  next.owed[seat] = (next.owed[seat] ?? 0) - paid;
  next.left[seat] = (next.left[seat] ?? 0) + increment - paid;
}

/** What was earned with decisions that are taken back is taken away again; what was spent stays spent. */
function goBack(next: Counted, { owners }: Table, { stands, request }: TakeBack, pace: Pace): void {
  const increment = pace.kind === 'live' ? pace.increment * SECOND : 0;
  for (const seat of next.earned.splice(stands)) {
    if (seat === undefined) continue;
    const rest = (next.left[seat] ?? 0) - increment;
    next.left[seat] = Math.max(0, rest);
    next.owed[seat] = (next.owed[seat] ?? 0) + Math.max(0, -rest);
  }
  next.stood = stands;
  // What all have agreed to play anew (nobody's own request) has all of its time.
  if (request === undefined) next.freeLeft.splice(stands * owners.length);
}

/** Whoever comes back after the clock ran out has some time at least. */
function handOver({ left, ranOut }: Counted, { seat, bot, cause }: Handover): void {
  if (bot === undefined) {
    if (ranOut[seat] === true) left[seat] = Math.max(left[seat] ?? 0, GRACE);
    ranOut[seat] = false;
  } else if (cause === 'time') ranOut[seat] = true;
}

function freeTime(pace: Pace): number {
  return pace.kind === 'days' ? pace.days * DAY : 0;
}

/** When the running clock will have run out if nobody decides; undefined if none runs. */
export function deadline({ left, running, since, free }: Clocks, outage: Outage): number | undefined {
  if (running === undefined) return undefined;
  const end = since + free + (left[running] ?? 0);
  return end + outage(since, Number.POSITIVE_INFINITY);
}
