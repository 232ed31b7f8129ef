/** The browser's host: keeps the tables of this device, checks and stores what is asked for, lets bots play. */
import { type Explanation, readBotSpec } from '@horta/bots';
import type { Pool } from '@horta/bots/pool';
import {
  GAMES,
  InvalidInput,
  loadGame,
  options,
  pending,
  type RecordHeader,
  randomFromSeed,
  recordHeader,
} from '@horta/engine';
import {
  type Answer,
  append,
  ask,
  botToThink,
  type Change,
  type Host,
  type HostFault,
  newTable,
  playForced,
  Refused,
  revisionOf,
  type Sitter,
  type Table,
  type TableId,
} from '@horta/table';
import { HostError } from './host-error.ts';
import type { Lock } from './locks.ts';
import { hear, hold, type Opened, opened, stopThinking, tell, toSeats } from './opened.ts';
import { createShelf, stored } from './shelf.ts';
import type { Storage } from './storage.ts';

export interface HostOptions {
  readonly pool: Pool;
  readonly storage: Storage;
  readonly lock: Lock;
  readonly now: () => number;
  /** Random hex digits for seeds, ids and the chance of bots. */
  readonly hex: (digits: number) => string;
}

export function createHost({ pool, storage, lock, now, hex }: HostOptions): Host<Explanation | undefined> {
  const tables = new Map<TableId, Opened>();
  /** Tables that are waited for, since another page has them. */
  const waits = new Map<TableId, AbortController>();
  const shelf = createShelf(storage);

  /** Stores what has changed, then tells it: what the page shows is never lost. */
  async function changed(at: Opened, change: Change, since: number): Promise<void> {
    const game = stored(at.table, at.begun, now());
    const news = hear(at, change, since);
    // One after the other, so that they are told in order.
    at.writing = at.writing.then(() => shelf.keep(game));
    at.isKept = await at.writing;
    tell(at, news);
  }

  /** Lets bots decide as long as it is their turn. */
  async function letBotsPlay(at: Opened): Promise<void> {
    stopThinking(at);
    const { table } = at;
    const { signal } = at.thoughts;
    for (;;) {
      const due = botToThink(table);
      at.thinking = due?.seat;
      if (due === undefined) break;
      const { seat, bot } = due;
      tell(at);
      const view = table.state.rules.view(table.state, seat);
      let isReplaced = false;
      const onGiveUp = () => {
        isReplaced = true;
      };
      // Chance of its own: that of the deal would let a bot work out what it may not know.
      const option = await pool.choose(bot, view, hex(32), { signal, onGiveUp }).catch((error: unknown) => {
        if (signal.aborted) return undefined;
        throw error;
      });
      await untilFree(at, signal);
      if (option === undefined || signal.aborted) return;
      // Nobody thinks about a choice without alternative: it shows nothing.
      if (options(view).length > 1) at.botFault = isReplaced ? 'replaced' : undefined;
      await decideFor(at, option);
      if (signal.aborted) return;
    }
    tell(at);
  }

  /** Bots that are held have thought, but wait with what they decide. */
  async function untilFree(at: Opened, signal: AbortSignal): Promise<void> {
    while (at.held !== undefined && !signal.aborted) {
      at.thinking = undefined;
      tell(at);
      await at.held.end;
    }
  }

  /** A bot's decision, and the forced ones after it. */
  async function decideFor(at: Opened, option: number): Promise<void> {
    const { table } = at;
    const due = pending(table.state);
    if (due === undefined) return;
    const since = revisionOf(table);
    const { kept, steps } = append(table, {
      type: 'decision',
      seat: due.player,
      step: due.step,
      option,
    });
    await changed(at, { kept, steps: [...steps, ...playForced(table).steps] }, since);
  }

  function play(at: Opened): void {
    // Left while something was stored: the bots wait until someone is back.
    if (tables.get(at.table.id) !== at) return;
    letBotsPlay(at).catch((error: unknown) => {
      at.thinking = undefined;
      at.botFault = 'stopped';
      console.error(error);
      tell(at);
    });
  }

  /** A change by a person; then it is the bots' turn, which nobody waits for. */
  async function change(at: Opened, body: () => Change): Promise<number> {
    const since = revisionOf(at.table);
    const made = body();
    const revision = revisionOf(at.table);
    if (revision === since) {
      // Done before: acknowledged when that is stored.
      await at.writing;
      return revision;
    }
    stopThinking(at);
    at.thinking = undefined;
    if (at.botFault === 'stopped') at.botFault = undefined;
    await changed(at, made, since);
    play(at);
    return revision;
  }

  function current(id: TableId): Opened {
    const at = tables.get(id);
    if (at === undefined) throw new HostError('no-such-game');
    return at;
  }

  async function find(id: TableId): Promise<Table> {
    return tables.get(id)?.table ?? (await shelf.get(id)).table;
  }

  async function leave(id: TableId): Promise<void> {
    waits.get(id)?.abort();
    const left = tables.get(id);
    if (left === undefined) return;
    tables.delete(id);
    left.thoughts.abort();
    left.listener = undefined;
    await left.writing;
    left.release();
  }

  async function add(table: Table): Promise<TableId> {
    await shelf.keep(stored(table, now(), now()));
    return table.id;
  }

  async function locked(id: TableId, isPatient = false): Promise<() => void> {
    const patience = new AbortController();
    if (isPatient) waits.set(id, patience);
    const release = await lock(id, isPatient ? patience.signal : undefined);
    if (waits.get(id) === patience) waits.delete(id);
    if (release === undefined) throw new HostError('open-elsewhere');
    return release;
  }

  return {
    list: () => answer(() => shelf.list()),
    create: ({ game, options: chosen, sitters, pack, seed = hex(32) }) =>
      answer(async () => {
        checkBots(sitters);
        await loadGame(game, chosen);
        const setup = { players: sitters.length, seed, options: chosen };
        const header = pack === undefined ? recordHeader(game, setup) : headerWith(game, { ...setup, pack });
        return add(newTable(hex(16), header, sitters));
      }),
    remove: (id) =>
      answer(async () => {
        await leave(id);
        const release = await locked(id);
        await shelf.remove(id).finally(release);
        return undefined;
      }),
    exportText: (id) =>
      answer(async () => {
        const { recordText } = await gameText();
        return recordText(await find(id));
      }),
    importText: (text) =>
      answer(async () => {
        // Which one it is of only its reader can tell.
        const [{ fromText }] = await Promise.all([gameText(), ...GAMES.map(({ id }) => loadGame(id))]);
        const { table, scores } = fromText(text, hex(16));
        if (scores !== undefined) throw new HostError('false-scores', 'other scores', scores);
        return add(table);
      }),
    playOn: (id, position, sitters) =>
      answer(async () => {
        checkBots(sitters);
        const { playedOn } = await gameText();
        return add(playedOn(await find(id), position, sitters, hex(16)));
      }),
    join: (id, manner, listener, isPatient) =>
      answer(async () => {
        await leave(id);
        const release = await locked(id, isPatient);
        try {
          const { table, begun } = await shelf.get(id);
          const at = opened(table, begun, { listener, release });
          toSeats(at, manner);
          const { steps } = playForced(table);
          // A browser that refused to store it may have found room meanwhile.
          if (steps.length > 0 || shelf.isLoose(id))
            at.isKept = await shelf.keep(stored(table, begun, now()));
          tables.set(id, at);
          tell(at, hear(at));
          play(at);
          return undefined;
        } catch (error) {
          release();
          throw error;
        }
      }),
    leave,
    ask: (id, request) =>
      answer(async () => {
        const at = current(id);
        if (!at.onlookers.includes(request.seat)) throw new HostError('not-your-seat');
        if (request.what === 'hand-over' && request.bot !== undefined) readBotSpec(request.bot);
        return change(at, () => ask(at.table, request));
      }),
    setManner: (id, manner) =>
      answer(async () => {
        const at = current(id);
        toSeats(at, manner);
        await change(at, () => playForced(at.table));
        return undefined;
      }),
    goOn: (id, revision, way) =>
      answer(async () => {
        const at = current(id);
        if (at.botFault !== 'stopped' || revision !== revisionOf(at.table)) throw new HostError('stale');
        at.botFault = undefined;
        if (way === 'by-chance') {
          const legal = options(at.table.state);
          await decideFor(at, legal[randomFromSeed(hex(32)).below(legal.length)]);
        } else tell(at);
        play(at);
        return undefined;
      }),
    explain: (id, seat, revision, bot) =>
      answer(() => {
        const { table, onlookers } = current(id);
        const { state } = table;
        if (!onlookers.includes(seat)) throw new HostError('not-your-seat');
        if (pending(state)?.player !== seat || revision !== revisionOf(table)) throw new HostError('stale');
        return pool.explain(bot, state.rules.view(state, seat), `hint ${revision}`);
      }),
    hold: (id, isHeld) =>
      answer(async () => {
        const at = current(id);
        hold(at, isHeld);
        // What was decided before is told before.
        await at.writing;
        return undefined;
      }),
  };
}

/** Throws InvalidInput if one of them is a bot that there is not. */
function checkBots(sitters: readonly Sitter[]): void {
  for (const { bot } of sitters) if (bot !== undefined) readBotSpec(bot);
}

/** A pack from outside: what is the matter with the table is the matter with that. */
function headerWith(game: string, setup: Parameters<typeof recordHeader>[1]): RecordHeader {
  try {
    return recordHeader(game, setup);
  } catch (error) {
    if (error instanceof InvalidInput) throw new HostError('bad-pack', error.message);
    throw error;
  }
}

/** Fetched when a game comes or goes as a text, or is played on: most games never are. */
const gameText = () => import('./game-text.ts');

async function answer<T>(body: () => T | Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await body() };
  } catch (error) {
    const scores = error instanceof HostError ? error.scores : undefined;
    return { ok: false, fault: faultOf(error), detail: messageOf(error), scores };
  }
}

function faultOf(error: unknown): HostFault {
  if (error instanceof HostError) return error.fault;
  if (error instanceof Refused) return error.refusal;
  return error instanceof InvalidInput ? 'not-a-record' : 'unexpected';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
