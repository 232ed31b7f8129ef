/**
 * The printed values of Bruxelles 1893, first edition. The rulebook's text doesn't hold all of them: each value is
 * marked as printed, derived from examples, or reconstructed. A pack in JSON can replace any of them.
 */
import { derived, type Origin, PACK_FORMAT, printed, reconstructed } from '../../../core/pack.ts';
import {
  BONUSES,
  DOUBLE,
  NOBLES,
  ONE_OF_TWO,
  prestigeCard,
  SINGLE,
  STOCK_CARDS,
  strip,
} from '../common-components.ts';
import { GAME_ID, type Pack1893FirstEdition } from './pack.ts';

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
  game: GAME_ID,
  id: '1893-first-edition',
  name: 'Bruxelles 1893, first edition',
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
      // Yellow, pink, blue, green, black. That green is on the left is derived.
      corners: reconstructed([
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
        [0, 0],
      ]),
    },
    tracks: {
      iris: reconstructed([1, 2, 3, 4, 5, 6]),
      crown: reconstructed([1, 2, 3, 4, 5, 6]),
      // That there is an 8 is derived.
      architect: reconstructed([1, 2, 4, 6, 8, 10]),
    },
    compass: printed(['wood', 'stone', 'iron', 'refined', 'francs', 'empty']),
    needles: reconstructed([1, 4]),
    strips: reconstructed([strip('WSNMC'), strip('NMCWS'), strip('CWSNM'), strip('SNMCW'), strip('MCWSN')]),
    stock: STOCK_CARDS,
    prestige: [...SINGLE, ...ONE_OF_TWO, ...DOUBLE, ...MORE_OF_TWO],
    expertStrips: reconstructed([
      strip('MWCSN'),
      strip('SCMNW'),
      strip('WNSCM'),
      strip('CSNWM'),
      strip('NMWSC'),
    ]),
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
