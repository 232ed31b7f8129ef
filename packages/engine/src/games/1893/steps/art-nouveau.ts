import type { AutomaticStep, Seat } from '../../../core/game.ts';
import { ACTIONS, type Action } from '../ids.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';

/** 2e, Art Nouveau actions: one that can be done must be done; one may also place where it can't be. */
export function artNouveauStep(action: Action): AutomaticStep<State> {
  const name = ACTIONS[action];
  return {
    run(s, { player }) {
      const reason = s.rules.artNouveau[name].obstacle(s, player);
      if (reason === undefined) s.rules.artNouveau[name].begin(s, player);
      else s.sink?.tell({ type: 'action-impossible', player, action, reason });
    },
  };
}

/** Why this player could not do the action as things stand; undefined if they could. A bid may change that. */
export function actionObstacle(s: State, player: Seat, action: Action): Reason | undefined {
  return s.rules.artNouveau[ACTIONS[action]].obstacle(s, player);
}
