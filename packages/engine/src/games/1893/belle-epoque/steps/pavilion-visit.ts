import { type AutomaticStep, NONE } from '../../../../core/game.ts';
import { gainPoints } from '../../gains.ts';
import { COLUMNS, SITES } from '../../ids.ts';
import type { State } from '../../state.ts';
import { offerToAll } from '../use-card.ts';

/** Belle Époque, Pavilion visit: a point for each colour of meeple on the pavilion's row, one's own and neutral ones too. */
export const pavilionVisit: AutomaticStep<State> = {
  run(s) {
    for (let site = 0; site < SITES; site++) {
      const player = s.pavilions[site];
      if (player === NONE) continue;
      const row = s.meeples.slice(site * COLUMNS, (site + 1) * COLUMNS).filter((who) => who !== NONE);
      const colours = new Set(row).size;
      s.sink?.tell({ type: 'pavilion-visited', player, site, colours });
      gainPoints(s, player, 'pavilion-visit', colours, 1);
    }
    offerToAll(s, 'pavilion-visit');
  },
};
