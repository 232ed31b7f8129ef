/** What the words of all games have in common. */
import { m } from '#messages/shared';
import { listOfAll } from './text.ts';
import { playerName, points, type Voice } from './voice.ts';

/** The item at this place of the list, or the item itself. */
export function pick<T extends string>(list: readonly T[], which: number | string): T | undefined {
  return typeof which === 'number' ? list[which] : list.find((item) => item === which);
}

/** "Anna and Ben" */
export function playerNames(v: Voice, seats: readonly number[]): string {
  return listOfAll(
    v.locale,
    seats.map((seat) => playerName(v, seat)),
  );
}

/** Who wins, and with how many points. */
export function victoryText(v: Voice, totals: readonly number[], winners: readonly number[]): string {
  const names = playerNames(v, winners);
  const best = points(v, Math.max(...totals));
  return winners.length === 1
    ? m.winner({ player: names, points: best }, v)
    : m.shared_victory({ players: names, points: best }, v);
}
