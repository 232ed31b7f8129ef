/** What a player's own things would be after the choice that is set, where choosing changes them. */
import type { Seat } from '@horta/engine';
import type { State } from '@horta/engine/1893';
import type { TableStore } from '../../table/table.svelte.ts';

const PAYING: readonly string[] = ['pay-house', 'take-cubes', 'cube-or-trade', 'swap-artwork'];

export function aheadOf({ pointing }: TableStore, seat: Seat): State | undefined {
  const { frame } = pointing.decision;
  const isShown = frame?.player === seat && PAYING.includes(frame.step);
  return isShown ? (pointing.trial as State | undefined) : undefined;
}
