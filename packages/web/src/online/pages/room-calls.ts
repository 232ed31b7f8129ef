/** What a page asks for at a table before its game. */
import type { Room } from '@horta/online';
import { digestOf } from '@horta/online/chance';
import type { ClientFault } from '@horta/online/client';
import { bitsFor, mayShowBits, noteRoom } from '../kept-chance.ts';
import { server } from '../server.svelte.ts';
import { partOf } from './adding.ts';
import type { SeatAction } from './seat-actions.ts';

/** Resolves to why it was refused, if it was. */
export async function actAt(room: Room, seat: number, action: SeatAction): Promise<ClientFault | undefined> {
  const { table } = room;
  const answer = await (action.do === 'sit'
    ? server().call('sit', { table, seat, digest: ownDigest(room, seat) })
    : action.do === 'set-seat'
      ? server().call('set-seat', { table, seat, ...(action.bot === undefined ? {} : { bot: action.bot }) })
      : server().call(action.do, { table, seat }));
  return answer.ok ? undefined : answer.fault;
}

function ownDigest({ table, chance }: Room, seat: number): string {
  return digestOf(bitsFor(table, seat, chance.attempt));
}

/** Another device of the same person has so long to show what it promised. */
const PATIENCE = 8000;

/**
 * What this page adds to chance at the table as it is now, for each seat of its person. Returns how to stop waiting for
 * another device.
 */
export function addChance(room: Room): () => void {
  noteRoom(room);
  const { table, yours, chance } = room;
  const commit = (seat: number) =>
    void server().call('commit', { table, seat, digest: ownDigest(room, seat) });
  const timers = yours.flatMap((seat) => {
    const own = bitsFor(table, seat, chance.attempt);
    const part = partOf(room, seat, own, mayShowBits(room, seat));
    if (part === 'commit') commit(seat);
    else if (part === 'ready') void server().call('ready', { table, seat, bits: own });
    return part === 'wait' ? [setTimeout(() => commit(seat), PATIENCE)] : [];
  });
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
