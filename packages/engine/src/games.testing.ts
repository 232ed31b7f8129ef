/** Every table that the catalogue offers, and random games at them, for tests that hold for all games alike. */

import { type TableChoice, tables } from './catalogue.ts';
import { isOver, options, playLegal } from './core/agenda.ts';
import type { GameState, Sink } from './core/game.ts';
import { startGame } from './loading.ts';

export const TABLES: readonly TableChoice[] = tables();

export function tableName({ game, players, options: chosen }: TableChoice): string {
  const flags = Object.entries(chosen).map(([id, value]) => ` ${id}=${value}`);
  return `${game.id}, ${players} players${flags.join()}`;
}

export function begin({ game, players, options: chosen }: TableChoice, seed: string, sink?: Sink): GameState {
  return startGame(game.id, { players, options: chosen, seed }, sink);
}

/** Plays one decision for each number, which picks among the legal choices; calls `before` with the state before each. */
export function playNumbers(
  s: GameState,
  numbers: readonly number[],
  before?: (s: GameState, option: number) => void,
): void {
  const legal: number[] = [];
  for (const number of numbers) {
    if (isOver(s)) return;
    options(s, legal);
    const option = legal[number % legal.length];
    before?.(s, option);
    playLegal(s, option);
  }
}
