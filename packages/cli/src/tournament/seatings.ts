/** Who sits where in the games of one deal. What a seat or a deal favours, it favours for every bot alike. */
import { UsageError } from '../command.ts';

/** By seat: which of the named bots sits there. */
export type Seating = readonly number[];

/**
 * As many bots as seats: all rotations. Two bots at a larger table: one against the others, from every seat, and the
 * reverse. One bot: it plays against itself.
 */
export function seatingsOf(bots: number, players: number): Seating[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (bots === 1) return [seats.map(() => 0)];
  if (bots === players) return seats.map((turn) => seats.map((seat) => (seat + turn) % players));
  if (bots === 2)
    return [0, 1].flatMap((hero) =>
      seats.map((place) => seats.map((seat) => (seat === place ? hero : 1 - hero))),
    );
  const wanted = players === 2 ? '1 or 2' : `1, 2 or ${players}`;
  throw new UsageError(`--bots: expected ${wanted} names for ${players} players, found ${bots}`);
}

/** The seats in which a bot is measured: those where it is the only one of its kind; all if there is no other bot. */
export function measuredSeats(seating: Seating, bot: number): number[] {
  const seats = seating.flatMap((who, seat) => (who === bot ? [seat] : []));
  return seats.length === 1 || seats.length === seating.length ? seats : [];
}
