/** The printed values of the asymmetric variant: B sides of the architect boards, other sides of the strips. */
import { printed, reconstructed, type Valued } from '../../../core/pack.ts';
import { OTHER_STRIPS } from '../common-components.ts';
import type { AsymmetricComponents, Power } from './pack.ts';

interface Differences {
  readonly iris?: number[];
  readonly crown?: number[];
  readonly architect?: number[];
  readonly houseCosts?: number[];
  readonly multiplier?: number;
}

/** A board has one value that differs from those of the A side, which are as sure as there. */
function board(
  id: string,
  name: string,
  power: Power,
  differences: Differences,
): AsymmetricComponents['boards'][number] {
  const value = (own: number[] | undefined, usual: number[]): Valued<number[]> =>
    own === undefined ? { value: usual, origin: 'derived' } : reconstructed(own);
  return {
    id,
    name,
    tracks: {
      iris: value(differences.iris, [1, 2, 3, 4, 5, 6]),
      crown: value(differences.crown, [1, 2, 3, 4, 5, 6]),
      architect: value(differences.architect, [1, 2, 4, 6, 8, 10]),
    },
    houseCosts:
      differences.houseCosts === undefined
        ? printed([2, 2, 3, 3, 4, 4])
        : reconstructed(differences.houseCosts),
    multiplier: printed(differences.multiplier ?? 1),
    power,
  };
}

export const ASYMMETRIC: AsymmetricComponents = {
  otherStrips: reconstructed(OTHER_STRIPS),
  boards: [
    board('hankar', 'Paul Hankar', { kind: 'top-noble' }, { iris: [2, 3, 4, 5, 6, 7] }),
    board(
      'cauchie',
      'Paul Cauchie',
      // By the colours of artworks: yellow, brown, blue, green.
      { kind: 'workshop-cube', cubes: ['iron', 'wood', 'stone', 'glass'] },
      { crown: [2, 3, 4, 5, 6, 6] },
    ),
    board(
      'horta',
      'Victor Horta',
      { kind: 'materials-gain', francs: 2, points: 0 },
      { architect: [3, 4, 6, 8, 9, 10] },
    ),
    board('saintenoy', 'Paul Saintenoy', { kind: 'turn-needle' }, { multiplier: 2 }),
    board(
      'strauven',
      'Gustave Strauven',
      { kind: 'sales-gain', francs: 1, points: 1 },
      { houseCosts: [2, 2, 2, 2, 3, 3] },
    ),
  ],
};
