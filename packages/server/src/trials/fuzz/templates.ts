/** Everything that can be asked for, at every table. */
import type { Random } from '@horta/engine';
import { hex } from '../players.ts';
import { type Json, pick } from './mutating.ts';
import type { Scene } from './scene.ts';

export type Fields = { [name: string]: Json };

/** One call, well written: whether it is allowed depends on who makes it. */
export function anyCall({ tables, setup }: Pick<Scene, 'tables' | 'setup'>, random: Random): Fields {
  const table = random.below(20) === 0 ? hex(random, 32) : pick(random, Object.values(tables));
  const seat = random.below(3);
  const revision = random.below(40);
  const calls: readonly Fields[] = [
    { call: 'lobby' },
    { call: 'leave-lobby' },
    { call: 'mine' },
    { call: 'open', setup: setup as unknown as Json },
    { call: 'enter', table },
    { call: 'exit', table },
    { call: 'sit', table, seat, digest: hex(random, 64) },
    { call: 'commit', table, seat, digest: hex(random, 64) },
    { call: 'stand-up', table, seat },
    { call: 'throw-out', table, seat },
    { call: 'set-seat', table, seat, bot: 'apprentice' },
    { call: 'set-seat', table, seat },
    { call: 'begin', table, isWanted: random.below(2) === 0 },
    { call: 'close', table },
    { call: 'ready', table, seat, bits: hex(random, 32) },
    { call: 'join', table, playsForced: false },
    { call: 'join', table, playsForced: true, watches: true },
    { call: 'join', table, playsForced: false, knows: { revision, onlookers: [seat] } },
    { call: 'leave', table },
    { call: 'set-manner', table, playsForced: true },
    { call: 'go-on', table, revision, way: 'by-chance' },
    { call: 'explain', table, seat, revision, bot: 'apprentice' },
    { call: 'hold', table, isHeld: true },
    { call: 'replace', table, seat },
    { call: 'rematch', table },
    { call: 'play-on', table, position: revision, sitters: [{ name: '' }, { name: '' }] },
    { call: 'say', table, text: 'hello' },
    { call: 'say', table, phrase: 'hello' },
    ...wishes(random).map((wish) => ({
      call: 'ask',
      table,
      request: { ...wish, id: hex(random, 32), seat, revision },
    })),
  ];
  return pick(random, calls);
}

function wishes(random: Random): Fields[] {
  const seat = random.below(2);
  return [
    { what: 'decide', option: random.below(30) },
    { what: 'take-back' },
    { what: 'reset' },
    { what: 'make-again' },
    { what: 'offer', agreement: { on: 'end' } },
    { what: 'offer', agreement: { on: 'back', stands: random.below(30) } },
    { what: 'offer', agreement: { on: 'time', seat, minutes: 10 } },
    { what: 'offer', agreement: { on: 'bot', seat } },
    { what: 'reply', agrees: true },
    { what: 'hand-over', bot: 'apprentice' },
    { what: 'hand-over' },
    { what: 'resume' },
    { what: 'leave' },
  ];
}
