/** How the seats of one game compare. */
import type { PlayedGame } from './play.ts';

export interface Standing {
  /** A shared victory counts in parts. */
  readonly winShare: number;
  /** From 1; those who share places get the mean of them. */
  readonly rank: number;
  /** Points ahead of the best of the others; negative behind him. */
  readonly margin: number;
  readonly score: number;
}

type Outcome = Pick<PlayedGame, 'scores' | 'winners'>;

/** By seat. */
export function standingsOf(game: Outcome): Standing[] {
  const { scores, winners } = game;
  return scores.map(({ total }, seat) => {
    const others = scores.map((_, other) => other).filter((other) => other !== seat);
    const ahead = others.filter((other) => order(game, other, seat) < 0).length;
    const level = others.filter((other) => order(game, other, seat) === 0).length;
    return {
      winShare: winners.includes(seat) ? 1 / winners.length : 0,
      rank: 1 + ahead + level / 2,
      margin: total - Math.max(...others.map((other) => scores[other]?.total ?? 0)),
      score: total,
    };
  });
}

/** The best of these seats, several if they are level. */
export function leaders(game: Outcome, seats: readonly number[]): number[] {
  return seats.filter((seat) => seats.every((other) => order(game, seat, other) <= 0));
}

/** Winners first, as a game may break ties among the best; then by points. Negative if `a` comes before `b`. */
function order({ scores, winners }: Outcome, a: number, b: number): number {
  const winsFirst = Number(winners.includes(b)) - Number(winners.includes(a));
  return winsFirst === 0 ? (scores[b]?.total ?? 0) - (scores[a]?.total ?? 0) : winsFirst;
}
