import type { ChoiceStep, Seat } from '../../../core/game.ts';
import { includesSet } from '../card-sets.ts';
import { gainPoints, keepHouse } from '../gains.ts';
import { houseUnits } from '../holdings.ts';
import { cardOf, MATERIAL, MATERIAL_CARDS, MATERIAL_NAMES, UNITS_PER_CARD } from '../ids.ts';
import {
  isPossible,
  type Payments,
  paymentCount,
  paymentKinds,
  paymentOption,
  paymentSet,
} from '../payments.ts';
import { putOnDiscards } from '../piles.ts';
import type { Reason } from '../reasons.ts';
import { materialAt, type State } from '../state.ts';

/**
 * 1897, House: discard material cards and use just as many of their materials as the house costs, at least one of
 * each card; every different kind used scores. An option is a set of cards with a number of kinds used.
 * `a`: the house.
 */
export function payHouse(payments: Payments): ChoiceStep<State> {
  const { counts, sizes } = payments.sets;
  return {
    notation: payments.notation,
    conceivable: () => paymentCount(payments),
    options(s, { player }, out) {
      const units = houseUnits(s, player);
      const from = materialAt(player, 0);
      for (let set = 0; set < counts.length; set++) {
        const size = sizes[set];
        if (size > units || size * UNITS_PER_CARD < units || !includesSet(s.materials, from, counts[set]))
          continue;
        for (let kinds = 1; kinds <= MATERIAL_NAMES.length; kinds++)
          if (isPossible(payments, set, units, kinds)) out.push(paymentOption(set, kinds));
      }
    },
    obstacle: (s, { player }, option) =>
      option < paymentCount(payments) ? paymentObstacle(s, player, option) : { code: 'not-a-choice' },
    choose(s, { player, a: house }, option) {
      const units = houseUnits(s, player);
      const kinds = paymentKinds(option);
      const cards = counts[paymentSet(option)];
      s.sink?.tell({ type: 'house-paid', player, cards, units, kinds });
      for (let card = 0; card < cards.length; card++) {
        s.materials[materialAt(player, card)] -= cards[card];
        for (let i = 0; i < cards[card]; i++) putOnDiscards(s, cardOf(MATERIAL, card));
      }
      gainPoints(s, player, 'building-materials', kinds, s.rules.pointsPerMaterialKind);
      keepHouse(s, player, house);
    },
  };
}

function paymentObstacle(s: State, player: Seat, option: number): Reason | undefined {
  const { payments } = s.rules;
  const set = paymentSet(option);
  for (let card = 0; card < MATERIAL_CARDS.length; card++) {
    const needed = payments.sets.counts[set][card];
    const available = s.materials[materialAt(player, card)];
    if (needed > available) return { code: 'material-cards-short', card, needed, available };
  }
  const needed = houseUnits(s, player);
  const size = payments.sets.sizes[set];
  if (size > needed) return { code: 'too-many-material-cards', needed };
  const available = size * UNITS_PER_CARD;
  if (available < needed) return { code: 'too-few-material-cards', needed, available };
  const kinds = paymentKinds(option);
  return isPossible(payments, set, needed, kinds) ? undefined : { code: 'kinds-impossible', kinds };
}
