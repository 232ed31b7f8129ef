/** A server as the host of its tables (contract.ts of packages/table): a page can't tell it from the browser's own. */
import type { Host, HostFault, Message, Onlooker, SavedGame, TableId } from '@horta/table';
import type { CallParameters, MyTable } from '../protocol.ts';
import type { ClientAnswer, ClientFault } from './calls.ts';
import type { Connection } from './connection.ts';
import { createTable, type OwnChance } from './creating.ts';

export type OnlineHost<E = unknown> = Host<E | undefined, ClientFault>;

export interface OnlineHostOptions {
  /** Where records are: `/api/tables/ID/record`. */
  readonly fetchText: (path: string) => Promise<{ readonly isFound: boolean; readonly text: string }>;
  /** For `create`; a page whose people sit down one by one has no use for it. */
  readonly chance?: OwnChance;
  /** Whoever has a seat looks on all the same. */
  readonly watches?: boolean;
}

/** A table at which one sits. */
interface Joined {
  manner: { readonly playsForced: boolean };
  readonly listener: (message: Message) => void;
  /** The revision that was told last, and with whose eyes. */
  known: number | undefined;
  onlookers: readonly Onlooker[];
  /** Those who wait until a revision is told. */
  readonly waiting: Set<{ readonly revision: number; readonly resolve: () => void }>;
  stop: () => void;
}

const NO_SUCH_GAME: ClientAnswer<never> = { ok: false, fault: 'no-such-game', detail: 'no such table' };
const NOT_HERE: ClientAnswer<never> = { ok: false, fault: 'unexpected', detail: 'not at a server' };
const DONE: ClientAnswer<undefined> = { ok: true, value: undefined };

export function createOnlineHost<E = unknown>(
  connection: Connection,
  { fetchText, chance, watches = false }: OnlineHostOptions,
): OnlineHost<E> {
  const tables = new Map<TableId, Joined>();

  connection.onTell((tell) => {
    if (tell.tell !== 'table') return;
    const at = tables.get(tell.table);
    if (at === undefined) return;
    const { told } = tell.message;
    // What was on its way to one who has left is not for one who has come again since: they are told the whole first.
    if (at.known === undefined && told?.kind !== 'whole') return;
    at.known = told?.revision ?? at.known;
    if (told?.kind === 'whole') at.onlookers = told.onlookers;
    at.listener(tell.message);
    for (const one of [...at.waiting]) if ((at.known ?? -1) >= one.revision) settle(at, one);
  });

  function settle(at: Joined, one: { readonly resolve: () => void }): void {
    at.waiting.delete(one as never);
    one.resolve();
  }

  /** What is acknowledged was told before, whatever comes first over the network. */
  function told(at: Joined, revision: number): Promise<void> {
    if ((at.known ?? -1) >= revision) return Promise.resolve();
    return new Promise((resolve) => at.waiting.add({ revision, resolve }));
  }

  function leave(id: TableId): void {
    const at = tables.get(id);
    tables.delete(id);
    at?.stop();
    for (const one of [...(at?.waiting ?? [])]) settle(at as Joined, one);
  }

  /** Only at a table at which one sits. */
  async function sitting<T>(
    id: TableId,
    body: (at: Joined) => Promise<ClientAnswer<T>>,
  ): Promise<ClientAnswer<T>> {
    const at = tables.get(id);
    return at === undefined ? NO_SUCH_GAME : named(await body(at));
  }

  return {
    async list() {
      const answer = await connection.call('mine', {});
      return answer.ok ? { ok: true, value: answer.value.map(savedGame) } : answer;
    },
    create: async (game) =>
      chance === undefined ? NOT_HERE : named(await createTable(connection, game, chance)),
    async remove(id) {
      leave(id);
      return isTableId(id) ? named(nothing(await connection.call('close', { table: id }))) : NO_SUCH_GAME;
    },
    async exportText(id) {
      if (!isTableId(id)) return NO_SUCH_GAME;
      try {
        const { isFound, text } = await fetchText(`/api/tables/${id}/record`);
        return isFound ? { ok: true, value: text } : named(readFault(text));
      } catch (error) {
        return { ok: false, fault: 'no-connection', detail: String(error) };
      }
    },
    importText: () => Promise.resolve(NOT_HERE),
    async playOn(id, position, sitters) {
      if (!isTableId(id)) return NO_SUCH_GAME;
      const answer = await connection.call('play-on', {
        table: id,
        position,
        sitters: sitters.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot })),
      });
      return answer.ok ? { ok: true, value: answer.value.table } : named(answer);
    },
    join(id, manner, listener) {
      leave(id);
      if (!isTableId(id)) return Promise.resolve(NO_SUCH_GAME);
      return new Promise((resolve) => {
        const at: Joined = {
          ...{ manner, listener, known: undefined, onlookers: [] },
          waiting: new Set(),
          stop: () => {},
        };
        const parameters = (): CallParameters<'join'> => ({
          table: id,
          playsForced: at.manner.playsForced,
          ...(at.known === undefined ? {} : { knows: { revision: at.known, onlookers: [...at.onlookers] } }),
          ...(watches ? { watches } : {}),
        });
        tables.set(id, at);
        const end = connection.subscribe('join', parameters, (answer) => {
          if (answer.ok) return void told(at, 0).then(() => resolve(DONE));
          resolve(named(answer));
          if (tables.get(id) === at) leave(id);
        });
        at.stop = () => {
          end();
          // For one who leaves before there was an answer.
          resolve(NO_SUCH_GAME);
        };
      });
    },
    async leave(id) {
      leave(id);
    },
    ask: (id, request) =>
      sitting(id, async (at) => {
        const answer = await connection.call('ask', { table: id, request });
        if (answer.ok) await told(at, answer.value);
        return answer;
      }),
    setManner: (id, manner) =>
      sitting(id, async (at) => {
        at.manner = manner;
        return nothing(await connection.call('set-manner', { table: id, playsForced: manner.playsForced }));
      }),
    goOn: (id, revision, way) =>
      sitting(id, async () => nothing(await connection.call('go-on', { table: id, revision, way }))),
    explain: (id, seat, revision, bot) =>
      sitting(id, async () => {
        const answer = await connection.call('explain', { table: id, seat, revision, bot });
        return answer.ok ? { ok: true, value: (answer.value ?? undefined) as E | undefined } : answer;
      }),
    hold: (id, isHeld) =>
      sitting(id, async () => nothing(await connection.call('hold', { table: id, isHeld }))),
  };
}

/** Ids of servers are 128 bits: others are tables of elsewhere. */
function isTableId(id: TableId): boolean {
  return /^[0-9a-f]{32}$/.test(id);
}

/** By the names that every host has for it: a table is a game to whoever plays it, and what makes no sense is no game. */
function named<T>(answer: ClientAnswer<T>): ClientAnswer<T> {
  return answer.ok ? answer : { ...answer, fault: NAMES[answer.fault] ?? answer.fault };
}

const NAMES: { readonly [F in ClientFault]?: HostFault } = {
  'no-such-table': 'no-such-game',
  'bad-message': 'not-a-record',
};

function nothing(answer: ClientAnswer<unknown>): ClientAnswer<undefined> {
  return answer.ok ? DONE : answer;
}

function readFault(text: string): ClientAnswer<never> {
  try {
    const { fault, detail } = JSON.parse(text) as { fault: ClientFault; detail: string };
    return { ok: false, fault, detail };
  } catch {
    return { ok: false, fault: 'unexpected', detail: text.slice(0, 200) };
  }
}

function savedGame(table: MyTable): SavedGame {
  const { game, options, seats, opened, changed, phase, moves, scores, round, rounds, turn, origin, pack } =
    table;
  return {
    id: table.table,
    ...{ game, options, begun: opened, changed, moves, scores, round, rounds, turn },
    sitters: seats.map(({ name = '', bot }) => ({ name, bot })),
    isOver: phase === 'over' || phase === 'ended',
    ...(origin === undefined ? {} : { origin }),
    ...(pack === undefined ? {} : { pack: pack.name }),
  };
}
