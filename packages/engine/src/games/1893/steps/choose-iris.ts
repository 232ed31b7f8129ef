import type { ChoiceStep } from '../../../core/game.ts';
import { irisNotation } from '../board.ts';
import { IRISES } from '../ids.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';

/** 2e, Planning: the first player lays the square on one of the two irises that the stock card names. */
export const chooseIris: ChoiceStep<State> = {
  notation: irisNotation,
  conceivable: () => IRISES,
  options(s, _, out) {
    const { irises } = s.rules.stock[s.stockCard];
    for (const iris of irises) out.push(iris);
  },
  obstacle(s, _, option): Reason | undefined {
    if (option >= IRISES) return { code: 'not-a-choice' };
    const { irises } = s.rules.stock[s.stockCard];
    return irises.includes(option) ? undefined : { code: 'iris-not-on-card', irises };
  },
  choose(s, { player }, iris) {
    s.iris = iris;
    s.sink?.tell({ type: 'area-chosen', player, iris });
  },
};
