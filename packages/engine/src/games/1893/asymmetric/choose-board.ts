import type { ChoiceStep } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import type { ArchitectBoard } from '../parameters.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';
import { giveBoard } from './boards.ts';

/** Boards are chosen in turn order, each once. An option is the place of a board in the list, the common one apart. */
export function chooseBoard(boards: readonly ArchitectBoard[]): ChoiceStep<State> {
  const taken = (s: State, board: number) => s.boards.includes(board + 1);
  return {
    notation: wordList(boards.map(({ id }) => id)),
    conceivable: () => boards.length,
    options(s, _, out) {
      for (let board = 0; board < boards.length; board++) if (!taken(s, board)) out.push(board);
    },
    obstacle(s, _, board): Reason | undefined {
      if (board >= boards.length) return { code: 'not-a-choice' };
      return taken(s, board) ? { code: 'board-taken', board: board + 1 } : undefined;
    },
    choose(s, { player }, board) {
      giveBoard(s, player, board + 1);
      s.sink?.tell({ type: 'board-chosen', player, board: board + 1 });
    },
  };
}
