/** What nobles and prestige cards do, as data. carry-out.ts is the one place that carries it out. */
import { integer, object, oneOf, type Shape, variant } from '../../core/shape.ts';
import { TRACKS, type TrackName } from './ids.ts';

export type Effect =
  | { readonly kind: 'francs'; readonly amount: number }
  | { readonly kind: 'points'; readonly amount: number }
  | { readonly kind: 'jokers'; readonly amount: number }
  /** One refined cube of choice, or pay one joker for two. */
  | { readonly kind: 'cube-or-trade' }
  /** One space up a track. */
  | { readonly kind: 'advance'; readonly track: TrackName }
  /** One architect leaves the courthouse. */
  | { readonly kind: 'release' }
  /** One traveller from the train. */
  | { readonly kind: 'traveller' }
  /** An artwork of choice, kept white side up. */
  | { readonly kind: 'white-artwork' };

export type EffectKind = Effect['kind'];

/** What prestige cards give. */
export type Bonus = Extract<Effect, { kind: 'advance' | 'release' }>;

const amount = integer(1, 99);
const advance = object({ kind: oneOf(['advance']), track: oneOf(TRACKS) });
const release = object({ kind: oneOf(['release']) });

export const effectShape = variant('kind', {
  francs: object({ kind: oneOf(['francs']), amount }),
  points: object({ kind: oneOf(['points']), amount }),
  jokers: object({ kind: oneOf(['jokers']), amount }),
  'cube-or-trade': object({ kind: oneOf(['cube-or-trade']) }),
  advance,
  release,
  traveller: object({ kind: oneOf(['traveller']) }),
  'white-artwork': object({ kind: oneOf(['white-artwork']) }),
} satisfies Record<EffectKind, Shape<unknown>>) as Shape<Effect>;

export const bonusShape = variant('kind', { advance, release }) as Shape<Bonus>;
