import { push } from '../../../core/agenda.ts';
import { type AutomaticStep, NONE, type Seat } from '../../../core/game.ts';
import { leaders } from '../../../mechanics/majority.ts';
import { carryOut } from '../carry-out.ts';
import { COLUMNS, NEUTRAL } from '../ids.ts';
import type { State } from '../state.ts';

/**
 * 1897, Column majority: in each column the highest sum of architects' values, ties all, gains the bonus under it.
 * Columns from the left, tied players clockwise from the first player (R-62). `a`: the column.
 */
export const columnMajority: AutomaticStep<State> = {
  run(s, { player: first, a: column }) {
    if (column === COLUMNS) return;
    push(s, 'column-majority', first, column + 1);
    const sums = columnSums(s, column);
    const players = playersAmong(leaders(sums));
    if (players.length === 0 && sums[NEUTRAL] === 0) return;
    const seats = s.rules.players;
    s.sink?.tell({
      type: 'column-majority',
      column,
      bonus: s.bonuses[column],
      players,
      sums: sums.slice(0, seats),
      neutral: sums[NEUTRAL],
    });
    for (let i = seats - 1; i >= 0; i--) {
      const player = (first + i) % seats;
      if (players.includes(player)) push(s, 'column-bonus', player, column);
    }
  },
};

/** The upper half of the bonus card under a column. `a`: the column. */
export const columnBonus: AutomaticStep<State> = {
  run: (s, { player, a: column }) =>
    carryOut(s, player, s.rules.bonusCards[s.bonuses[column]].bonus, 'bonus'),
};

/** Who has the majority of a column. */
export function columnLeaders(s: State, column: number): Seat[] {
  return playersAmong(leaders(columnSums(s, column)));
}

/** By seat, and NEUTRAL: the sum of the values shown in a column. */
export function columnSums(s: State, column: number): number[] {
  const sums = Array<number>(NEUTRAL + 1).fill(0);
  for (let cell = column; cell < s.rules.cells; cell += COLUMNS) {
    if (s.owners[cell] !== NONE) sums[s.owners[cell]] += s.rules.faceValues[s.faces[cell]];
  }
  return sums;
}

/** The neutral colour counts, and wins nothing. */
export function playersAmong(seats: readonly Seat[]): Seat[] {
  return seats.filter((seat) => seat !== NEUTRAL);
}
