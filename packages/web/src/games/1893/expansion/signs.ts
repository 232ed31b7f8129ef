/** The signs that Belle Époque's cards and tiles are written in, and how they stand in a row. */

/** Those that are not among the pictures of the sprite: OwnSign.svelte draws them. */
export const OWN_SIGNS = [
  'any-action',
  'round',
  'column',
  'colours',
  'indicator',
  'any-cube',
  'open-cube',
  'five-francs',
  'again',
  'elsewhere',
  'site-card',
  'multiplier',
] as const;
export type OwnSignName = (typeof OWN_SIGNS)[number];

/** Pictures of the sprite that are signs here. */
export const SPRITE_SIGNS = [
  'workshop',
  'sales',
  'nobles',
  'materials',
  'construction',
  'stock-exchange',
  'grand-place',
  'cinquantenaire',
  'saint-catherine',
  'town-hall',
  'pavilion',
  'house',
  'iris',
  'crown',
  'architect',
  'square',
  'first-player',
  'manneken',
  'francs',
  'points',
  'artwork',
  'art-white',
  'noble',
  'joker',
  'meeple',
  'traveller',
  'prestige',
  'card',
  'tile',
] as const;

export type SignName = (typeof SPRITE_SIGNS)[number] | OwnSignName;

export interface Sign {
  readonly name: SignName;
  /** What is discarded. */
  readonly isStruck?: true;
}

/** What stands between two signs: one becomes the other, or is changed for it either way, or comes back from it. */
export type Link = 'into' | 'swap' | 'back';

export type Item =
  | { readonly text: string }
  | { readonly sign: Sign /** What it stands on. */; readonly on?: Sign }
  | { readonly link: Link };

/** Items in lines, one under the other. */
export type Arrangement = readonly (readonly Item[])[];
