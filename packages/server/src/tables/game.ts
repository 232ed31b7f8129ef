/** What follows from a game and its times. */
import type { Seat } from '@horta/engine';
import {
  advanced,
  append,
  botToThink,
  type ClockFaces,
  deadline,
  decider,
  isClosed,
  newClocks,
  newTable,
  type Outage,
  peoplePlaying,
  restored,
  type Sitter,
  saved,
  summaryOf,
  type Table,
  waitsFor,
} from '@horta/table';
import type { KeptEntry, TableSummary } from '../storage/storage.ts';
import type { Game, Place, World } from '../world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long an offer may stay without an answer. */
const OFFER_LASTS = { live: 2 * MINUTE, days: DAY } as const;
/** How long a table may lie still where no clock runs, until it counts as abandoned. */
const LIES_STILL = { live: DAY, long: 30 * DAY } as const;

/** The game of a place that has begun, as its entries tell it. */
export function gameOf(world: World, place: Place, entries: readonly KeptEntry[]): Game {
  const { stored } = place;
  const { id, header, origin, begun = 0 } = stored;
  if (header === undefined) throw new Error('a game that has not begun has no entries');
  const table = newTable(id, header, sittersOf(place), origin, true);
  const { pace } = stored.setup;
  let clocks = newClocks(table, pace, begun);
  let offered: number | undefined;
  const first = origin?.position ?? 0;
  for (const [number, { entry, at }] of entries.entries()) {
    append(table, entry);
    // What was played at another table took no time at this one.
    clocks =
      number < first
        ? newClocks(table, pace, begun)
        : advanced(clocks, table, [entry], pace, at, world.outage);
    offered = table.offer === undefined ? undefined : (offered ?? at);
    const { person } = stored.seats[entry.seat] ?? {};
    if (person !== undefined && entry.request !== undefined) place.seen.set(person, at);
  }
  const counted = { table, pace, clocks, offered };
  const summary = summarised(counted, world);
  return {
    ...{ ...counted, summary, thought: undefined, botFault: undefined, held: undefined },
    thinkingTimes: new Map(),
  };
}

/** Who sits there, by the names that they have now. */
export function sittersOf({ stored, names }: Place): Sitter[] {
  return stored.seats.map(({ person, left, bot }) => ({ name: names.get(person ?? left ?? '') ?? '', bot }));
}

/** The same game with only its first entries, or other names: what follows from entries is made anew. */
export function remade(table: Table, revision: number, sitters: readonly Sitter[] = table.owners): Table {
  const kept = saved(table);
  const made = restored({ ...kept, sitters, entries: kept.entries.slice(0, revision) });
  for (const [seat, does] of table.playsForced.entries()) made.playsForced[seat] = does;
  return made;
}

/** What follows from entries and their times. */
type Counted = Pick<Game, 'table' | 'pace' | 'clocks' | 'offered'>;

/** Whether nobody but bots plays, from the start or since all people have handed over. */
export function isOfBots({ table }: Pick<Game, 'table'>): boolean {
  return peoplePlaying(table).length === 0;
}

/** When something is to be done without anybody asking for it. */
function dueAt(game: Counted, { outage }: World): number | undefined {
  const { table, pace, clocks, offered } = game;
  if (isClosed(table)) return undefined;
  const end = deadline(clocks, outage) ?? abandonedAt(game, outage);
  return offered === undefined ? end : Math.min(end, offered + OFFER_LASTS[pace.kind]);
}

/**
 * When the table will have been left by everybody, where no clock tells. One may take a long break from a game with bots
 * alone, from a table that rests, and where one decides by days.
 */
function abandonedAt({ table, pace, clocks }: Counted, outage: Outage): number {
  const isLong = pace.kind === 'days' || table.isPaused || table.people.length < 2;
  const { since } = clocks;
  return since + (isLong ? LIES_STILL.long : LIES_STILL.live) + outage(since, Number.POSITIVE_INFINITY);
}

/** Whether nobody has come back to the table by then. */
export function isAbandoned(game: Game, { outage }: World, now: number): boolean {
  return game.clocks.running === undefined && abandonedAt(game, outage) <= now;
}

/** Whose clock has run out by then. */
export function ranOut({ clocks }: Game, { outage }: World, now: number): Seat | undefined {
  const end = deadline(clocks, outage);
  return end !== undefined && end <= now ? clocks.running : undefined;
}

/** Whether the offer that is open was not answered in time. */
export function isOfferLate({ pace, offered }: Game, now: number): boolean {
  return offered !== undefined && offered + OFFER_LASTS[pace.kind] <= now;
}

export function facesOf({ clocks, table }: Game, { outage }: World, now: number): ClockFaces | undefined {
  // Where nobody waits no clock has ever run.
  if (table.people.length < 2) return undefined;
  const { left, running, since, free } = clocks;
  const spent = running === undefined ? 0 : Math.max(0, now - since - outage(since, now));
  return {
    at: now,
    left: left.map((one, seat) => (seat === running ? Math.max(0, one - Math.max(0, spent - free)) : one)),
    running,
    free: Math.max(0, free - spent),
  };
}

/** What lists show of a game. */
export function summarised(game: Counted, world: World): TableSummary {
  const { table } = game;
  const { moves, round, rounds, scores } = summaryOf(table, 0, 0);
  const turn = decider(table);
  const playing = peoplePlaying(table);
  const waits = turn !== undefined && playing.includes(turn) ? [turn, ...waitsFor(table)] : waitsFor(table);
  return {
    phase: phaseOf(table),
    ...{ moves, round, rounds, scores, turn },
    waitsFor: [...new Set(waits)],
    deadline: dueAt(game, world),
    runsOut: deadline(game.clocks, world.outage),
    isBotDue: !isOfBots(game) && botToThink(table) !== undefined,
  };
}

export function phaseOf(table: Table): 'playing' | 'over' | 'ended' {
  if (table.ending !== undefined) return 'ended';
  return isClosed(table) ? 'over' : 'playing';
}
