/** Small pictures on the buttons of choices. */
import type { Frame, GameState } from '@horta/engine';
import {
  MATERIAL_CARDS,
  MATERIAL_NAMES,
  MONEY,
  PASS_OPTION,
  paymentSet,
  type State,
} from '@horta/engine/1897';
import type { IconName } from '../../art/icons.ts';

const KEEP = 1;

export function iconsOf1897(view: GameState, { step }: Frame, option: number): readonly IconName[] {
  const s = view as State;
  switch (step) {
    case 'turn':
      return option === PASS_OPTION ? ['pass'] : [];
    case 'send-architects':
      return Array<IconName>(s.rules.architectSets.sizes[option] ?? 0).fill('architect');
    case 'pay-house':
      return materialsOf(s, paymentSet(option));
    case 'keep-noble':
      return option === KEEP ? ['noble'] : ['trash'];
    case 'choose-action':
      return option === MONEY ? ['francs'] : [];
    default:
      return [];
  }
}

/** Both materials of each card of the set. */
function materialsOf(s: State, set: number): IconName[] {
  return s.rules.payments.sets.counts[set].flatMap((count, card) =>
    Array<readonly number[]>(count)
      .fill(MATERIAL_CARDS[card])
      .flatMap((materials) => materials.map((material) => MATERIAL_NAMES[material])),
  );
}
