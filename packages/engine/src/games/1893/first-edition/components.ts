/**
 * The printed values of Bruxelles 1893, first edition. The rulebook's text doesn't hold all of them: each value is
 * marked as printed, derived from examples, or reconstructed. A pack in JSON can replace any of them.
 */
import { type Origin, PACK_FORMAT, printed, reconstructed } from '../../../core/pack.ts';
import {
  BONUSES,
  COMMON,
  DOUBLE,
  ONE_OF_TWO,
  OTHER_STRIPS,
  prestigeCard,
  SINGLE,
  STOCK_CARDS,
  STRIPS,
} from '../common-components.ts';
import { META } from './meta.ts';
import type { Pack1893FirstEdition } from './pack.ts';

const [IRIS, CROWN, ARCHITECT, RELEASE] = BONUSES;

/** Beside one of each pair: three more with two symbols. */
const MORE_OF_TWO = [
  prestigeCard([[IRIS], [CROWN]], 2, 0),
  prestigeCard([[ARCHITECT], [RELEASE]], 2, 0),
  prestigeCard([[CROWN], [ARCHITECT]], 2, 0),
];

function exhibition(year: number, origin: Origin): { year: number; origin: Origin } {
  return { year, origin };
}

export const FIRST_EDITION: Pack1893FirstEdition = {
  format: PACK_FORMAT,
  game: META.id,
  id: '1893-first-edition',
  name: 'Bruxelles 1893, first edition',
  components: {
    ...COMMON,
    tracks: {
      iris: reconstructed([1, 2, 3, 4, 5, 6]),
      crown: reconstructed([1, 2, 3, 4, 5, 6]),
      // That there is an 8 is derived.
      architect: reconstructed([1, 2, 4, 6, 8, 10]),
    },
    compass: printed(['wood', 'stone', 'iron', 'refined', 'francs', 'empty']),
    needles: reconstructed([1, 4]),
    strips: reconstructed(STRIPS),
    stock: STOCK_CARDS,
    prestige: [...SINGLE, ...ONE_OF_TWO, ...DOUBLE, ...MORE_OF_TWO],
    expertStrips: reconstructed(OTHER_STRIPS),
    exhibitions: [
      exhibition(1893, 'printed'),
      exhibition(1897, 'reconstructed'),
      exhibition(1900, 'reconstructed'),
      exhibition(1905, 'reconstructed'),
      exhibition(1910, 'printed'),
    ],
    exhibitionFrancs: printed(1),
  },
};
