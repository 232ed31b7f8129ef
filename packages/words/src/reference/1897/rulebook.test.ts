/** The rulebook of Bruxelles 1897 says what the pack says, and its examples are those of the printed one. */
import { findGame } from '@horta/engine';
import { BUILDINGS, type Pack1897 } from '@horta/engine/1897';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../locale.ts';
import { changedPack, faultsOf, idsOf, saidBy } from '../editions.testing.ts';
import type { Rulebook } from '../rulebook.ts';
import { rulebook1897 } from './rulebook.ts';

const book = rulebook1897 as unknown as Rulebook;
const pack = findGame('1897').pack as Pack1897;

/** Each with a number that no other sentence of the topic has. */
const NUMBERS: readonly (readonly [
  topic: string,
  change: (c: Pack1897['components']) => void,
  shown: string,
])[] = [
  ['setup', (c) => set(c.startFrancs.value, 3, 77), '77'],
  ['area', (c) => set(c.area.cardsPerPile.value, 2, 77), '77'],
  ['money', (c) => Object.assign(c.stockExchangeFrancs, { value: 77 }), '77'],
  ['houses', (c) => Object.assign(c.houseCost.value, { first: 77 }), '77'],
  ['houses', (c) => Object.assign(c.pointsPerMaterialKind, { value: 11 }), '22'],
  ['artworks', (c) => Object.assign(c.saleFrancs, { value: 77 }), '77'],
  ['nobles', (c) => Object.assign(c.nobleCost, { value: 77 }), '77'],
  ['noble-effects', (c) => Object.assign(c.nobles[0].effect, { amount: 77 }), '77'],
  ['noble-effects', (c) => Object.assign(c.nobles[1].copies, { value: 7 }), ' · 7'],
  ['exhibition', (c) => Object.assign(c.exhibitionPoints, { value: 77 }), '77'],
  ['stock-exchange', (c) => Object.assign(c.stockExchangeFrancs, { value: 77 }), '77'],
  ['town-hall', (c) => set(c.scales.nobility.value, 1, 77), '77'],
  ['coats-of-arms', (c) => set(c.scales.prestige.value, 2, 77), '77'],
  ['passing', (c) => Object.assign(c.passFrancs.value, { others: 77 }), '77'],
  ['paying-nobles', (c) => Object.assign(c.unpaidNoblePenalty, { value: 11 }), '22'],
  ['final-scoring', (c) => set(c.scales.architecture.value, 4, 11), '33'],
  ['bonus-cards', (c) => Object.assign(c.bonusCards[0].end, { points: 77 }), '77'],
  ['two-players', (c) => set(c.architects[1].faces.value, 0, 77), '77'],
];

function set(list: number[], place: number, value: number): void {
  list[place] = value;
}

describe.each(LOCALES)('in %s', (locale) => {
  test.each(NUMBERS)('%s has its numbers from the pack', (topic, change, shown) => {
    const other = changedPack(pack, (components) => {
      change(components);
      // Neutral architects show a face that there is.
      const neutral = components.architects[1].faces.value[0];
      if (neutral !== 2) Object.assign(components.area.neutralValue, { value: neutral });
    });
    const texts = (which?: Pack1897) =>
      saidBy(book, locale, which)
        .filter(({ where }) => where === topic)
        .map(({ text }) => text)
        .join('\n');
    expect(texts()).not.toContain(shown);
    expect(texts(other)).toContain(shown);
  });
});

test.each([
  ['francs in full amounts only', undefined, 'With her nobles paid she has 7 BF left: 9 VP.'],
  ['nobles where no card counts francs', 'nobles', 'With her nobles paid she has 3 nobles left: 6 VP.'],
  ['houses where neither is counted', 'houses', 'With her nobles paid she has 3 types of house left: 6 VP.'],
] as const)('an example of a Bonus card at the end: %s', (_, kind, said) => {
  const other = changedPack(pack, ({ bonusCards }) => {
    if (kind !== undefined) for (const card of bonusCards) Object.assign(card, { end: { kind, points: 2 } });
  });
  const texts = saidBy(book, 'en', other).filter(({ where }) => where === 'bonus-cards');
  expect(texts.some(({ text }) => text.endsWith(said))).toBe(true);
});

test('a topic is found by the name of its building', () => {
  expect(idsOf(book)).toEqual(expect.arrayContaining([...BUILDINGS]));
});

test('can be said of a pack with a single level on each track and no noble that frees', () => {
  const other = changedPack(pack, ({ scales, nobles }) => {
    for (const scale of Object.values(scales)) Object.assign(scale, { value: [1] });
    for (const noble of nobles) Object.assign(noble, { effect: { kind: 'draw-materials' } });
  });
  expect(faultsOf(book, other)).toEqual([]);
});

describe('the examples of the rulebook', () => {
  const english = saidBy(book, 'en').map(({ text }) => text);

  test.each([
    [
      'third house, 2 stone and 1 wood out of two cards: 2 VP',
      'A house costs 3 materials. You discard the cards stone/stone + stone/wood and use 2 × stone + wood: 2 types of material, so 2 VP. What remains on the cards (stone) is lost.',
    ],
    ['town hall at nobility 2: two of three nobles', 'At level 2 you use 2 nobles, though 3 are ready.'],
    [
      'a column with 2 + 2 against 4: each gains',
      'Anna has architects of 2 and 2 in a column, together 4; Ben has 4 there, too. Each of them gains the bonus.',
    ],
    [
      'coats of arms: alone 2, tied 2 and 3',
      'Anna has 3 of 4 architects around a coat of arms and Prestige level 2: 2 VP. At the next one she has 2, and so has Ben, at level 3: Anna scores 2 VP, Ben 3 VP.',
    ],
    [
      'Brussels 3, 2, 1: the one with 3 sends one to prison',
      'Anna has 3 architects in Brussels, Ben 2, Clara 1: Anna sends one of hers to prison.',
    ],
    [
      'Vandervelde as a second copy: the effect, and the card is discarded',
      'You take Émile Vandervelde and gain the effect (1 architect back from prison). As you already have Émile Vandervelde in front of you, the card taken is discarded.',
    ],
    [
      'a sale through Cinquantenaire as the next to use it: two architects, 3 BF',
      'You want to sell an artwork, but have no money for an architect. Somebody has already been at the Cinquantenaire: you send 2 architects, discard the artwork and take 3 BF.',
    ],
  ])('%s', (_, text) => {
    expect(english).toContain(text);
  });
});
