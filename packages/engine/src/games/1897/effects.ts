/** What nobles and bonus cards do, as data. carry-out.ts and scoring.ts are the places that carry it out. */
import { integer, object, oneOf, type Shape, variant } from '../../core/shape.ts';
import { SCALES, type ScaleName } from './ids.ts';

/** The effects of nobles. */
export type Effect =
  | { readonly kind: 'francs'; readonly amount: number }
  /** One space up a scale. */
  | { readonly kind: 'advance'; readonly scale: ScaleName }
  /** One architect of choice leaves the prison. */
  | { readonly kind: 'release' }
  /** Draw two material cards and keep one. */
  | { readonly kind: 'draw-materials' };

/** What the upper half of a bonus card gives. */
export type Bonus = Extract<Effect, { kind: 'advance' | 'release' }>;

/** What the lower half of a bonus card gives at the end: points for each thing that it counts. */
export type EndBonus =
  | { readonly kind: 'nobles'; readonly points: number }
  /** For every full `francs`, `most` times at most. */
  | { readonly kind: 'francs'; readonly points: number; readonly francs: number; readonly most: number }
  /** Different ones only, here and below. */
  | { readonly kind: 'artworks'; readonly points: number }
  | { readonly kind: 'houses'; readonly points: number };

const amount = integer(1, 99);
const advance = object({ kind: oneOf(['advance']), scale: oneOf(SCALES) });
const release = object({ kind: oneOf(['release']) });

export const effectShape = variant('kind', {
  francs: object({ kind: oneOf(['francs']), amount }),
  advance,
  release,
  'draw-materials': object({ kind: oneOf(['draw-materials']) }),
} satisfies Record<Effect['kind'], Shape<unknown>>) as Shape<Effect>;

export const bonusShape = variant('kind', { advance, release }) as Shape<Bonus>;

export const endBonusShape = variant('kind', {
  nobles: object({ kind: oneOf(['nobles']), points: amount }),
  francs: object({ kind: oneOf(['francs']), points: amount, francs: amount, most: amount }),
  artworks: object({ kind: oneOf(['artworks']), points: amount }),
  houses: object({ kind: oneOf(['houses']), points: amount }),
} satisfies Record<EndBonus['kind'], Shape<unknown>>) as Shape<EndBonus>;
