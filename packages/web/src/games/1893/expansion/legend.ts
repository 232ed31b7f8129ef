/** What the legend shows: how sentences are read, with a sample of each kind, and every sign once. */
import type { Bud } from './card-sentences.ts';
import type { Arrangement, SignName } from './signs.ts';

export const BUDS: readonly Bud[] = ['before', 'during', 'after'];

/** Emblems of when: spaces, then steps of the round. */
export const EMBLEMS: readonly SignName[] = [
  'workshop',
  'sales',
  'nobles',
  'materials',
  'construction',
  'stock-exchange',
  'grand-place',
  'cinquantenaire',
  'saint-catherine',
  'any-action',
  'round',
  'square',
  'house',
  'column',
  'iris',
  'town-hall',
  'pavilion',
  'first-player',
];

/** What is gained, paid or counted. */
export const THINGS: readonly SignName[] = [
  'points',
  'francs',
  'five-francs',
  'meeple',
  'traveller',
  'noble',
  'artwork',
  'art-white',
  'colours',
  'indicator',
  'joker',
  'any-cube',
  'open-cube',
  'prestige',
  'card',
  'elsewhere',
  'site-card',
  'tile',
  'manneken',
  'again',
  'crown',
  'architect',
  'multiplier',
];

/** The number that is divided by in its sample. */
export const SEVEN = 7;

const sign = (name: SignName) => ({ sign: { name } });

export const GRAMMAR = {
  choice: [[sign('joker')]],
  struck: [[{ sign: { name: 'noble', isStruck: true } }]],
  into: [[sign('joker'), { link: 'into' }, sign('any-cube')]],
  swap: [[sign('any-cube'), { link: 'swap' }, sign('artwork')]],
  back: [[sign('meeple'), { link: 'back' }, sign('town-hall')]],
  times: [[{ text: '1' }, sign('points'), { text: '×' }, sign('iris')]],
  divided: [[{ text: '1' }, sign('points'), { text: `/ ${SEVEN}` }, sign('points')]],
  more: [[{ text: '+2' }, sign('manneken')]],
  double: [[sign('meeple'), { text: '×2' }]],
} as const satisfies Readonly<Record<string, Arrangement>>;
