/** The 32 Belle Époque cards: when each of them works, and what it does. Its number, if it has one, is in the pack. */

/** The moments at which cards work. A frame names one by its place in this list. */
export const MOMENTS = [
  'after-workshop',
  'before-sales',
  'cursor',
  'before-nobles',
  'noble-discarded',
  'after-materials',
  'paying',
  'after-construction',
  'after-stock-exchange',
  'after-grand-place',
  'after-cinquantenaire',
  'after-saint-catherine',
  'start-of-round',
  'placing-square',
  'on-house',
  'after-action',
  'noble-leaves',
  'end-of-round',
  'column-won',
  'first-player',
  'before-irises',
  'irises-won',
  'before-brussels-majority',
  'pavilion-visit',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Frames name a moment, and what is settled of it, in one number: the moment x 32. */
export const MOMENT = 32;

/** What a gain is counted by. */
export type Counted =
  | 'once'
  | 'artworks'
  | 'colours'
  | 'cubes-paid'
  | 'meeples-at-exchange'
  | 'full-five-francs'
  | 'nobles-ready'
  | 'irises-won'
  | 'travellers-in-brussels'
  | 'cards';

export type CardEffect =
  /** The card's number for each of what is counted. */
  | { readonly kind: 'francs'; readonly per: Counted }
  | { readonly kind: 'points'; readonly per: Counted }
  | { readonly kind: 'jokers' }
  | { readonly kind: 'white-artwork' }
  | { readonly kind: 'traveller' }
  /** Use one more noble. */
  | { readonly kind: 'use-noble' }
  /** Pay one cube of a house with another cube. */
  | { readonly kind: 'replace-cube' }
  /** Pay for the effect of the noble that leaves the display. */
  | { readonly kind: 'leaving-noble' }
  /** An architect comes back from Brussels. */
  | { readonly kind: 'recall' }
  /** Asks in a step of its own, which can be declined. */
  | { readonly kind: 'ask'; readonly step: string }
  /** Read by the rule that it changes. */
  | { readonly kind: 'standing' };

export interface Card {
  readonly moment: Moment;
  readonly effect: CardEffect;
  /** It can come up only once a round and only gives: nobody is asked. */
  readonly automatic?: true;
}

const francs = (per: Counted): CardEffect => ({ kind: 'francs', per });
const points = (per: Counted): CardEffect => ({ kind: 'points', per });
const ask = (step: string): CardEffect => ({ kind: 'ask', step });

/** Card n is the entry n - 1. */
export const CARDS: readonly Card[] = [
  // 1 to 10: with an Art Nouveau action, done by placing an architect.
  { moment: 'after-workshop', effect: francs('artworks') },
  { moment: 'after-workshop', effect: ask('turn-white') },
  { moment: 'cursor', effect: { kind: 'standing' } },
  { moment: 'before-sales', effect: ask('return-displayed') },
  { moment: 'noble-discarded', effect: points('once') },
  { moment: 'before-nobles', effect: ask('discard-nobles') },
  { moment: 'after-materials', effect: { kind: 'jokers' } },
  { moment: 'after-materials', effect: ask('swap-joker') },
  { moment: 'paying', effect: { kind: 'replace-cube' } },
  { moment: 'after-construction', effect: points('cubes-paid') },
  // 11 to 18: after a Brussels action.
  { moment: 'after-stock-exchange', effect: francs('meeples-at-exchange') },
  { moment: 'after-stock-exchange', effect: points('full-five-francs') },
  { moment: 'after-grand-place', effect: { kind: 'use-noble' } },
  { moment: 'after-grand-place', effect: ask('cash-noble') },
  { moment: 'after-cinquantenaire', effect: ask('take-back-bid') },
  { moment: 'after-cinquantenaire', effect: points('colours') },
  { moment: 'after-saint-catherine', effect: ask('swap-artwork') },
  { moment: 'after-saint-catherine', effect: { kind: 'white-artwork' } },
  // 19 to 32: at moments of the round.
  { moment: 'start-of-round', effect: { kind: 'traveller' }, automatic: true },
  { moment: 'placing-square', effect: ask('choose-any-iris') },
  { moment: 'on-house', effect: points('once') },
  { moment: 'after-action', effect: ask('play-again') },
  { moment: 'noble-leaves', effect: { kind: 'leaving-noble' } },
  { moment: 'end-of-round', effect: points('nobles-ready'), automatic: true },
  { moment: 'column-won', effect: ask('take-other-card') },
  { moment: 'first-player', effect: { kind: 'standing' }, automatic: true },
  { moment: 'before-irises', effect: ask('double-meeple') },
  { moment: 'irises-won', effect: francs('irises-won'), automatic: true },
  { moment: 'before-brussels-majority', effect: { kind: 'recall' } },
  { moment: 'before-brussels-majority', effect: points('travellers-in-brussels'), automatic: true },
  { moment: 'pavilion-visit', effect: points('cards'), automatic: true },
  { moment: 'pavilion-visit', effect: francs('cards'), automatic: true },
];

/** Francs that one point is gained for, by the card that counts them. */
export const FRANCS_PER_POINT = 5;

/** The cards that rules read by themselves. */
export const MORE_CURSOR_STEPS = 2;
export const REPLACED_CUBE = 8;
export const PLAY_AGAIN = 21;
export const MORE_MANNEKEN = 25;
