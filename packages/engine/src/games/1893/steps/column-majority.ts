import { push } from '../../../core/agenda.ts';
import { type AutomaticStep, NONE } from '../../../core/game.ts';
import { leaders } from '../../../mechanics/majority.ts';
import { columnOf } from '../board.ts';
import { COLUMNS, SPACES } from '../ids.ts';
import type { State } from '../state.ts';

/**
 * 2e, Column majority: the highest sum of bids takes the column's card; tied players gain its bonus only. Then the
 * first player of the next round is found, and then the cards are used, clockwise from the old first player.
 */
export const columnMajority: AutomaticStep<State> = {
  run(s) {
    const { players } = s.rules;
    const won = Array<number>(players).fill(0);
    const tied = Array<number>(players).fill(0);
    const bids = columnSums(s);
    for (let column = 0; column < COLUMNS; column++) {
      const card = s.prestigeStrip[column];
      if (card === NONE) continue;
      const sums = bids[column];
      const best = leaders(sums);
      if (best.length === 1) {
        const player = best[0];
        won[player] |= 1 << column;
        s.sink?.tell({ type: 'column-won', column, player, card, sums });
      } else if (best.length > 1) {
        for (const player of best) tied[player] |= 1 << column;
        s.sink?.tell({ type: 'column-tied', column, players: best, card, sums });
      }
    }
    for (let i = players - 1; i >= 0; i--) {
      const player = (s.firstPlayer + i) % players;
      if ((won[player] | tied[player]) !== 0)
        push(s, 'use-prestige', player, won[player] | (tied[player] << COLUMNS));
    }
    push(s, 'first-player', s.firstPlayer);
  },
};

/** By column and seat: the sum of the bids. */
export function columnSums(s: State): number[][] {
  const sums = Array.from({ length: COLUMNS }, () => Array<number>(s.rules.players).fill(0));
  for (let space = 0; space < SPACES; space++) {
    if (s.bids[space] > 0) sums[columnOf(space)][s.meeples[space]] += s.bids[space];
  }
  return sums;
}

/** Who counts most Manneken-Pis begins the next round. The cards won are those that wait on the agenda to be used. */
export const firstPlayer: AutomaticStep<State> = {
  run(s) {
    const manneken = Array<number>(s.rules.players).fill(0);
    if (s.firstToPass !== NONE) manneken[s.firstToPass] += s.rules.firstToPassManneken;
    for (const { step, player, a: cards } of s.agenda) {
      if (step !== 'use-prestige') continue;
      for (let column = 0; column < COLUMNS; column++) {
        if ((cards >> column) & 1) manneken[player] += s.rules.prestige[s.prestigeStrip[column]].manneken;
      }
    }
    for (let player = 0; player < manneken.length; player++)
      manneken[player] += s.rules.extraManneken(s, player);
    s.firstPlayer = nextFirstPlayer(s.firstPlayer, manneken);
    s.sink?.tell({ type: 'first-player-chosen', player: s.firstPlayer, manneken });
  },
};

/** Most Manneken-Pis; ties: the first to the left of the old first player, who comes last in that order. */
export function nextFirstPlayer(oldFirst: number, manneken: readonly number[]): number {
  const most = Math.max(...manneken);
  const players = manneken.length;
  for (let i = 1; i < players; i++) {
    const player = (oldFirst + i) % players;
    if (manneken[player] === most) return player;
  }
  return oldFirst;
}
