/** A service on a real database, with pages at it and a clock that stands until it is moved. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from '@horta/bots/pool';
import { type GameState, options } from '@horta/engine';
import type {
  CallAnswer,
  CallName,
  CallParameters,
  CallValue,
  OnlineFault,
  TableSetup,
  Tell,
} from '@horta/online';
import { digestOf } from '@horta/online/chance';
import { follow, type Message, type Sight, sightOf, type Wish } from '@horta/table';
import { vi } from 'vitest';
import { createService, type Service, type ServiceOptions, type Timers } from './service.ts';
import { openStorage, type SqliteStorage } from './storage/open.ts';
import { StorageFault, type StoredPerson, type Write } from './storage/storage.ts';

export interface TestClock extends Timers {
  /** Time passes, and what is due then happens. */
  pass(milliseconds: number): void;
}

function testClock(start = Date.UTC(2026, 0, 1)): TestClock {
  let now = start;
  let tasks: { readonly at: number; readonly body: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds, body) {
      const task = { at: now + milliseconds, body };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((other) => other !== task);
      };
    },
    pass(milliseconds) {
      now += milliseconds;
      const due = tasks.filter(({ at }) => at <= now);
      tasks = tasks.filter(({ at }) => at > now);
      for (const { body } of due) body();
    },
  };
}

/** Chooses what comes first, at once. */
export const QUICK_POOL: Pool = {
  choose: async (_bot, view: GameState) => options(view)[0],
  explain: async () => undefined,
  close: async () => {},
};

export interface Page {
  readonly person: StoredPerson | undefined;
  readonly tells: Tell[];
  /** Everything that came, as it came. */
  readonly texts: string[];
  call<N extends CallName>(name: N, ...parameters: Parameters_<N>): Promise<CallValue<N>>;
  /** Why it is refused; undefined if it isn't. */
  fault<N extends CallName>(name: N, ...parameters: Parameters_<N>): Promise<OnlineFault | undefined>;
  send(text: string): void;
  /** The table as it was told. */
  sight(table: string): Sight;
  /** How the host fares with it. */
  standing(table: string): Message;
  /** Asks with what was told last, unless something else is named. */
  ask(
    table: string,
    wish: Wish,
    named?: { readonly id?: string; readonly seat?: number; readonly revision?: number },
  ): Promise<OnlineFault | undefined>;
  close(): void;
}

type Parameters_<N extends CallName> =
  Record<string, never> extends CallParameters<N> ? [] : [CallParameters<N>];

export interface TestService {
  readonly service: Service;
  readonly storage: SqliteStorage;
  readonly clock: TestClock;
  page(name?: string): Promise<Page>;
  /** Another page of the same person. */
  pageOf(person: StoredPerson | undefined): Page;
  /** A table with its game begun: each page has one seat, in their order; bots have the rest. */
  begun(pages: readonly Page[], setup?: Partial<TableSetup>): Promise<string>;
  /** Looks again and again until what is expected is so; so much time passes each time. */
  until(expected: () => void, milliseconds?: number): Promise<void>;
  /** Entries wait from now on: what is given back has them stored, or refused. */
  holdEntries(): (areStored: boolean) => void;
  /** The service stops, and after a time another one goes on with what is stored. */
  restart(milliseconds?: number): Promise<void>;
  stop(): Promise<void>;
}

export const SETUP: TableSetup = {
  game: '1897',
  options: {},
  seats: [{ for: 'person' }, { for: 'person' }],
  pace: { kind: 'live', minutes: 30, increment: 20 },
  isListed: true,
  mayBeWatched: true,
  takingBack: 'agreed',
  hasHints: true,
  seed: 'a seed for tests',
};

let requests = 0;
let people = 0;
const running: TestService[] = [];

/** After each test. */
export async function stopServices(): Promise<void> {
  for (const service of running.splice(0)) await service.stop();
}

export async function startService(given: Partial<ServiceOptions> = {}): Promise<TestService> {
  const folder = mkdtempSync(join(tmpdir(), 'horta-service-'));
  const clock = testClock();
  let storage = await openStorage({ folder, clock: () => clock.now() });
  let service = await make();
  let digits = 0;
  let held: Promise<boolean> | undefined;

  /** What is not held goes in the same turn of the event loop. */
  function unlessHeld<T>(writes: readonly Write[], writing: () => Promise<T>): Promise<T> {
    if (held === undefined || !writes.some(({ write }) => write === 'entries')) return writing();
    return held.then((areStored) => {
      if (!areStored) throw new StorageFault('held, and refused');
      return writing();
    });
  }

  function make(): Promise<Service> {
    return createService({
      storage: {
        ...storage,
        write: (write) => unlessHeld([write], () => storage.write(write)),
        writeAll: (writes) => unlessHeld(writes, () => storage.writeAll(writes)),
      },
      pool: QUICK_POOL,
      log: { info: () => {}, warn: () => {}, error: ({ err }: { err?: unknown }) => console.error(err) },
      // Different ones, the same in every run.
      hex: (count) => (++digits).toString(16).padStart(8, '0').padStart(count, 'c'),
      hasChat: true,
      acceptsSeeds: true,
      asleepAfter: Number.POSITIVE_INFINITY,
      serverInfo: () => ({ hasChat: true, addresses: [], build: 'test' }),
      timers: clock,
      ...given,
    });
  }

  function pageOf(person: StoredPerson | undefined): Page {
    return newPage(service, person);
  }

  const test: TestService = {
    get service() {
      return service;
    },
    get storage() {
      return storage;
    },
    clock,
    pageOf,
    async page(name) {
      if (name === undefined) return pageOf(undefined);
      const person = { id: (++people).toString(16).padStart(16, '0'), name };
      await storage.write({ write: 'person', person });
      return pageOf(person);
    },
    async begun(pages, setup = {}) {
      const [opener] = pages;
      if (opener === undefined) throw new Error('someone must open the table');
      const { table } = await opener.call('open', { setup: { ...SETUP, ...setup } });
      for (const [seat, page] of pages.entries())
        await page.call('sit', { table, seat, digest: digestOf(bitsOf(seat)) });
      await opener.call('begin', { table, isWanted: true });
      for (const [seat, page] of pages.entries())
        await page.call('ready', { table, seat, bits: bitsOf(seat) });
      for (const page of pages) {
        await page.call('enter', { table });
        await page.call('join', { table, playsForced: false });
      }
      return table;
    },
    until: (expected, milliseconds = 0) =>
      vi.waitFor(
        () => {
          clock.pass(milliseconds);
          expected();
        },
        { timeout: 20_000, interval: 1 },
      ),
    holdEntries() {
      let release = (_: boolean) => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return (areStored) => {
        held = undefined;
        release(areStored);
      };
    },
    async restart(milliseconds = 0) {
      await service.stop();
      await storage.close();
      clock.pass(milliseconds);
      storage = await openStorage({ folder, clock: () => clock.now() });
      service = await make();
    },
    async stop() {
      await service.stop();
      await storage.close();
      rmSync(folder, { recursive: true });
    },
  };
  running.push(test);
  return test;
}

/** People at a table whose game has begun. */
export async function seated(
  names: readonly string[],
  setup: Partial<TableSetup> = {},
  given: Partial<ServiceOptions> = {},
): Promise<{ readonly at: TestService; readonly pages: Page[]; readonly table: string }> {
  const at = await startService(given);
  const pages = [];
  for (const name of names) pages.push(await at.page(name));
  const bots = setup.seats?.filter((seat) => seat.for === 'bot') ?? [];
  const seats = [...names.map(() => ({ for: 'person' as const })), ...bots];
  return { at, pages, table: await at.begun(pages, { ...setup, seats }) };
}

/** What a seat adds to chance. */
export function bitsOf(seat: number): string {
  return String(seat).padStart(32, 'b');
}

function newPage(service: Service, person: StoredPerson | undefined): Page {
  const tells: Tell[] = [];
  const texts: string[] = [];
  const answers = new Map<number, (answer: CallAnswer) => void>();
  let calls = 0;
  const visit = service.connect({ person }, (text) => {
    texts.push(text);
    const message = JSON.parse(text) as Tell | CallAnswer;
    if ('tell' in message) tells.push(message);
    else answers.get(message.answer ?? -1)?.(message);
  });

  function answered(call: CallName, parameters: object = {}): Promise<CallAnswer> {
    const id = ++calls;
    return new Promise((resolve) => {
      answers.set(id, resolve);
      visit.receive(JSON.stringify({ id, call, ...parameters }));
    });
  }

  function messages(table: string): Message[] {
    return tells.flatMap((tell) => (tell.tell === 'table' && tell.table === table ? [tell.message] : []));
  }

  const page: Page = {
    person,
    tells,
    texts,
    async call(name, ...[parameters]) {
      const answer = await answered(name, parameters);
      if (!answer.ok) throw new Error(`${name}: ${answer.fault}: ${answer.detail}`);
      return answer.value as never;
    },
    async fault(name, ...[parameters]) {
      const answer = await answered(name, parameters);
      return answer.ok ? undefined : answer.fault;
    },
    send: (text) => visit.receive(text),
    sight(table) {
      let sight: Sight | undefined;
      for (const { told } of messages(table)) {
        if (told?.kind === 'whole') sight = sightOf(told);
        else if (told !== undefined && (sight === undefined || follow(sight, told) === undefined))
          throw new Error('something is missing');
      }
      if (sight === undefined) throw new Error('nothing was told');
      return sight;
    },
    standing(table) {
      const last = messages(table).at(-1);
      if (last === undefined) throw new Error('nothing was told');
      return last;
    },
    async ask(table, wish, named = {}) {
      const { revision, now, onlookers } = page.sight(table);
      const own = onlookers.find((eyes) => typeof eyes === 'number') ?? 0;
      const seat = wish.what === 'decide' ? (now.decision?.seat ?? 0) : own;
      const request = { ...wish, id: `request ${++requests}`, revision, seat, ...named };
      const answer = await answered('ask', { table, request });
      return answer.ok ? undefined : answer.fault;
    },
    close: () => visit.close(),
  };
  return page;
}

/** Whoever has to decide takes what comes first; returns whose turn it was. */
export async function decideFirst(pages: readonly Page[], table: string): Promise<number> {
  for (const page of pages) {
    const { decision } = page.sight(table).now;
    if (decision?.options === undefined) continue;
    const fault = await page.ask(table, { what: 'decide', option: decision.options[0] });
    if (fault !== undefined) throw new Error(fault);
    return decision.seat;
  }
  throw new Error('nobody of them decides');
}
