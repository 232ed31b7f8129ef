import type { AutomaticStep, Seat } from '../../../../core/game.ts';
import { gainFrancs } from '../../gains.ts';
import type { State } from '../../state.ts';
import { passStep } from '../../steps/pass.ts';
import type { FirstEditionComponents } from '../pack.ts';

/** 1e, Passing: the first to pass takes the year's exhibition tile, with a franc of its own. */
export function passWithExhibition(components: FirstEditionComponents): AutomaticStep<State> {
  const { exhibitions, exhibitionFrancs } = components;
  return passStep((s, player) => {
    s.exhibitions = [...s.exhibitions, player];
    const { year } = exhibitions[s.round - 1];
    s.sink?.tell({ type: 'exhibition-taken', player, year, tiles: exhibitionTiles(s, player) });
    gainFrancs(s, player, exhibitionFrancs.value, 'pass-exhibition');
  });
}

/** How many exhibition tiles the player has. */
export function exhibitionTiles(s: State, player: Seat): number {
  let count = 0;
  for (const owner of s.exhibitions) if (owner === player) count++;
  return count;
}
