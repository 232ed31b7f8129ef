/** Steps of the base game with what Belle Époque makes happen before or after them. */
import { push } from '../../../core/agenda.ts';
import { type AutomaticStep, type ChoiceStep, NONE, type Step } from '../../../core/game.ts';
import { artworksOf } from '../gains.ts';
import type { ActionName } from '../ids.ts';
import { cursorSteps } from '../market.ts';
import { isTiled } from '../spaces.ts';
import type { State } from '../state.ts';
import { FIRST_BRUSSELS_OPTION, PASS_OPTION } from '../steps/turn.ts';
import { MORE_CURSOR_STEPS, type Moment } from './cards.ts';
import { isPlaced, useCard } from './holdings.ts';
import { hasCardOf, offerCards, offerToAll } from './use-card.ts';

const AFTER_BRUSSELS: readonly Moment[] = [
  'after-stock-exchange',
  'after-grand-place',
  'after-cinquantenaire',
  'after-saint-catherine',
];

/**
 * When all of an action is done, free action and bonus tile too. `a`: the option of the turn: a space, or a
 * Brussels action.
 */
export const afterAction: AutomaticStep<State> = {
  run(s, { player, a: option }) {
    offerCards(s, player, 'after-action');
    if (option >= FIRST_BRUSSELS_OPTION)
      offerCards(s, player, AFTER_BRUSSELS[option - FIRST_BRUSSELS_OPTION]);
  },
};

export function changedSteps(steps: Readonly<Record<string, Step<State>>>): Record<string, Step<State>> {
  const choice = (step: string) => steps[step] as ChoiceStep<State>;
  const automatic = (step: string) => steps[step] as AutomaticStep<State>;
  return {
    turn: {
      ...choice('turn'),
      choose(s, frame, option) {
        if (option !== PASS_OPTION) push(s, 'after-action', frame.player, option);
        choice('turn').choose(s, frame, option);
      },
    },
    bid: {
      ...choice('bid'),
      choose(s, frame, francs) {
        const { player, a: space } = frame;
        if (isTiled(s, space)) push(s, 'offer-bonus-tile', player);
        choice('bid').choose(s, frame, francs);
        // Before the action.
        if (s.houses[space] !== NONE) offerCards(s, player, 'on-house');
      },
    },
    workshop: withCards(automatic('workshop'), 'workshop', undefined, 'after-workshop'),
    sales: withCards(automatic('sales'), 'sales', 'before-sales', undefined),
    nobles: withCards(automatic('nobles'), 'nobles', 'before-nobles', undefined),
    materials: withCards(automatic('materials'), 'materials', undefined, 'after-materials'),
    'move-cursor': {
      ...choice('move-cursor'),
      choose(s, frame, place) {
        if (cursorSteps(s.cursor, place) > artworksOf(s, frame.player))
          useCard(s, frame.player, MORE_CURSOR_STEPS);
        choice('move-cursor').choose(s, frame, place);
      },
    },
    'settle-noble': {
      run(s, frame) {
        const isSecond = (s.nobles[frame.player] >> frame.a) & 1;
        automatic('settle-noble').run(s, frame);
        if (isSecond && isPlaced(s)) offerCards(s, frame.player, 'noble-discarded');
      },
    },
    'keep-noble': {
      ...choice('keep-noble'),
      choose(s, frame, option) {
        choice('keep-noble').choose(s, frame, option);
        if (option === 0 && isPlaced(s)) offerCards(s, frame.player, 'noble-discarded');
      },
    },
    'column-majority': {
      run(s, frame) {
        automatic('column-majority').run(s, frame);
        offerToAll(s, 'column-won');
      },
    },
    'discard-noble': {
      run(s, frame) {
        const discarded = s.nobleDiscard.length;
        automatic('discard-noble').run(s, frame);
        if (s.nobleDiscard.length > discarded) offerToAll(s, 'noble-leaves', s.nobleDiscard[discarded]);
      },
    },
  };
}

/**
 * An Art Nouveau action with the cards that work before it (before a board's power too, R-56), and after it if it was
 * done; only where an architect was placed for it. `a`: the space, or NONE; `b`: 1 once the cards before it were
 * offered.
 */
function withCards(
  step: AutomaticStep<State>,
  action: ActionName,
  before: Moment | undefined,
  after: Moment | undefined,
): AutomaticStep<State> {
  return {
    run(s, frame) {
      const { player, a: space, b: asked } = frame;
      if (before !== undefined && space !== NONE && !asked && hasCardOf(s, player, before)) {
        push(s, action, player, space, 1);
        offerCards(s, player, before);
        return;
      }
      if (
        after !== undefined &&
        space !== NONE &&
        hasCardOf(s, player, after) &&
        s.rules.artNouveau[action].obstacle(s, player) === undefined
      )
        offerCards(s, player, after);
      step.run(s, frame);
    },
  };
}
