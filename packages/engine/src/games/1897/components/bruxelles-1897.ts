/**
 * The printed values of Bruxelles 1897. The rulebook's text doesn't hold all of them: each value is marked as printed,
 * derived from examples, or reconstructed. A pack in JSON can replace any of them.
 */
import { PACK_FORMAT, printed, reconstructed } from '../../../core/pack.ts';
import type { Bonus, Effect, EndBonus } from '../effects.ts';
import { META } from '../meta.ts';
import type { Components, Pack1897 } from '../pack.ts';

/** `inPrison`: for 2, 3 and 4 players. */
function architect(
  faces: [number, number],
  copies: number,
  inPrison: [number, number, number],
): Components['architects'][number] {
  return { faces: printed(faces), copies: printed(copies), inPrison: printed(inPrison) };
}

function noble(
  id: string,
  name: string,
  effect: Effect,
  copies = 3,
  starting = false,
): Components['nobles'][number] {
  return { id, name, copies: printed(copies), starting, effect };
}

/** The bonuses and the end bonuses are printed; which of them share a card is reconstructed. */
function bonusCard(id: string, bonus: Bonus, end: EndBonus): Components['bonusCards'][number] {
  return { id, bonus, end, origin: 'reconstructed' };
}

export const BRUXELLES_1897: Pack1897 = {
  format: PACK_FORMAT,
  game: META.id,
  id: '1897',
  name: 'Bruxelles 1897',
  components: {
    rounds: printed(4),
    startFrancs: printed([4, 5, 6, 7]),
    architects: [
      architect([1, 3], 4, [0, 0, 0]),
      architect([2, 4], 2, [0, 1, 1]),
      architect([2, 5], 1, [1, 1, 1]),
    ],
    area: {
      rows: printed([3, 3, 4]),
      cardsPerPile: printed([3, 3, 4]),
      neutralValue: printed(2),
    },
    artworks: printed([3, 3, 3, 3]),
    materials: printed([2, 2, 2, 2, 2, 2]),
    houses: printed([4, 4, 4, 4]),
    nobles: [
      noble('brugmann', 'Georges Brugmann', { kind: 'francs', amount: 4 }, 4, true),
      noble('horta', 'Victor Horta', { kind: 'advance', scale: 'architecture' }),
      noble('albert', 'Prince Albert', { kind: 'advance', scale: 'nobility' }),
      noble('buls', 'Charles Buls', { kind: 'advance', scale: 'prestige' }),
      noble('vandervelde', 'Émile Vandervelde', { kind: 'release' }),
      noble('hankar', 'Paul Hankar', { kind: 'draw-materials' }),
    ],
    scales: {
      architecture: reconstructed([1, 2, 3, 4, 5]),
      nobility: printed([1, 2, 3, 4, 5]),
      prestige: reconstructed([1, 2, 3, 4, 5]),
    },
    bonusCards: [
      bonusCard('architecture', { kind: 'advance', scale: 'architecture' }, { kind: 'houses', points: 2 }),
      bonusCard('nobility', { kind: 'advance', scale: 'nobility' }, { kind: 'nobles', points: 2 }),
      bonusCard('prestige', { kind: 'advance', scale: 'prestige' }, { kind: 'artworks', points: 2 }),
      bonusCard('prison', { kind: 'release' }, { kind: 'francs', points: 3, francs: 2, most: 5 }),
    ],
    houseCost: printed({ first: 1, more: 1 }),
    pointsPerMaterialKind: printed(1),
    saleFrancs: printed(3),
    exhibitionPoints: printed(2),
    stockExchangeFrancs: printed(5),
    passFrancs: printed({ first: 3, others: 1 }),
    nobleCost: printed(2),
    unpaidNoblePenalty: printed(3),
    pointsPerMaterialCard: printed(1),
    expoPoints: printed(2),
  },
};
