/** Every table that the catalogue offers, and random games at them, for tests that hold for all games alike. */

import { earlierTables, type TableChoice, tables } from './catalogue.ts';
import { isOver, options, play, playLegal } from './core/agenda.ts';
import type { GameState, Sink } from './core/game.ts';
import { startGame } from './loading.ts';

/** Under the newest rules all of them; under earlier ones each combination of options, with three players. */
export const TABLES: readonly TableChoice[] = [
  ...tables(),
  ...earlierTables().filter(({ players }) => players === 3),
];

export function tableName({ game, players, options: chosen, version }: TableChoice): string {
  const flags = Object.entries(chosen).map(([id, value]) => ` ${id}=${value}`);
  return `${game.id} version ${version}, ${players} players${flags.join()}`;
}

export function begin(
  { game, players, options: chosen, version }: TableChoice,
  seed: string,
  sink?: Sink,
): GameState {
  return startGame(game.id, { players, options: chosen, version, seed }, sink);
}

/** Plays a choice; whether that showed something hidden, so that nobody may take it back alone. */
export function playRevealing(s: GameState, option: number): boolean {
  const { sink } = s;
  let hasRevealed = false;
  s.sink = {
    tell(event) {
      hasRevealed ||= s.rules.reveals(event);
      sink?.tell(event);
    },
  };
  play(s, option);
  s.sink = sink;
  return hasRevealed;
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
