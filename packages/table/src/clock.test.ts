/** Clocks follow from when entries were written down; only the clock of the person who must decide runs. */
import { options, pending, randomFromSeed, type Seat, tables } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { runningOut } from './agreeing.ts';
import { ask, Refused, type Wish } from './asking.ts';
import { advanced, type Clocks, deadline, newClocks, type Outage, type Pace } from './clock.ts';
import type { Entry } from './entry.ts';
import { append, decider, isClosed, peoplePlaying, revisionOf, type Table } from './table.ts';
import { BOT, decide, randomChoice, tableAt } from './tables.testing.ts';

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

/** Decides until somebody else has to. */
function decideTurn(at: Clocked, pace: Pace, time: number): number {
  const seat = decider(at.table) ?? 0;
  while (decider(at.table) === seat) decideAt(at, pace, time);
  return seat;
}

describe('live', () => {
  test('the decider’s clock runs, and a turn that is over adds its increment', () => {
    const at = clocked(LIVE);
    const first = decider(at.table) ?? 0;
    expect(at.clocks).toMatchObject({
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

  test('who handed over and takes the seat back, or asks for a seat that they have, gets no time for it', () => {
    const at = clocked(LIVE);
    const first = at.clocks.running ?? 0;
    write(at, LIVE, 10 * MINUTE - 1, { type: 'handover', seat: first, bot: 'random' });
    write(at, LIVE, 11 * MINUTE, { type: 'handover', seat: first, bot: undefined });
    expect(at.clocks).toMatchObject({ running: first, free: 0 });
    expect(at.clocks.left[first]).toBe(1);
    const wish = { what: 'hand-over', bot: undefined, id: 'nothing', seat: first, revision: 2 } as const;
    expect(() => ask(at.table, wish)).toThrow(new Refused('illegal', 'no bot plays for this seat'));
  });

  test('who comes back has the minute also if the bot was another one meanwhile, but once only', () => {
    const at = clocked(LIVE);
    const first = at.clocks.running ?? 0;
    write(at, LIVE, 10 * MINUTE, { type: 'handover', seat: first, bot: 'random', cause: 'time' });
    write(at, LIVE, 11 * MINUTE, { type: 'handover', seat: first, bot: 'other' });
    write(at, LIVE, 12 * MINUTE, { type: 'handover', seat: first, bot: undefined });
    expect(at.clocks.left[first]).toBe(MINUTE);
    write(at, LIVE, 12.5 * MINUTE, { type: 'handover', seat: first, bot: 'random' });
    write(at, LIVE, 13 * MINUTE, { type: 'handover', seat: first, bot: undefined });
    expect(at.clocks.left[first]).toBe(MINUTE / 2);
  });

  test('a turn that is taken back has earned nothing, and taking back earns nothing for anybody', () => {
    const at = clocked(LIVE);
    const first = decideTurn(at, LIVE, MINUTE);
    expect(at.clocks.left[first]).toBe(9.5 * MINUTE);
    const other = at.clocks.running ?? 0;
    for (let i = 0; i < 3; i++) {
      const stands = at.table.standing.length - 1;
      write(at, LIVE, 2 * MINUTE, { type: 'back', seat: first, stands, request: `back ${i}` });
      expect(at.clocks).toMatchObject({ running: first });
      expect([at.clocks.left[first], at.clocks.left[other]]).toEqual([9 * MINUTE, 9 * MINUTE]);
      decideTurn(at, LIVE, 2 * MINUTE);
      expect([at.clocks.left[first], at.clocks.left[other]]).toEqual([9.5 * MINUTE, 9 * MINUTE]);
    }
  });

  test('what was earned, spent and taken away again is owed, and not earned once more', () => {
    const at = clocked({ ...LIVE, minutes: 1 });
    const pace = { ...LIVE, minutes: 1 };
    const seat = decideTurn(at, pace, MINUTE);
    expect(at.clocks.left[seat]).toBe(MINUTE / 2);
    while (decider(at.table) !== seat) decideTurn(at, pace, MINUTE);
    const time = MINUTE + MINUTE / 3;
    write(at, pace, time, { type: 'offer', seat, agreement: { on: 'end' }, asks: [] });
    expect(at.clocks.left[seat]).toBe(MINUTE / 6);
    write(at, pace, time, { type: 'back', seat, stands: 0 });
    expect(at.clocks.left[seat]).toBe(0);
    expect(at.clocks.left.filter((left) => left === MINUTE)).toHaveLength(2);
    decideTurn(at, pace, time);
    expect(at.clocks.left[seat]).toBe(MINUTE / 6);
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

  test('a decision that one comes back to has what is left of its days, however one does', () => {
    const at = clocked(DAYS);
    const seat = at.clocks.running ?? 0;
    const ways: (() => void)[] = [
      () => {
        const { step } = at.table.state.agenda.at(-1) ?? { step: '' };
        const option = options(at.table.state)[0] ?? 0;
        write(at, DAYS, time, { type: 'decision', seat, step, option });
        write(at, DAYS, time, { type: 'back', seat, stands: at.table.standing.length - 1, request: 'mine' });
      },
      () => {
        write(at, DAYS, time, { type: 'pause', seat });
        write(at, DAYS, time, { type: 'resume', seat });
      },
      () => {
        write(at, DAYS, time, { type: 'handover', seat, bot: 'random' });
        write(at, DAYS, time, { type: 'handover', seat, bot: undefined });
      },
    ];
    let time = 0;
    for (const way of ways) {
      time += DAY / 2;
      way();
      expect(at.clocks).toMatchObject({ running: seat, free: 2 * DAY - time });
    }
    time += DAY;
    ways[0]?.();
    expect(at.clocks.free).toBe(0);
    expect(at.clocks.left[seat]).toBe(2.5 * DAY);
  });

  test('who is due after a decision that was taken back and made again has what was left, too', () => {
    const at = clocked(DAYS);
    const first = decideTurn(at, DAYS, 0);
    const { running: other } = at.clocks;
    write(at, DAYS, DAY, {
      type: 'back',
      seat: first,
      stands: at.table.standing.length - 1,
      request: 'mine',
    });
    expect(at.clocks).toMatchObject({ running: first, free: 2 * DAY });
    decideTurn(at, DAYS, DAY);
    expect(at.clocks).toMatchObject({ running: other, free: DAY });
  });

  test('what all agree to play anew has all of its days', () => {
    const at = clocked(DAYS);
    const first = decideTurn(at, DAYS, 1.5 * DAY);
    write(at, DAYS, 2 * DAY, { type: 'back', seat: first, stands: 0 });
    expect(at.clocks).toMatchObject({ running: first, free: 2 * DAY });
  });
});

describe.each([
  ['live', { kind: 'live', minutes: 2, increment: 30 }, 20_000],
  ['by days', { kind: 'days', days: 1, reserve: 1 }, 0.4 * DAY],
] as const satisfies readonly (readonly [string, Pace, number])[])('%s', (_name, pace, pause) => {
  test('nobody gets more time than the rule gives, whatever is taken back, handed over and paused', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const random = randomFromSeed(`time ${seed}`);
      const at = clocked(pace);
      const { table } = at;
      // As they are made anew from what is stored, entry by entry.
      const stored: { readonly entry: Entry; readonly at: number }[] = [];
      const used = [0, 0, 0];
      const returns = [0, 0, 0];
      const turns = [0, 0, 0];
      const numbers = [new Set<number>(), new Set<number>(), new Set<number>()];
      let time = 0;

      function happen(body: () => void): void {
        const since = revisionOf(table);
        const before = table.absences.slice();
        body();
        const entries = table.entries.slice(since);
        if (entries.length > 0) at.clocks = advanced(at.clocks, table, entries, pace, time, NO_OUTAGE);
        stored.push(...entries.map((entry) => ({ entry, at: time })));
        for (const { type, seat } of entries) {
          met.add(type);
          if (type === 'handover' && before[seat] !== undefined && table.absences[seat] === undefined)
            returns[seat] = (returns[seat] ?? 0) + 1;
        }
        for (const seat of [0, 1, 2]) turns[seat] = Math.max(turns[seat] ?? 0, turnsOf(table, seat));
        const due = runningAt(table);
        if (due !== undefined) numbers[due]?.add(table.standing.length);
      }

      happen(() => {});
      for (let turn = 0; turn < 150 && !isClosed(table); turn++) {
        const then = time + random.below(pause);
        const due = runningAt(table);
        const end = deadline(at.clocks, NO_OUTAGE);
        expect(end === undefined).toBe(due === undefined);
        const passed = Math.min(then, end ?? then) - time;
        time += passed;
        if (due !== undefined) used[due] = (used[due] ?? 0) + passed;
        if (due !== undefined && end !== undefined && end <= then)
          happen(() => append(table, ...runningOut(table, due, 'random')));
        else happen(() => doSomething(table, random, `${turn}`));
        for (const seat of [0, 1, 2]) {
          const given =
            pace.kind === 'live'
              ? pace.minutes * MINUTE + (turns[seat] ?? 0) * pace.increment * 1000
              : (pace.reserve + (numbers[seat]?.size ?? 0) * pace.days) * DAY;
          const most = given + (returns[seat] ?? 0) * MINUTE;
          const { left, since, free, running } = at.clocks;
          const uncharged = seat === running ? Math.max(0, time - since - free) : 0;
          expect((used[seat] ?? 0) + (left[seat] ?? 0) - uncharged).toBeLessThanOrEqual(most);
        }
      }
      const anew = clocked(pace);
      for (const { entry, at: written } of stored) write(anew, pace, written, entry);
      const { left, running, since, free } = at.clocks;
      expect(anew.clocks).toMatchObject({ left, running, since, free });
    }
    for (const type of ['decision', 'back', 'handover', 'pause', 'resume']) expect(met).toContain(type);
  });
});

/** The person whom the table waits for, if another one waits, too. */
function runningAt(table: Table): Seat | undefined {
  const seat = decider(table);
  const playing = peoplePlaying(table);
  return seat !== undefined && playing.length > 1 && playing.includes(seat) ? seat : undefined;
}

/** How many turns of the seat stand: decisions after which somebody else decides. */
function turnsOf({ standing, state }: Table, seat: Seat): number {
  const seats = [...standing.map((decision) => decision.seat), pending(state)?.player];
  return seats.filter((one, number) => number < standing.length && one === seat && seats[number + 1] !== seat)
    .length;
}

/** What someone at the table does who would like to win time; or nothing, if it is not possible. */
function doSomething(table: Table, random: ReturnType<typeof randomFromSeed>, id: string): void {
  const seat = random.below(3);
  const due = decider(table) ?? seat;
  const option = randomChoice(table, random) ?? 0;
  const isBots = table.sitters[due]?.bot !== undefined;
  const wishes: readonly (readonly [Seat, Wish])[] = [
    [due, { what: 'decide', option }],
    [due, { what: 'decide', option }],
    [seat, { what: 'take-back' }],
    [table.standing.at(-1)?.seat ?? seat, { what: 'take-back' }],
    [table.standing.at(-1)?.seat ?? seat, { what: 'reset' }],
    [table.undone.at(-1)?.seat ?? seat, { what: 'make-again' }],
    [seat, { what: 'hand-over', bot: 'random' }],
    [seat, { what: 'hand-over', bot: undefined }],
    [seat, { what: 'hand-over', bot: undefined }],
    [seat, { what: 'offer', agreement: { on: 'pause' } }],
    [seat, { what: 'resume' }],
    [seat, { what: 'resume' }],
  ];
  const [who, wish] = wishes[random.below(wishes.length)] ?? [seat, { what: 'reset' }];
  try {
    if (isBots && wish.what === 'decide' && !table.isPaused) decide(table, option);
    else ask(table, { ...wish, id, seat: who, revision: revisionOf(table) }, { present: [who] });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

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
