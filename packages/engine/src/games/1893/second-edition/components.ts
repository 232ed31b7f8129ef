/**
 * The printed values of Bruxelles 1893, second edition. The rulebook's text doesn't hold all of them: each value is
 * marked as printed, derived from examples, or reconstructed. A pack in JSON can replace any of them.
 */
import { derived, PACK_FORMAT, printed, reconstructed } from '../../../core/pack.ts';
import { ASYMMETRIC } from '../asymmetric/components.ts';
import { BELLE_EPOQUE } from '../belle-epoque/components.ts';
import {
  COMMON,
  DOUBLE,
  MIXED,
  ONE_OF_FOUR,
  ONE_OF_TWO,
  SINGLE,
  STOCK_CARDS,
  STRIPS,
} from '../common-components.ts';
import type { Pack1893 } from './pack.ts';

/** The game without expansion and variant: the pack of the first games that were recorded. */
export const BASE_GAME: Pack1893 = {
  format: PACK_FORMAT,
  game: '1893',
  id: '1893-second-edition',
  name: 'Bruxelles 1893, second edition',
  components: {
    ...COMMON,
    tracks: {
      iris: derived([1, 2, 3, 4, 5, 6]),
      crown: derived([1, 2, 3, 4, 5, 6]),
      architect: derived([1, 2, 4, 6, 8, 10]),
    },
    // That iron comes right after glass is derived.
    compass: reconstructed(['wood', 'francs', 'stone', 'choice', 'glass', 'iron', 'empty']),
    needles: printed(['wood', 'stone']),
    strips: reconstructed(STRIPS),
    stock: STOCK_CARDS,
    prestige: [...SINGLE, ...ONE_OF_TWO, ...ONE_OF_FOUR, ...DOUBLE, ...MIXED],
  },
};

export const SECOND_EDITION: Pack1893 = {
  ...BASE_GAME,
  components: { ...BASE_GAME.components, belleEpoque: BELLE_EPOQUE, asymmetric: ASYMMETRIC },
};
