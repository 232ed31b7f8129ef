import { push } from '../../../../core/agenda.ts';
import { type AutomaticStep, type ChoiceStep, NONE } from '../../../../core/game.ts';
import { wordList } from '../../../../core/notations.ts';
import { ACTIONS, type Action } from '../../ids.ts';
import type { State } from '../../state.ts';
import { actionObstacle, artNouveauStep } from '../../steps/art-nouveau.ts';

/**
 * 1e, Art Nouveau actions: who has placed an assistant may leave the action undone; there is nothing to decide where it
 * can't be done. Without a space, through the park, the action was chosen by itself and is done. `a`: the space, or NONE.
 */
export function optionalActionStep(action: Action): AutomaticStep<State> {
  const { run } = artNouveauStep(action);
  return {
    run(s, frame) {
      const { player, a: space } = frame;
      if (space === NONE || actionObstacle(s, player, action) !== undefined) run(s, frame);
      else push(s, 'do-action', player, space);
    },
  };
}

const SKIP = 0;
const WORDS = ['skip', 'do'];

/** Do the action of the space, or not. `a`: the space. */
export const doAction: ChoiceStep<State> = {
  notation: wordList(WORDS),
  conceivable: () => WORDS.length,
  options(_s, _, out) {
    out.push(0, 1);
  },
  obstacle: (_s, _, option) => (option < WORDS.length ? undefined : { code: 'not-a-choice' }),
  choose(s, { player, a: space }, option) {
    const action = s.actions[space];
    if (option === SKIP) s.sink?.tell({ type: 'action-declined', player, action });
    else s.rules.artNouveau[ACTIONS[action]].begin(s, player);
  },
};
