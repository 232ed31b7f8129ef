/** The host: keeps tables, checks and stores decisions, lets bots play. */
import type { Pool } from '@horta/bots/pool';
import { GAMES, InvalidInput, loadGame, options, pending, randomFromSeed, type Seat } from '@horta/engine';
import type { Answer, BotFault, Host, HostFault, Snapshot, TableId } from './contract.ts';
import { fromText, toText } from './game-text.ts';
import { HostError } from './host-error.ts';
import { createShelf } from './shelf.ts';
import type { Storage } from './storage.ts';
import * as tables from './table.ts';

export interface HostOptions {
  readonly pool: Pool;
  readonly storage: Storage;
  /** Keeps other pages of this browser from playing at the same table; undefined if one does so already. */
  readonly lock: (id: TableId) => Promise<(() => void) | undefined>;
  readonly now: () => number;
  /** Random hex digits for seeds, ids and the chance of bots. */
  readonly hex: (digits: number) => string;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The table that the page looks at. */
interface Opened {
  readonly table: tables.Table;
  readonly listener: (snapshot: Snapshot) => void;
  readonly release: () => void;
  /** Ends what a bot is thinking of. */
  thoughts: AbortController;
  thinking: Seat | undefined;
  botFault: BotFault | undefined;
  isKept: boolean;
  /** What is being stored: nobody else gets the table before that. */
  writing: Promise<boolean>;
}

export function createHost({ pool, storage, lock, now, hex, wait }: HostOptions): Host {
  let opened: Opened | undefined;
  let pace = 0;
  const shelf = createShelf(storage, now);

  function tell(at: Opened): void {
    if (at !== opened) return;
    const { thinking, botFault, isKept } = at;
    at.listener({ ...tables.snapshot(at.table), thinking, botFault, isKept });
  }

  /** Stores what has changed, then tells it: what the page shows is never lost. */
  async function changed(at: Opened): Promise<void> {
    at.writing = shelf.keep(at.table);
    at.isKept = await at.writing;
    tell(at);
  }

  /** Lets bots decide as long as it is their turn. */
  async function letBotsPlay(at: Opened): Promise<void> {
    at.thoughts.abort();
    at.thoughts = new AbortController();
    const { signal } = at.thoughts;
    let last: Seat | undefined;
    for (;;) {
      const seat = pending(at.table.history.state)?.player;
      const bot = seat === undefined ? undefined : at.table.sitters[seat].bot;
      at.thinking = bot === undefined ? undefined : seat;
      if (seat === undefined || bot === undefined) break;
      tell(at);
      if (last !== seat && pace > 0) await wait(pace);
      last = seat;
      const { state } = at.table.history;
      const view = state.rules.view(state, seat);
      let fault: BotFault | undefined;
      const onGiveUp = () => {
        fault = 'replaced';
      };
      // Chance of its own: that of the deal would let a bot work out what it may not know.
      const option = await pool.choose(bot, view, hex(32), { signal, onGiveUp }).catch((error: unknown) => {
        if (signal.aborted) return undefined;
        throw error;
      });
      if (option === undefined || signal.aborted || at !== opened) return;
      tables.decide(at.table, option);
      // Nobody thinks about a choice without alternative: it shows nothing.
      if (options(view).length > 1) at.botFault = fault;
      await changed(at);
      if (signal.aborted) return;
    }
    tell(at);
  }

  /** A change by a person; then it is the bots' turn, which nobody waits for. */
  async function change(body: (at: Opened) => void): Promise<undefined> {
    const at = current();
    body(at);
    at.thoughts.abort();
    at.thinking = undefined;
    if (at.botFault === 'stopped') at.botFault = undefined;
    await changed(at);
    play(at);
  }

  function play(at: Opened): void {
    letBotsPlay(at).catch((error: unknown) => {
      at.thinking = undefined;
      at.botFault = 'stopped';
      console.error(error);
      tell(at);
    });
  }

  function current(): Opened {
    if (opened === undefined) throw new HostError('no-such-game');
    return opened;
  }

  async function find(id: TableId): Promise<tables.Table> {
    return opened?.table.id === id ? opened.table : shelf.get(id);
  }

  async function close(): Promise<void> {
    const left = opened;
    opened = undefined;
    left?.thoughts.abort();
    await left?.writing;
    left?.release();
  }

  async function add(table: tables.Table): Promise<TableId> {
    await shelf.keep(table);
    return table.id;
  }

  return {
    list: () => answer(() => shelf.list()),
    create: (wanted) =>
      answer(async () => {
        await loadGame(wanted.game, wanted.options);
        return add(tables.begin({ ...wanted, seed: wanted.seed ?? hex(32) }, hex(16), now()));
      }),
    remove: (id) =>
      answer(async () => {
        if (opened?.table.id === id) await close();
        const release = await lock(id);
        if (release === undefined) throw new HostError('open-elsewhere');
        await shelf.remove(id).finally(release);
        return undefined;
      }),
    exportText: (id) => answer(async () => toText(await find(id))),
    importText: (text) =>
      answer(async () => {
        // Which one it is of only its reader can tell.
        await Promise.all(GAMES.map(({ id }) => loadGame(id)));
        return add(fromText(text, hex(16), now()));
      }),
    open: (id, listener) =>
      answer(async () => {
        await close();
        const release = await lock(id);
        if (release === undefined) throw new HostError('open-elsewhere');
        try {
          const table = await find(id);
          // A browser that refused to store it may have found room meanwhile.
          const isKept = !shelf.isLoose(id) || (await shelf.keep(table));
          opened = {
            ...{ table, listener, release, isKept },
            thoughts: new AbortController(),
            thinking: undefined,
            botFault: undefined,
            writing: Promise.resolve(isKept),
          };
        } catch (error) {
          release();
          throw error;
        }
        tell(opened);
        play(opened);
        return undefined;
      }),
    close,
    decide: (count, option) =>
      answer(() =>
        change(({ table }) => {
          const { state, decisions } = table.history;
          const seat = pending(state)?.player;
          const isPerson = seat !== undefined && table.sitters[seat].bot === undefined;
          if (decisions.length !== count || !isPerson) throw new HostError('stale');
          tables.decide(table, option);
        }),
      ),
    undo: (seat) => answer(() => change(({ table }) => tables.takeBack(table, seat))),
    resetTurn: (seat) => answer(() => change(({ table }) => tables.takeBackAll(table, seat))),
    redo: () => answer(() => change(({ table }) => tables.makeAgain(table))),
    goOn: (way) =>
      answer(() =>
        change(({ table, botFault }) => {
          if (botFault !== 'stopped') throw new HostError('stale');
          const legal = options(table.history.state);
          if (way === 'by-chance') tables.decide(table, legal[randomFromSeed(hex(32)).below(legal.length)]);
        }),
      ),
    explain: (bot) =>
      answer(() => {
        const { state, decisions } = current().table.history;
        const view = state.rules.view(state, pending(state)?.player ?? 0);
        return pool.explain(bot, view, `hint ${decisions.length}`);
      }),
    async setPace(milliseconds) {
      pace = milliseconds;
    },
  };
}

async function answer<T>(body: () => T | Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await body() };
  } catch (error) {
    return { ok: false, fault: faultOf(error), detail: messageOf(error) };
  }
}

function faultOf(error: unknown): HostFault {
  if (error instanceof HostError) return error.fault;
  return error instanceof InvalidInput ? 'not-a-record' : 'unexpected';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
