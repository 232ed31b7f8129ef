/** Tables to try things at. */
import { options, pending, type Random, recordHeader, type TableChoice } from '@horta/engine';
import { ask, type Wish } from './asking.ts';
import type { Sitter } from './sitter.ts';
import { append, type Change, newTable, revisionOf, type Table } from './table.ts';

export const PERSON: Sitter = { name: '', bot: undefined };
export const BOT: Sitter = { name: '', bot: 'random' };

export function tableName({ game, players, options: chosen }: TableChoice): string {
  const flags = Object.entries(chosen).map(([id, value]) => ` ${id}=${value}`);
  return `${game.id}, ${players} players${flags.join('')}`;
}

export function tableAt(
  { game, players, options: chosen }: TableChoice,
  seed: string,
  sitter = PERSON,
): Table {
  const header = recordHeader(game.id, { players, options: chosen, seed });
  return newTable(
    'table',
    header,
    Array.from({ length: players }, () => sitter),
  );
}

/** Some legal choice of whoever has to decide; undefined when the game is over. */
export function randomChoice(table: Table, random: Random): number | undefined {
  const legal = options(table.state);
  return legal.length === 0 ? undefined : legal[random.below(legal.length)];
}

/** Whoever has to decide does so. */
export function decide(table: Table, option: number): Change {
  const due = pending(table.state);
  if (due === undefined) throw new Error('the game is over');
  return append(table, { type: 'decision', seat: due.player, step: due.step, option });
}

let requests = 0;

/** Asks for something, as someone who knows how the table stands. */
export function asks(table: Table, seat: number, wish: Wish): Change {
  return ask(table, { ...wish, seat, id: `request ${++requests}`, revision: revisionOf(table) });
}
