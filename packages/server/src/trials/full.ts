/** A database that is full refuses, and loses nothing: over sockets, as people would notice it. */
import { randomFromSeed } from '@horta/engine';
import { openStorage, type SqliteStorage } from '../storage/open.ts';
import { createTestServer, FLOOD } from '../testing/server.ts';
import { type Acknowledged, beginTable, newPlayer, nextRequest, type Player } from './players.ts';
import { lostOf, readStored } from './stored.ts';

export interface FullReport {
  readonly acknowledged: number;
  readonly refused: number;
  readonly lost: number;
  /** How often somebody was told of what was refused. */
  readonly toldThough: number;
}

const FULL = 1;
const ROOM = 1_000_000;
/** Nothing is accepted any more when so many tables in a row have refused. */
const SILENT = 12;

/** Several times the database is full, until no table takes anything, and has room again. */
export async function fullTrial({
  seed,
  times,
  tables = 3,
}: {
  readonly seed: string;
  readonly times: number;
  readonly tables?: number;
}): Promise<FullReport> {
  const random = randomFromSeed(seed);
  let storage: SqliteStorage | undefined;
  const server = await createTestServer({
    limits: { messagesPerSocket: FLOOD, messagesPerPerson: FLOOD, tablesPerPersonAndHour: 1e9 },
    openStorage: async (options) => {
      storage = await openStorage(options);
      return storage;
    },
  });
  const acknowledged: Acknowledged[] = [];
  let refused = 0;
  let toldThough = 0;
  try {
    const players = [await newPlayer(server.address, 'Ada'), await newPlayer(server.address, 'Bo')];
    const open: string[] = [];
    for (let i = 0; i < tables; i++) open.push(await beginTable(players, random));

    /** A round trip of everybody: what was told before has come by then, to whom it was told last as well. */
    const heard = async () => {
      for (const { socket } of players) await socket.call('leave-lobby', {});
    };

    /** Whether it was stored. A game that is over is followed by another one when there is room for it. */
    const decideAt = async (place: number, hasRoom: boolean): Promise<boolean> => {
      const table = open[place] ?? '';
      const next = await nextRequest(players, table, random);
      if (next === undefined) {
        if (hasRoom) open[place] = await beginTable(players, random);
        return hasRoom;
      }
      const { player, request } = next;
      await heard();
      const before = revisions(players, table);
      const answer = await player.socket.call('ask', { table, request });
      if (answer.ok) {
        acknowledged.push({ table, number: request.revision, request: request.id, option: request.option });
        return true;
      }
      if (answer.fault !== 'storage') throw new Error(`refused as ${answer.fault}: ${answer.detail}`);
      refused++;
      await heard();
      if (revisions(players, table) !== before) toldThough++;
      return false;
    };

    for (let time = 0; time < times; time++) {
      storage?.limitPages(FULL);
      for (let silent = 0, place = 0; silent < SILENT; place = (place + 1) % tables)
        silent = (await decideAt(place, false)) ? 0 : silent + 1;
      storage?.limitPages(ROOM);
      for (let place = 0; place < tables; place++)
        if (!(await decideAt(place, true))) throw new Error('there is room again, and it was refused');
    }
    await Promise.all(players.map(({ socket }) => socket.close()));
    await server.stop();
    return {
      ...{ acknowledged: acknowledged.length, refused, toldThough },
      lost: lostOf(readStored(server.data), acknowledged),
    };
  } finally {
    await server.close();
  }
}

function revisions(players: readonly Player[], table: string): string {
  return players.map(({ latest }) => latest.get(table)?.revision).join();
}
