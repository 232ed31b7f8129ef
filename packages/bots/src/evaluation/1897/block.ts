/** The list of features is made of blocks, one a theme. What a number means stands beside what writes it. */
import type { Seat } from '@horta/engine';
import type { State } from '@horta/engine/1897';
import type { Survey } from './survey.ts';

export interface Block {
  /** One for each number that it writes, in order. */
  readonly names: readonly string[];
  /**
   * Writes what the seat finds into `out`, which is zeros, from `at` on; returns the place after its last number.
   * Called in every state of a search, so it makes no objects.
   */
  write(s: State, survey: Survey, seat: Seat, out: Float32Array, at: number): number;
}

/** `'prison 1/3', 'prison 2/4' ...` */
export function named(theme: string, kinds: readonly (string | number)[]): string[] {
  return kinds.map((kind) => `${theme} ${kind}`);
}
