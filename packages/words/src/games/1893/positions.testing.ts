/** Positions that sentences are about. */
import { type GameOptions, startGame } from '@horta/engine';
import type { State } from '@horta/engine/1893';

/** Two players in the first round, the square on iris 2-2: rows and columns 3 to 5. The first player's turn. */
export function table(changes: Partial<State> = {}, game = '1893', chosen: GameOptions = {}): State {
  const deal = {
    firstPlayer: 1,
    strips: [1, 2, 3, 4, 5],
    ...(game === '1893'
      ? { nobles: ['empain', 'solvay', 'buls', 'albert'], prestige: [19, 1, 21, 3, 22] }
      : {}),
  };
  const s = startGame(game, { players: 2, seed: 'sentences', deal, options: chosen }) as State;
  return { ...s, stockCard: 0, iris: 5, agenda: [{ step: 'turn', player: 0, a: 0, b: 0 }], ...changes };
}

/** As a table at which this is asked of the first player. */
export function asked(step: string, a = 0, changes: Partial<State> = {}, b = 0): State {
  return table({ agenda: [{ step, player: 0, a, b }], ...changes });
}

/** By space: this seat on one of them. */
export function at(space: number, seat: number, rest = -1): number[] {
  return Array.from({ length: 25 }, (_, i) => (i === space ? seat : rest));
}
