/** What a bot notices in a game of Bruxelles 1893, any edition. */
import { type Rules, type State, totalPoints } from '@horta/engine/1893';
import type { Features } from '../features.ts';
import { Layout } from '../layout.ts';
import { newAgenda, readAgenda } from './agenda.ts';
import { belleEpoqueFeatures } from './belle-epoque.ts';
import { boardFeatures } from './board.ts';
import { holdingFeatures } from './holdings.ts';
import { situationFeatures } from './situation.ts';

export function features1893(rules: Rules): Features<State> {
  const layout = new Layout();
  const holdings = holdingFeatures(rules, layout);
  const board = boardFeatures(rules, layout);
  const situation = situationFeatures(rules, layout);
  const belleEpoque = rules.options.belleEpoque === true ? belleEpoqueFeatures(rules, layout) : undefined;
  const agenda = newAgenda();
  return {
    size: layout.size,
    names: layout.names,
    observe(s, seat, out) {
      readAgenda(s, seat, agenda);
      holdings(s, seat, out);
      board(s, seat, agenda, out);
      situation(s, seat, agenda, out);
      belleEpoque?.(s, seat, agenda, out);
    },
    points: totalPoints,
  };
}
