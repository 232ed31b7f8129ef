/** What each Belle Époque card says: when, an arrow, and at most two signs and a number. */
import { CARDS, type CardEffect, type Moment, type Rules } from '@horta/engine/1893';
import type { Arrangement, Item, Link, Sign, SignName } from './signs.ts';

export type Bud = 'before' | 'during' | 'after';

export interface When {
  readonly emblem: SignName;
  readonly bud: Bud;
}

/** By moment of the rules. A round begins with what is before it, and ends with what is after it. */
const WHEN: Readonly<Record<Moment, When>> = {
  'after-workshop': { emblem: 'workshop', bud: 'after' },
  'before-sales': { emblem: 'sales', bud: 'before' },
  cursor: { emblem: 'sales', bud: 'during' },
  'before-nobles': { emblem: 'nobles', bud: 'before' },
  'noble-discarded': { emblem: 'nobles', bud: 'after' },
  'after-materials': { emblem: 'materials', bud: 'after' },
  paying: { emblem: 'construction', bud: 'during' },
  'after-construction': { emblem: 'construction', bud: 'after' },
  'after-stock-exchange': { emblem: 'stock-exchange', bud: 'after' },
  'after-grand-place': { emblem: 'grand-place', bud: 'after' },
  'after-cinquantenaire': { emblem: 'cinquantenaire', bud: 'after' },
  'after-saint-catherine': { emblem: 'saint-catherine', bud: 'after' },
  'start-of-round': { emblem: 'round', bud: 'before' },
  'placing-square': { emblem: 'square', bud: 'during' },
  'on-house': { emblem: 'house', bud: 'during' },
  'after-action': { emblem: 'any-action', bud: 'after' },
  'noble-leaves': { emblem: 'round', bud: 'after' },
  'end-of-round': { emblem: 'round', bud: 'after' },
  'column-won': { emblem: 'column', bud: 'during' },
  'first-player': { emblem: 'first-player', bud: 'during' },
  'before-irises': { emblem: 'iris', bud: 'before' },
  'irises-won': { emblem: 'iris', bud: 'during' },
  'before-brussels-majority': { emblem: 'town-hall', bud: 'before' },
  'pavilion-visit': { emblem: 'pavilion', bud: 'during' },
};

/** What a card does. */
export interface Deed {
  readonly amount?: string;
  readonly signs: readonly [Sign] | readonly [Sign, Sign];
  /** Between the two: times (for each of the second), a link, or the first stands on the second. */
  readonly between?: '×' | Link | 'on';
  /** The number says how often, or how many, and comes last. */
  readonly isAmountLast?: true;
}

/** With the number that the rules give the card. */
type Written = (number: number) => Deed;

const sign = (name: SignName): Sign => ({ name });
const struck = (name: SignName): Sign => ({ name, isStruck: true });

const gain =
  (name: SignName, mark = ''): Written =>
  (number) => ({ amount: `${mark}${number}`, signs: [sign(name)] });
const each =
  (name: SignName, counted: Sign): Written =>
  (number) => ({ amount: `${number}`, signs: [sign(name), counted], between: '×' });
const linked =
  (first: Sign, between: Link, second: Sign, amount?: string): Written =>
  () => ({ signs: [first, second], between, ...(amount === undefined ? {} : { amount }) });

/** Card n is the entry n - 1. */
const WRITTEN: readonly Written[] = [
  each('francs', sign('artwork')),
  linked(sign('art-white'), 'into', sign('colours')),
  gain('indicator', '+'),
  linked(sign('artwork'), 'into', sign('workshop')),
  each('points', struck('noble')),
  () => ({ amount: '1–4', signs: [struck('noble')], isAmountLast: true }),
  gain('joker'),
  linked(sign('joker'), 'into', sign('any-cube')),
  linked(sign('any-cube'), 'into', sign('open-cube'), '1'),
  each('points', sign('any-cube')),
  each('francs', sign('meeple')),
  each('points', sign('five-francs')),
  gain('noble', '+'),
  linked(struck('noble'), 'into', sign('francs')),
  linked(sign('francs'), 'back', sign('meeple')),
  each('points', sign('colours')),
  linked(sign('any-cube'), 'swap', sign('artwork'), '2'),
  () => ({ amount: '1', signs: [sign('art-white')] }),
  gain('traveller'),
  linked(sign('square'), 'into', sign('iris')),
  gain('points'),
  linked(sign('meeple'), 'into', sign('again')),
  (number) => ({ amount: `${number}`, signs: [sign('francs'), sign('noble')], between: 'into' }),
  each('points', sign('noble')),
  linked(sign('prestige'), 'into', sign('elsewhere')),
  gain('manneken', '+'),
  () => ({ amount: '×2', signs: [sign('meeple'), sign('tile')], between: 'on', isAmountLast: true }),
  each('francs', sign('iris')),
  linked(sign('meeple'), 'back', sign('town-hall')),
  each('points', sign('traveller')),
  each('points', sign('site-card')),
  each('francs', sign('site-card')),
];

/** Effects that only give something: nothing is to be decided but whether it is time for it. */
const GIFTS: readonly CardEffect['kind'][] = ['francs', 'points', 'jokers', 'traveller', 'white-artwork'];

export interface Sentence extends When {
  readonly deed: Deed;
  /** The player decides about it: it is framed by dashes. */
  readonly isChoice: boolean;
}

export function sentenceOf(rules: Pick<Rules, 'cardNumbers'>, card: number): Sentence | undefined {
  const { moment, effect, automatic } = CARDS[card] ?? {};
  if (moment === undefined || effect === undefined) return undefined;
  return {
    ...WHEN[moment],
    deed: WRITTEN[card](rules.cardNumbers[card] ?? 0),
    isChoice: automatic !== true && !GIFTS.includes(effect.kind),
  };
}

/** The ways in which a deed can be set, so that whoever has room for it takes the one that shows it largest. */
export function arrangementsOf({ amount, signs, between, isAmountLast }: Deed): readonly Arrangement[] {
  const [first, second] = signs;
  const number: readonly Item[] = amount === undefined ? [] : [{ text: amount }];
  const subject: readonly Item[] = [
    between === 'on' && second !== undefined ? { sign: first, on: second } : { sign: first },
  ];
  const object: readonly Item[] =
    second === undefined || between === undefined || between === 'on'
      ? []
      : [between === '×' ? { text: '×' } : { link: between }, { sign: second }];
  if (isAmountLast) return [[[...subject, ...number]], [subject, number]];
  const begun = [...number, ...subject];
  return object.length === 0 ? [[begun]] : [[[...begun, ...object]], [begun, object]];
}
