/** Clocks follow from when entries were written down; only the clock of the person who must decide runs. */
import { options, tables } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { advanced, type Clocks, deadline, newClocks, type Outage, type Pace } from './clock.ts';
import type { Entry } from './entry.ts';
import { append, decider, type Table } from './table.ts';
import { BOT, tableAt } from './tables.testing.ts';

const LIVE: Pace = { kind: 'live', minutes: 10, increment: 30 };
const DAYS: Pace = { kind: 'days', days: 2, reserve: 3 };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const [TRIO] = tables().filter(({ game, players }) => game.id === '1893' && players === 3);
const NO_OUTAGE: Outage = () => 0;

interface Clocked {
  readonly table: Table;
  clocks: Clocks;
}

function clocked(pace: Pace, sitter?: typeof BOT): Clocked {
  if (TRIO === undefined) throw new Error('no such table');
  const table = tableAt(TRIO, 'clocks', sitter);
  return { table, clocks: newClocks(table, pace, 0) };
}

function write(at: Clocked, pace: Pace, time: number, entry: Entry, outage = NO_OUTAGE): void {
  append(at.table, entry);
  at.clocks = advanced(at.clocks, at.table, [entry], pace, time, outage);
}

/** Whoever has to decide does so. */
function decideAt(at: Clocked, pace: Pace, time: number, outage?: Outage): number {
  const { player: seat, step } = at.table.state.agenda.at(-1) ?? { player: 0, step: '' };
  write(at, pace, time, { type: 'decision', seat, step, option: options(at.table.state)[0] ?? 0 }, outage);
  return seat;
}

describe('live', () => {
  test('the decider’s clock runs, and a turn that is over adds its increment', () => {
    const at = clocked(LIVE);
    const first = decider(at.table) ?? 0;
    expect(at.clocks).toEqual({
      left: [10, 10, 10].map((m) => m * MINUTE),
      running: first,
      since: 0,
      free: 0,
    });
    expect(deadline(at.clocks, NO_OUTAGE)).toBe(10 * MINUTE);
    decideAt(at, LIVE, MINUTE);
    const isSameTurn = decider(at.table) === first;
    expect(at.clocks.left[first]).toBe(9 * MINUTE + (isSameTurn ? 0 : 30_000));
    for (let time = 2; decider(at.table) === first; time++) decideAt(at, LIVE, time * MINUTE);
    expect(at.clocks.running).not.toBe(first);
    // All of it was used up but what the turn added.
    expect(at.clocks.left[first]).toBe(10 * MINUTE - at.clocks.since + 30_000);
  });

  test('no clock goes below zero, and none backwards', () => {
    const at = clocked(LIVE);
    const first = decideAt(at, LIVE, 60 * MINUTE);
    expect(at.clocks.left[first]).toBeLessThanOrEqual(30_000);
    const { since } = at.clocks;
    write(at, LIVE, 0, { type: 'offer', seat: 0, agreement: { on: 'pause' }, asks: [1] });
    expect(at.clocks.since).toBe(since);
  });

  test('a word in between costs what it takes, and no more', () => {
    const at = clocked(LIVE);
    const first = at.clocks.running ?? 0;
    write(at, LIVE, MINUTE, { type: 'offer', seat: 0, agreement: { on: 'end' }, asks: [1, 2] });
    write(at, LIVE, 3 * MINUTE, { type: 'reply', seat: 1, agrees: false });
    expect(at.clocks).toMatchObject({ running: first, since: 3 * MINUTE });
    expect(at.clocks.left[first]).toBe(7 * MINUTE);
  });

  test('rests with the table', () => {
    const at = clocked(LIVE);
    const first = at.clocks.running ?? 0;
    write(at, LIVE, MINUTE, { type: 'pause', seat: 0 });
    expect(deadline(at.clocks, NO_OUTAGE)).toBeUndefined();
    write(at, LIVE, 100 * MINUTE, { type: 'resume', seat: 0 });
    expect(at.clocks.left[first]).toBe(9 * MINUTE);
    expect(deadline(at.clocks, NO_OUTAGE)).toBe(109 * MINUTE);
  });

  test('a gift is added, and who comes back has a minute at least', () => {
    const at = clocked(LIVE);
    const first = at.clocks.running ?? 0;
    write(at, LIVE, 10 * MINUTE, { type: 'handover', seat: first, bot: 'random', cause: 'time' });
    expect(at.clocks.left[first]).toBe(0);
    expect(at.clocks.running).toBeUndefined();
    write(at, LIVE, 12 * MINUTE, { type: 'handover', seat: first, bot: undefined });
    expect(at.clocks).toMatchObject({ running: first, since: 12 * MINUTE });
    expect(at.clocks.left[first]).toBe(MINUTE);
    write(at, LIVE, 12 * MINUTE, { type: 'time', seat: first, minutes: 5 });
    expect(at.clocks.left[first]).toBe(6 * MINUTE);
  });

  test('the time in which no server was up is not charged', () => {
    const at = clocked(LIVE);
    const first = at.clocks.running ?? 0;
    const outage: Outage = (from, to) => Math.max(0, Math.min(to, 6 * MINUTE) - Math.max(from, 2 * MINUTE));
    expect(deadline(at.clocks, outage)).toBe(14 * MINUTE);
    write(at, LIVE, 7 * MINUTE, { type: 'pause', seat: 0 }, outage);
    expect(at.clocks.left[first]).toBe(7 * MINUTE);
  });
});

describe('by days', () => {
  test('each decision has its days; only what is over them is taken from the reserve', () => {
    const at = clocked(DAYS);
    const first = at.clocks.running ?? 0;
    expect(deadline(at.clocks, NO_OUTAGE)).toBe(5 * DAY);
    write(at, DAYS, DAY, { type: 'offer', seat: first, agreement: { on: 'pause' }, asks: [2] });
    expect(at.clocks.free).toBe(DAY);
    decideAt(at, DAYS, 2 * DAY);
    expect(at.clocks.left).toEqual([3, 3, 3].map((days) => days * DAY));
    expect(at.clocks.free).toBe(2 * DAY);
    const next = decideAt(at, DAYS, 5 * DAY);
    expect(at.clocks.left[next]).toBe(2 * DAY);
  });
});

describe('no clock runs', () => {
  test('where only bots wait', () => {
    const at = clocked(LIVE);
    for (const seat of [0, 1, 2].filter((one) => one !== decider(at.table)))
      write(at, LIVE, MINUTE, { type: 'handover', seat, bot: 'random' });
    expect(at.clocks.running).toBeUndefined();
  });

  test('for a bot', () => {
    expect(clocked(LIVE, BOT).clocks.running).toBeUndefined();
  });
});
