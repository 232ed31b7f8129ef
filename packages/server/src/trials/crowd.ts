/** Many tables that are played at once, each by two people, through everything that happens to the server. */
import type { Random } from '@horta/engine';
import type { TableSetup } from '@horta/online';
import {
  type Acknowledged,
  beginTable,
  comeAgain,
  done,
  joinTable,
  newPlayer,
  nextRequest,
  type Player,
} from './players.ts';

type Next = NonNullable<Awaited<ReturnType<typeof nextRequest>>>;

interface CrowdTable {
  id: string;
  players: Player[];
  /** What was sent and not answered. */
  open: { readonly seat: number; readonly request: Next['request'] } | undefined;
}

export interface Crowd {
  readonly acknowledged: readonly Acknowledged[];
  /** The tables played at now, with the revision that was acknowledged last. */
  revisions(): ReadonlyMap<string, number>;
  /** Everybody decides as fast as answers come, until the server is gone or it is enough. */
  play(isEnough: () => boolean): Promise<void>;
  /** Everybody comes again, catches up and sends again what was not answered. Throws if a table is not where it was. */
  comeAgain(address: string, stored: (table: string) => number): Promise<void>;
  leave(): Promise<void>;
}

export interface CrowdOptions {
  readonly address: string;
  readonly tables: number;
  readonly random: Random;
  /** What the tables play, one after the other. */
  readonly setups: readonly Partial<TableSetup>[];
  readonly onAcknowledged?: () => void;
}

export async function gather(options: CrowdOptions): Promise<Crowd> {
  const { random, setups, onAcknowledged = () => {} } = options;
  const acknowledged: Acknowledged[] = [];
  const known = new Map<string, number>();
  const tables: CrowdTable[] = [];
  let begun = 0;
  const begin = (players: readonly Player[]) =>
    beginTable(players, random, setups[begun++ % setups.length] ?? {});
  for (let i = 0; i < options.tables; i++) {
    const players = [
      await newPlayer(options.address, `Ada ${i}`),
      await newPlayer(options.address, `Bo ${i}`),
    ];
    tables.push({ id: await begin(players), players, open: undefined });
  }

  async function send(table: CrowdTable, player: Player, request: Next['request']): Promise<void> {
    table.open = { seat: table.players.indexOf(player), request };
    done(await player.socket.call('ask', { table: table.id, request }));
    table.open = undefined;
    const { id, revision, option } = request;
    acknowledged.push({ table: table.id, number: revision, request: id, option });
    known.set(table.id, revision + 1);
    onAcknowledged();
  }

  async function playAt(table: CrowdTable, isEnough: () => boolean): Promise<void> {
    while (!isEnough()) {
      const next = await nextRequest(table.players, table.id, random);
      if (next !== undefined) await send(table, next.player, next.request);
      else table.id = await begin(table.players);
    }
  }

  async function takeUp(
    table: CrowdTable,
    address: string,
    stored: (table: string) => number,
  ): Promise<void> {
    const before = table.players;
    table.players = await Promise.all(before.map((player) => comeAgain(player, address)));
    for (const [seat, player] of table.players.entries()) {
      const revision = before[seat]?.latest.get(table.id)?.revision;
      if (revision === undefined) continue;
      await joinTable(player, table.id, { revision, onlookers: [seat] });
      while (!player.latest.has(table.id)) await player.news();
      const told = player.latest.get(table.id)?.revision ?? -1;
      if (told !== stored(table.id) || told < revision)
        throw new Error(`a table goes on at ${told}; ${stored(table.id)} are stored, ${revision} were told`);
    }
    if (table.players.every(({ latest }) => latest.has(table.id))) return;
    // It was only being opened: another one is.
    table.open = undefined;
    table.id = await begin(table.players);
  }

  return {
    acknowledged,
    revisions: () => known,
    async play(isEnough) {
      await Promise.all(
        tables.map(async (table) => {
          try {
            await playAt(table, isEnough);
          } catch (error) {
            // What is not because the server is gone is a finding.
            if (!isGone(table.players)) throw error;
          }
        }),
      );
    },
    async comeAgain(again, stored) {
      await Promise.all(
        tables.map(async (table) => {
          await takeUp(table, again, stored);
          const { open } = table;
          const sender = table.players[open?.seat ?? -1];
          if (open !== undefined && sender !== undefined) await send(table, sender, open.request);
        }),
      );
    },
    async leave() {
      await Promise.all(tables.flatMap(({ players }) => players.map(({ socket }) => socket.close())));
    },
  };
}

function isGone(players: readonly Player[]): boolean {
  return players.some(({ socket }) => socket.socket.readyState !== socket.socket.OPEN);
}
