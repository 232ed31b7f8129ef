import { push } from '../../../core/agenda.ts';
import { type ChoiceStep, NONE, type Seat } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { ask } from '../asking.ts';
import { CELL_NAMES } from '../board.ts';
import { architectsAtHand } from '../holdings.ts';
import { architectOf, BUILDINGS, type Building, FACES, MOST_CELLS } from '../ids.ts';
import type { Reason } from '../reasons.ts';
import { architectAt, type State } from '../state.ts';
import { buildingObstacle } from './buildings.ts';

/** Options of a turn: a cell of the Art Nouveau area, a building of Brussels, or passing. */
export const FIRST_BUILDING_OPTION = MOST_CELLS;
export const PASS_OPTION = MOST_CELLS + BUILDINGS.length;

/** One action, or pass, which is always allowed. */
export const turn: ChoiceStep<State> = {
  notation: wordList([...CELL_NAMES, ...BUILDINGS, 'pass']),
  conceivable: () => PASS_OPTION + 1,
  options(s, { player }, out) {
    if (lowestValue(s, player) <= s.money[player]) {
      const { cells } = s.rules;
      for (let cell = 0; cell < cells; cell++) if (s.cards[cell] !== NONE) out.push(cell);
    }
    const architects = architectsAtHand(s, player);
    for (let building = 0; building < BUILDINGS.length; building++) {
      if (architects >= architectsNeeded(s, building) && buildingObstacle(s, player, building) === undefined)
        out.push(FIRST_BUILDING_OPTION + building);
    }
    out.push(PASS_OPTION);
  },
  obstacle(s, { player }, option): Reason | undefined {
    if (option > PASS_OPTION) return { code: 'not-a-choice' };
    if (option === PASS_OPTION) return undefined;
    if (option >= FIRST_BUILDING_OPTION) {
      const building = option - FIRST_BUILDING_OPTION;
      const needed = architectsNeeded(s, building);
      const available = architectsAtHand(s, player);
      if (available < needed) return { code: 'not-enough-architects', needed, available };
      return buildingObstacle(s, player, building);
    }
    if (option >= s.rules.cells) return { code: 'outside-area', cell: option };
    if (s.owners[option] !== NONE) return { code: 'cell-taken', cell: option, by: s.owners[option] };
    if (s.cards[option] === NONE) return { code: 'cell-empty', cell: option };
    const needed = lowestValue(s, player);
    if (needed === Number.POSITIVE_INFINITY) return { code: 'no-architect' };
    const available = s.money[player];
    return needed <= available ? undefined : { code: 'no-money', needed, available };
  },
  choose(s, { player }, option) {
    if (option < FIRST_BUILDING_OPTION) ask(s, 'place-architect', player, option);
    else if (option === PASS_OPTION) push(s, 'pass', player);
    else ask(s, 'send-architects', player, option - FIRST_BUILDING_OPTION);
  },
};

/** The lowest value that an architect at hand can show; infinite without any. */
function lowestValue(s: State, player: Seat): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let face = 0; face < FACES; face++) {
    const value = s.rules.faceValues[face];
    if (value < lowest && s.hand[architectAt(player, architectOf(face))] > 0) lowest = value;
  }
  return lowest;
}

/** 1897, Brussels action: the n-th use of a building in the round takes n architects. */
export function architectsNeeded(s: State, building: Building): number {
  return s.uses[building] + 1;
}
