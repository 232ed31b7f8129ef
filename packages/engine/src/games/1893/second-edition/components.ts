/**
 * The printed values of Bruxelles 1893, second edition. The rulebook's text doesn't hold all of them: each value is
 * marked as printed, derived from examples, or reconstructed. A pack in JSON can replace any of them.
 */
import { derived, PACK_FORMAT, printed, reconstructed } from '../../../core/pack.ts';
import { ASYMMETRIC } from '../asymmetric/components.ts';
import { BELLE_EPOQUE } from '../belle-epoque/components.ts';
import {
  DOUBLE,
  MIXED,
  NOBLES,
  ONE_OF_FOUR,
  ONE_OF_TWO,
  SINGLE,
  STOCK_CARDS,
  strip,
} from '../common-components.ts';
import type { Pack1893 } from './pack.ts';

/** The game without expansion and variant: the pack of the first games that were recorded. */
export const BASE_GAME: Pack1893 = {
  format: PACK_FORMAT,
  game: '1893',
  id: '1893-second-edition',
  name: 'Bruxelles 1893, second edition',
  components: {
    startFrancs: printed([5, 6, 7, 8, 9]),
    architects: printed(7),
    architectsInCourthouse: printed(2),
    cubes: printed({ wood: 10, iron: 10, stone: 10, joker: 15 }),
    artworksPerColour: printed(6),
    houseCosts: printed([2, 2, 3, 3, 4, 4]),
    houseBonuses: printed([0, 0, 0, 0, 5, 5]),
    noJokerBonus: printed(5),
    francsPerUnit: printed(3),
    nobles: NOBLES,
    displayCosts: printed([3, 2, 1, 0]),
    unpaidNoblePenalty: printed(5),
    firstPlayerBonus: printed(5),
    firstToPassManneken: printed(2),
    francsPerSet: printed(4),
    architectsNotCounted: printed(2),
    jokersAtMarket: printed(3),
    cubesPerMaterialsAction: printed(2),
    market: {
      francs: derived([6, 4, 2, 0, 2, 4, 6]),
      points: derived([6, 4, 2, 0, 2, 4, 6]),
      // Yellow, brown, blue, green, black. That green is on the left is derived.
      corners: reconstructed([
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
        [0, 0],
      ]),
    },
    tracks: {
      iris: derived([1, 2, 3, 4, 5, 6]),
      crown: derived([1, 2, 3, 4, 5, 6]),
      architect: derived([1, 2, 4, 6, 8, 10]),
    },
    // That iron comes right after glass is derived.
    compass: reconstructed(['wood', 'francs', 'stone', 'choice', 'glass', 'iron', 'empty']),
    needles: printed(['wood', 'stone']),
    strips: reconstructed([strip('WSNMC'), strip('NMCWS'), strip('CWSNM'), strip('SNMCW'), strip('MCWSN')]),
    stock: STOCK_CARDS,
    prestige: [...SINGLE, ...ONE_OF_TWO, ...ONE_OF_FOUR, ...DOUBLE, ...MIXED],
  },
};

export const SECOND_EDITION: Pack1893 = {
  ...BASE_GAME,
  components: { ...BASE_GAME.components, belleEpoque: BELLE_EPOQUE, asymmetric: ASYMMETRIC },
};
