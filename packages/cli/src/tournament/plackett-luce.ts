/**
 * Ratings. In the model of Plackett and Luce a bot has a strength, and the places of a game are drawn one after the
 * other: who comes next is drawn among those left in proportion to their strengths. With two seats this is the model
 * of Bradley and Terry, and the rating follows from the win share, a draw being half a victory.
 */
import type { Seating } from './seatings.ts';

/** Those left when a place is drawn: how many seats of each bot. */
export type Field = readonly number[];

/** A place was drawn in `field`, and `next` got it. */
export interface Draw {
  readonly field: Field;
  readonly next: number;
  readonly weight: number;
}

/**
 * The draws of one game. Seats that are level could have come in any order: the game counts as the mean of all of them.
 * `leaders` tells the best of some seats. A draw among seats of one bot says nothing and is left out.
 */
export function drawsOf(
  seating: Seating,
  bots: number,
  leaders: (seats: readonly number[]) => readonly number[],
): Draw[] {
  const draws: Draw[] = [];
  const place = (left: readonly number[], weight: number): void => {
    const field = Array.from(
      { length: bots },
      (_, bot) => left.filter((seat) => seating[seat] === bot).length,
    );
    if (field.filter((seats) => seats > 0).length < 2) return;
    const first = leaders(left);
    for (const seat of first) {
      const part = weight / first.length;
      draws.push({ field, next: seating[seat] as number, weight: part });
      place(
        left.filter((other) => other !== seat),
        part,
      );
    }
  };
  place([...seating.keys()], 1);
  return draws;
}

/** All pairs of bots: the first of each comes before the second. */
export function pairsOf(bots: number): [number, number][] {
  const all = Array.from({ length: bots }, (_, bot) => bot);
  return all.flatMap((a) => all.slice(a + 1).map((b): [number, number] => [a, b]));
}

/** The fields that need a weight for each bot: first those of the pairs, then others that came up. */
export function fieldsOf(bots: number, draws: readonly Draw[]): Field[] {
  const pairs = pairsOf(bots).map((pair) =>
    Array.from({ length: bots }, (_, bot) => Number(pair.includes(bot))),
  );
  return [
    ...new Map([...pairs, ...draws.map(({ field }) => field)].map((field) => [field.join(), field])).values(),
  ];
}
