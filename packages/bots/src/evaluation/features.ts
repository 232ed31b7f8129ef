/**
 * What a bot notices of a state: numbers, most of them between 0 and 1, that a network weighs. Each game has its own
 * list. They are taken from one seat's point of view, so that one network serves every seat and player count.
 */
import type { GameState, Seat } from '@horta/engine';

export interface Features<S extends GameState = GameState> {
  /** How many numbers there are, and what each of them is. */
  readonly size: number;
  readonly names: readonly string[];
  /** Writes what the seat finds in the state into `out`, which is `size` zeros. Sees only what everyone sees. */
  observe(s: S, seat: Seat, out: Float32Array): void;
  /** Points that the seat has scored so far. */
  points(s: S, seat: Seat): number;
}
