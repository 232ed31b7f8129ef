/** A table that is opened, filled and begun by one person alone: for tests, and for whoever plays all seats. */
import type { NewGame, TableId } from '@horta/table';
import type { Room, TableSetup } from '../protocol.ts';
import type { ClientAnswer } from './calls.ts';
import type { Connection } from './connection.ts';

/** What seats add to chance: bits, and what is told of them beforehand. */
export interface OwnChance {
  /** So many hex digits by chance. */
  readonly hex: (digits: number) => string;
  readonly digestOf: (bits: string) => string;
}

/** So much time that nobody thinks of it. */
const PACE: TableSetup['pace'] = { kind: 'live', minutes: 600, increment: 600 };

export async function createTable(
  connection: Connection,
  { game, options, sitters, pack, seed }: NewGame,
  { hex, digestOf }: OwnChance,
): Promise<ClientAnswer<TableId>> {
  const setup: TableSetup = {
    game,
    options: { ...options },
    seats: sitters.map(({ bot }) => (bot === undefined ? { for: 'person' } : { for: 'bot', bot })),
    pace: PACE,
    isListed: false,
    mayBeWatched: true,
    takingBack: 'agreed',
    hasHints: true,
    ...(pack === undefined ? {} : { pack: { ...pack, components: { ...pack.components } } }),
    ...(seed === undefined ? {} : { seed }),
  };
  const opened = await connection.call('open', { setup });
  if (!opened.ok) return opened;
  const { table } = opened.value;
  const people = sitters.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return begun(connection, table, new Map(people.map((seat) => [seat, hex(32)])), digestOf);
}

/** Sits everywhere with these bits, and waits until cards are dealt. */
async function begun(
  connection: Connection,
  table: TableId,
  bits: ReadonlyMap<number, string>,
  digestOf: OwnChance['digestOf'],
): Promise<ClientAnswer<TableId>> {
  const phases = phasesOf(connection, table);
  try {
    const entered = await connection.call('enter', { table });
    if (!entered.ok) return entered;
    for (const [seat, own] of bits) {
      const answer = await connection.call('sit', { table, seat, digest: digestOf(own) });
      if (!answer.ok) return answer;
    }
    const wanted = await connection.call('begin', { table, isWanted: true });
    if (!wanted.ok) return wanted;
    await phases.until((phase) => phase !== 'open');
    for (const [seat, own] of bits) {
      const answer = await connection.call('ready', { table, seat, bits: own });
      if (!answer.ok) return answer;
    }
    await phases.until((phase) => phase !== 'open' && phase !== 'dealing');
    return { ok: true, value: table };
  } finally {
    phases.end();
    void connection.call('exit', { table });
  }
}

/** Which phase a table is in, as it is told. */
function phasesOf(connection: Connection, table: TableId) {
  let phase: Room['phase'] = 'open';
  let check = () => {};
  const end = connection.onTell((tell) => {
    if (tell.tell !== 'room' || tell.room.table !== table) return;
    phase = tell.room.phase;
    check();
  });
  const until = (isIt: (phase: Room['phase']) => boolean) =>
    new Promise<void>((resolve) => {
      check = () => {
        if (isIt(phase)) resolve();
      };
      check();
    });
  return { until, end };
}
