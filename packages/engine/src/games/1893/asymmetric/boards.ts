/** The boards of the variant and who has which. */
import type { Seat } from '../../../core/game.ts';
import { shownName } from '../../../core/printable.ts';
import { ROWS, TRACKS } from '../ids.ts';
import type { ArchitectBoard } from '../parameters.ts';
import { multiplierAt } from '../places.ts';
import type { State } from '../state.ts';
import type { AsymmetricComponents, Power, PowerKind } from './pack.ts';

export interface PoweredBoard extends ArchitectBoard {
  readonly power: Power;
}

export function poweredBoards({ boards }: AsymmetricComponents): PoweredBoard[] {
  return boards.map(({ id, name, tracks, houseCosts, multiplier, power }) => ({
    id,
    name: shownName(name, id),
    tracks: TRACKS.map((track) => tracks[track].value),
    houseCosts: houseCosts.value,
    multiplier: multiplier.value,
    power,
  }));
}

/** The power of this kind that the player's board has, if it has. */
export function powerOf<K extends PowerKind>(
  s: State,
  player: Seat,
  kind: K,
): Extract<Power, { kind: K }> | undefined {
  const board = s.rules.boards[s.boards[player]] as Partial<PoweredBoard>;
  return board.power?.kind === kind ? (board.power as Extract<Power, { kind: K }>) : undefined;
}

export function giveBoard(s: State, player: Seat, board: number): void {
  s.boards = s.boards.with(player, board);
  for (let row = 0; row < ROWS.length; row++)
    s.multipliers = s.multipliers.with(multiplierAt(player, row), s.rules.boards[board].multiplier);
}

export function tellPower(s: State, player: Seat): void {
  s.sink?.tell({ type: 'board-power', player, board: s.boards[player] });
}
