/**
 * Choices without alternative, made by the table for those who wish so. Never where the others could learn from it what
 * they can't see: that a choice was forced is told to nobody, and so must not be told by the speed of it either.
 */
import { type GameState, options, pending, type Seat, toJson } from '@horta/engine';
import { append, type Change, decider, type Table } from './table.ts';

/** Makes choices as long as they are forced; nothing if none is. */
export function playForced(table: Table): Change {
  const kept = table.standing.length;
  const steps: Change['steps'][number][] = [];
  for (let option = forcedChoice(table); option !== undefined; option = forcedChoice(table)) {
    const { player: seat, step } = pending(table.state) as { player: Seat; step: string };
    steps.push(...append(table, { type: 'decision', seat, step, option }).steps);
  }
  return { kept, steps };
}

function forcedChoice(table: Table): number | undefined {
  const { state, playsForced, sitters } = table;
  const seat = decider(table);
  if (seat === undefined || playsForced[seat] !== true || sitters[seat]?.bot !== undefined) return undefined;
  const [only, ...others] = options(state);
  if (only === undefined || others.length > 0) return undefined;
  return isAlone(table, seat) || isOpen(state, seat) ? only : undefined;
}

/** Whether nobody but bots sits with this one, and nobody looks on. */
function isAlone(table: Table, seat: Seat): boolean {
  return !table.isShared && table.people.every((person) => person === seat);
}

/** Whether the seat sees nothing that not everybody sees. */
export function isOpen(state: GameState, seat: Seat): boolean {
  const own = toJson(state.rules.view(state, seat)).fields;
  const open = toJson(state.rules.view(state, 'spectator')).fields;
  return Object.keys(own).every((name) => String(own[name]) === String(open[name]));
}
