/** The heart of a server: tables, the people at them and what they are told. It knows no sockets and no HTTP. */
import type { Pool } from '@horta/bots/pool';
import { type Hello, PROTOCOL, type ServerInfo } from '@horta/online';
import { isClosed, type Outage, type TableId } from '@horta/table';
import { receive } from './calls/receiving.ts';
import { startJobs } from './jobs.ts';
import { leaveLists } from './lobby/lobby.ts';
import { Refused } from './people/refused.ts';
import { gone, keepAllSeen } from './rooms/attending.ts';
import { provenRecord } from './rooms/dealing.ts';
import { inTurn, placeOf } from './rooms/place.ts';
import type { Storage, StoredPerson } from './storage/storage.ts';
import { forgetHint, renameAt } from './tables/asking.ts';
import { begunGame } from './tables/attending.ts';
import { stopThinking } from './tables/bots.ts';
import type { Allowances, Guest, Meter, ServiceLog, Span, Timers, World } from './world.ts';

export type { Allowances, Meter, ServiceLog, Timers } from './world.ts';

/** Good enough to play on for someone, and quick. */
const STAND_IN = 'journeyman';

const MINUTE = 60_000;

const NO_METER: Meter = { decision: () => {}, refusal: () => {} };

const REAL_TIMERS: Timers = {
  now: () => Date.now(),
  after(milliseconds, body) {
    const timer = setTimeout(body, milliseconds);
    return () => clearTimeout(timer);
  },
};

export interface ServiceOptions {
  readonly storage: Storage;
  readonly pool: Pool;
  readonly log: ServiceLog;
  /** So many hex digits by chance. */
  readonly hex: (digits: number) => string;
  readonly hasChat: boolean;
  /** Whether tables may be opened with a seed: in tests only. */
  readonly acceptsSeeds?: boolean;
  readonly serverInfo: () => ServerInfo;
  /** The bot that plays for people who are not there. */
  readonly standIn?: string;
  readonly meter?: Meter;
  readonly timers?: Timers;
  /** Milliseconds without a sign of life after which the machine has slept; a minute, but in tests, where time leaps. */
  readonly asleepAfter?: number;
}

/** Who opens a connection; nobody is someone who may look at what is open to all. */
export interface Visitor {
  readonly person: StoredPerson | undefined;
}

/** One page that is connected. */
export interface Visit {
  /** A message as it came. It is answered, whatever it is. */
  receive(text: string): void;
  /** The page is gone. */
  close(): void;
}

export interface Service {
  /** `send` takes texts: what is told, and answers. The first is told at once (`hello`). */
  connect(visitor: Visitor, send: (text: string) => void, allowances?: Allowances): Visit;
  /** The record of a game that is over, with the proof of its chance. Rejects with Refused of people/refused.ts. */
  record(table: TableId, person: StoredPerson | undefined): Promise<string>;
  /** Someone goes by another name, which is stored. */
  renamed(person: StoredPerson): void;
  readonly levels: { tablesInMemory(): number; botsWaiting(): number };
  /** Tells everybody, finishes what is being written, and does nothing more. Storage and pool are not closed. */
  stop(): Promise<void>;
}

/** Goes on with what is stored: bots whose turn it is, clocks. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const world = await worldOf(options);
  const guests = new Set<Guest>();
  const jobs = startJobs(world);
  return {
    connect(visitor, send, allowances) {
      const guest: Guest = { person: visitor.person, allowances, places: new Set(), send, isGone: false };
      guests.add(guest);
      send(JSON.stringify(helloTo(world, guest, options.serverInfo())));
      return {
        receive: (text) => void receive(world, guest, text),
        close: () => {
          guests.delete(guest);
          guest.isGone = true;
          depart(world, guest);
        },
      };
    },
    async record(id, _person) {
      const place = await placeOf(world, id);
      return inTurn(place, () => {
        const { table } = begunGame(place);
        if (!isClosed(table)) throw new Refused('not-over', 'the game is not over');
        return provenRecord(place.stored, table);
      });
    },
    renamed(person) {
      for (const guest of guests) if (guest.person?.id === person.id) guest.person = person;
      for (const coming of world.places.values())
        coming.then((place) => inTurn(place, () => renameAt(world, place, person))).catch(() => undefined);
    },
    levels: {
      tablesInMemory: () => world.places.size,
      botsWaiting: () => world.thinking.size,
    },
    async stop() {
      world.isStopping = true;
      jobs.end();
      for (const guest of guests) guest.send(JSON.stringify({ tell: 'stopping' }));
      await jobs.ended;
      for (const coming of [...world.places.values()]) {
        const place = await coming.catch(() => undefined);
        if (place?.game !== undefined) stopThinking(place.game);
        await place?.turns;
        if (place !== undefined) await keepAllSeen(world, place);
      }
    },
  };
}

async function worldOf(options: ServiceOptions): Promise<World> {
  const { storage, pool, log, hex, hasChat, acceptsSeeds = false, standIn = STAND_IN } = options;
  const { meter = NO_METER, timers = REAL_TIMERS, asleepAfter = MINUTE } = options;
  const outages = await storage.outages();
  return {
    ...{ storage, pool, log, hex, hasChat, acceptsSeeds, standIn, meter, timers },
    ...{ started: timers.now(), awake: timers.now(), asleepAfter },
    ...{ outages, outage: outageOf(outages) },
    places: new Map(),
    thinking: new Set(),
    hints: new Map(),
    opening: new Map(),
    lobby: new Set(),
    lobbyShown: undefined,
    mine: new Map(),
    lobbyDue: new Set(),
    mineDue: new Map(),
    isStopping: false,
  };
}

/** How much of the time between two moments no server was up. */
function outageOf(outages: readonly Span[]): Outage {
  return (from, to) =>
    outages.reduce(
      (sum, outage) => sum + Math.max(0, Math.min(to, outage.to) - Math.max(from, outage.from)),
      0,
    );
}

function helloTo({ timers }: World, { person }: Guest, server: ServerInfo): Hello {
  const you = person === undefined ? {} : { you: { id: person.id, name: person.name } };
  return { tell: 'hello', protocol: PROTOCOL, now: timers.now(), ...you, server };
}

/** A page is gone from everywhere. */
function depart(world: World, guest: Guest): void {
  leaveLists(world, guest);
  forgetHint(world, guest);
  for (const id of guest.places)
    world.places
      .get(id)
      ?.then((place) => gone(world, place, guest))
      .catch(() => undefined);
}
