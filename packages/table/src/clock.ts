/**
 * Clocks follow from the times at which entries were written down, never from anybody's own clock. Only the clock of the
 * person who must decide runs; none does while the table rests, nor where nobody waits.
 */
import type { Seat } from '@horta/engine';
import type { Entry } from './entry.ts';
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
  const running = clockedSeat(table);
  return { left: table.owners.map(() => budget), running, since: at, free: freeTime(pace) };
}

/** Whose clock runs as the table stands: the decider's, if that is a person and another one waits. */
function clockedSeat(table: Table): Seat | undefined {
  const seat = decider(table);
  const playing = peoplePlaying(table);
  return seat !== undefined && playing.length > 1 && playing.includes(seat) ? seat : undefined;
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
  const { running, since, free } = clocks;
  const now = Math.max(at, since);
  const left = clocks.left.slice();
  const spent = running === undefined ? 0 : now - since - outage(since, now);
  const seat = clockedSeat(table);
  const hasDecided = entries.some(({ type }) => type === 'decision' || type === 'back');
  // A word in between (an offer, a reply) doesn't begin the time of the decision anew.
  const isSameDecision = seat === running && !hasDecided;
  if (running !== undefined) left[running] = Math.max(0, (left[running] ?? 0) - Math.max(0, spent - free));
  for (const entry of entries) {
    const had = left[entry.seat] ?? 0;
    if (entry.type === 'time') left[entry.seat] = had + entry.minutes * MINUTE;
    if (entry.type === 'handover' && entry.bot === undefined) left[entry.seat] = Math.max(had, GRACE);
  }
  if (
    running !== undefined &&
    pace.kind === 'live' &&
    seat !== running &&
    hasDecided &&
    decider(table) !== running
  )
    left[running] = (left[running] ?? 0) + pace.increment * SECOND;
  return {
    left,
    running: seat,
    since: now,
    free: isSameDecision ? Math.max(0, free - spent) : freeTime(pace),
  };
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
