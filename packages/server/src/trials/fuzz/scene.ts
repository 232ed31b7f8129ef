/** A server with tables in every phase, and people who have something to do with them or nothing. */
import { randomFromSeed } from '@horta/engine';
import type { CallName, CallParameters, CallValue, TableSetup } from '@horta/online';
import { digestOf } from '@horta/online/chance';
import { createTestServer, FLOOD, type TestServer } from '../../testing/server.ts';
import { beginTable, done, hex, newPlayer, nextRequest, type Player, SETUP } from '../players.ts';

export interface Scene {
  readonly server: TestServer;
  /** They sit at every table. */
  readonly seated: readonly Player[];
  /** Signed in, with no seat anywhere. */
  readonly stranger: Player;
  /** By phase; `private` is being played, and not to be watched. */
  readonly tables: Readonly<Record<ScenePhase, string>>;
  /** All that those who are seated have sent so far: whatever of it comes again changes nothing. */
  readonly sent: readonly Sent[];
  /** As tables were opened. */
  readonly setup: TableSetup;
}

export type ScenePhase = 'open' | 'dealing' | 'playing' | 'private' | 'over' | 'ended' | 'closed';

export interface Sent {
  readonly by: number;
  readonly message: Readonly<Record<string, unknown>>;
}

/** Decisions at tables that are being played. */
const PLAYED = 25;

export async function setScene(seed: string): Promise<Scene> {
  const random = randomFromSeed(seed);
  const server = await createTestServer({
    limits: {
      ...{
        messagesPerSocket: FLOOD,
        messagesPerPerson: FLOOD,
        refusalsPerSocket: FLOOD,
        hintsPerPerson: FLOOD,
      },
      linesPerPerson: FLOOD,
      // Tables that are refused count as well.
      tablesPerPersonAndHour: 1e9,
    },
  });
  const sent: Sent[] = [];
  const seated = [await newPlayer(server.address, 'Ada'), await newPlayer(server.address, 'Bo')];
  for (const [by, { socket }] of seated.entries()) {
    const { call } = socket;
    // All that they send is written down.
    Object.assign(socket, {
      call<N extends CallName>(name: N, parameters: CallParameters<N>) {
        sent.push({ by, message: { call: name, ...parameters } });
        return call(name, parameters);
      },
    });
  }
  const [ada] = seated as [Player, Player];

  async function say<N extends CallName>(
    { socket }: Player,
    name: N,
    parameters: CallParameters<N>,
  ): Promise<CallValue<N>> {
    return done(await socket.call(name, parameters));
  }

  /** Both sit there. */
  async function taken(bits: readonly string[]): Promise<string> {
    const { table } = await say(ada, 'open', { setup: SETUP });
    for (const [seat, player] of seated.entries())
      await say(player, 'sit', { table, seat, digest: digestOf(bits[seat] ?? '') });
    return table;
  }

  async function played(decisions: number, setup = {}): Promise<string> {
    // With a deal that is the same each time, or each run would send something else.
    const table = await beginTable(seated, random, { ...setup, seed: hex(random, 32) });
    for (let i = 0; i < decisions; i++) {
      const next = await nextRequest(seated, table, random);
      if (next === undefined) break;
      await say(next.player, 'ask', { table, request: next.request });
    }
    return table;
  }

  const bits = seated.map(() => hex(random, 32));
  const open = await taken(bits);
  const dealing = await taken(bits);
  await say(ada, 'begin', { table: dealing, isWanted: true });
  await say(ada, 'ready', { table: dealing, seat: 0, bits: bits[0] ?? '' });
  const closed = await taken(bits);
  await say(ada, 'close', { table: closed });
  const ended = await played(PLAYED);
  for (const player of seated) {
    const seat = seated.indexOf(player);
    const revision = player.latest.get(ended)?.revision ?? 0;
    const request =
      seat === 0
        ? ({ what: 'offer', agreement: { on: 'end' } } as const)
        : ({ what: 'reply', agrees: true } as const);
    await say(player, 'ask', {
      table: ended,
      request: { ...request, id: hex(random, 32), seat, revision: revision + (seat === 0 ? 0 : 1) },
    });
  }
  return {
    ...{ server, seated, sent, setup: SETUP },
    stranger: await newPlayer(server.address, 'Cleo'),
    tables: {
      ...{ open, dealing, closed, ended },
      playing: await played(PLAYED, { game: '1893' }),
      private: await played(PLAYED, { mayBeWatched: false, isListed: false }),
      over: await played(Number.POSITIVE_INFINITY),
    },
  };
}
