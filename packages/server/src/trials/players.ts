/** People who play by chance over real sockets, and write down what was acknowledged. */
import type { Random } from '@horta/engine';
import type { CallAnswer, TableSetup } from '@horta/online';
import { digestOf } from '@horta/online/chance';
import type { Now, Request } from '@horta/table';
import { createVisitor, type TestSocket, type Visitor } from '../testing/visitor.ts';

/** So much time that no clock runs out. */
export const SETUP: TableSetup = {
  game: '1897',
  options: {},
  seats: [{ for: 'person' }, { for: 'person' }],
  pace: { kind: 'live', minutes: 600, increment: 600 },
  isListed: true,
  mayBeWatched: true,
  takingBack: 'agreed',
  hasHints: true,
};

export interface Player {
  /** The session; sockets come and go. */
  readonly visitor: Visitor;
  readonly socket: TestSocket;
  /** What each table was told to be at last. */
  readonly latest: Map<string, Latest>;
  /** Resolves when something was told; rejects once the socket is closed. */
  news(): Promise<void>;
}

export interface Latest {
  readonly revision: number;
  readonly now: Now;
}

/** A decision that the server has said to be stored, as entry `number` of its table. */
export interface Acknowledged {
  readonly table: string;
  readonly number: number;
  readonly request: string;
  readonly option: number;
}

/** A guest comes. */
export async function newPlayer(address: string, name: string): Promise<Player> {
  const visitor = createVisitor(address);
  await visitor.signIn(name);
  return connected(visitor);
}

/** The same person comes again, perhaps to another address. */
export function comeAgain({ visitor }: Player, address: string): Promise<Player> {
  const again = createVisitor(address);
  again.cookie = visitor.cookie;
  return connected(again);
}

/** Someone who has a session already opens a socket. */
export async function connected(visitor: Visitor): Promise<Player> {
  const socket = await visitor.connect();
  const latest: Player['latest'] = new Map();
  let waiting: (() => void)[] = [];
  const follow = () => {
    // Nobody needs it later: a long trial is not to fill the memory.
    for (const tell of socket.told.splice(0))
      if (tell.tell === 'table' && tell.message.told !== undefined) latest.set(tell.table, tell.message.told);
    for (const resolve of waiting.splice(0)) resolve();
  };
  follow();
  socket.socket.on('message', follow);
  void socket.closed.then(() => {
    waiting = [];
  });
  return {
    visitor,
    socket,
    latest,
    news: () =>
      new Promise((resolve, reject) => {
        waiting.push(resolve);
        void socket.closed.then((code) => reject(new Gone(`the socket was closed: ${code}`)));
      }),
  };
}

/** The server is gone. */
class Gone extends Error {
  override readonly name = 'Gone';
}

/** Whoever can call a server. */
interface Calling {
  readonly socket: Pick<TestSocket, 'call'>;
}

/** Each has one seat, in their order. Returns the table, with its game begun. */
export async function beginTable(
  players: readonly Calling[],
  random: Random,
  setup: Partial<TableSetup> = {},
): Promise<string> {
  const [opener] = players;
  if (opener === undefined) throw new Error('someone must open the table');
  const seats = setup.seats ?? players.map(() => ({ for: 'person' as const }));
  const { table } = done(await opener.socket.call('open', { setup: { ...SETUP, ...setup, seats } }));
  const bits = players.map(() => hex(random, 32));
  for (const [seat, { socket }] of players.entries())
    done(await socket.call('sit', { table, seat, digest: digestOf(bits[seat] ?? '') }));
  done(await opener.socket.call('begin', { table, isWanted: true }));
  for (const [seat, { socket }] of players.entries())
    done(await socket.call('ready', { table, seat, bits: bits[seat] ?? '' }));
  for (const player of players) await joinTable(player, table);
  return table;
}

/** One who knows a revision with these eyes is told what is new. */
export async function joinTable(
  { socket }: Calling,
  table: string,
  knows?: { readonly revision: number; readonly onlookers: (number | 'spectator')[] },
): Promise<void> {
  done(await socket.call('join', { table, playsForced: false, ...(knows === undefined ? {} : { knows }) }));
}

/** What a call gave. Throws if it was refused. */
export function done<T>(answer: CallAnswer<T>): T {
  if (answer.ok) return answer.value as T;
  throw new Error(`${answer.fault}: ${answer.detail}`);
}

/** What whoever has to decide would ask for; undefined when the game is over. Waits until it is known. */
export async function nextRequest(
  players: readonly Player[],
  table: string,
  random: Random,
): Promise<{ readonly player: Player; readonly request: Request & { readonly what: 'decide' } } | undefined> {
  for (;;) {
    for (const player of players) {
      const { revision, now } = player.latest.get(table) ?? {};
      if (revision === undefined || now === undefined) continue;
      const { decision } = now;
      if (decision === undefined) return undefined;
      const { seat, options = [] } = decision;
      const option = options[random.below(Math.max(1, options.length))];
      if (option !== undefined)
        return { player, request: { what: 'decide', id: hex(random, 32), seat, revision, option } };
    }
    await Promise.race(players.map((player) => player.news()));
  }
}

export function hex(random: Random, digits: number): string {
  return Array.from({ length: digits }, () => random.below(16).toString(16)).join('');
}
