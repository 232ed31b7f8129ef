/** The printed values of Belle Époque. */
import { derived, printed, reconstructed } from '../../../core/pack.ts';
import type { BelleEpoqueComponents } from './pack.ts';

const same = (value: number) => [value, value, value, value];

export const BELLE_EPOQUE: BelleEpoqueComponents = {
  glass: printed(10),
  travellers: printed(4),
  nobles: [
    {
      id: 'nagelmackers',
      name: 'Georges Nagelmackers',
      cost: reconstructed(3),
      copies: derived(3),
      starting: false,
      effect: { kind: 'traveller' },
    },
    {
      id: 'privat-livemont',
      name: 'Henri Privat-Livemont',
      cost: reconstructed(2),
      copies: derived(3),
      starting: false,
      effect: { kind: 'white-artwork' },
    },
  ],
  // That the third site costs 2 is printed.
  surcharges: derived([0, 1, 2, 1, 0]),
  // a plus sign around the centre.
  cross: derived([
    [3, 3],
    [2, 3],
    [4, 3],
    [3, 2],
    [3, 4],
  ]),
  bonusTiles: printed([3, 4, 5, 6]),
  portraitLevel: printed(15),
  cards: printed([
    1, 0, 2, 0, 3, 0, 2, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 0, 3, 0, 2, 1, 0, 2, 0, 2, 0, 1, 2, 3,
  ]),
  tiles: printed([
    same(7), // sevens
    same(2), // row
    same(3), // iris
    same(4), // artworks
    same(2), // crown
    same(1), // house
    [3, 3, 5, 5], // passing
    same(2), // buildings
    [4, 5, 6, 7], // neighbours
    same(0), // portrait
    same(3), // white
    same(0), // patrons
  ]),
};
