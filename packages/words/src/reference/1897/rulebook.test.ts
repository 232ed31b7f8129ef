/** The rulebook of Bruxelles 1897 names everything in the game, once, and says what the pack says. */
import { findGame } from '@horta/engine';
import { BUILDINGS, type Pack1897, POINT_SOURCES, type ReasonCode } from '@horta/engine/1897';
import { describe, expect, test } from 'vitest';
import { CHOICE_STEPS } from '../../games/1897/steps.ts';
import type { Things1897 } from '../../games/1897/things.ts';
import { LOCALES } from '../../locale.ts';
import { changedPack, covered, deadEnds, faultsOf, idsOf, saidBy } from '../editions.testing.ts';
import type { Rulebook } from '../rulebook.ts';
import { rulebook1897 } from './rulebook.ts';

const book = rulebook1897 as unknown as Rulebook;
const pack = findGame('1897').pack as Pack1897;

const REASONS: Readonly<Record<ReasonCode, true>> = {
  'not-a-choice': true,
  'outside-area': true,
  'cell-taken': true,
  'cell-empty': true,
  'no-money': true,
  'no-architect': true,
  'not-enough-architects': true,
  'wrong-number-of-architects': true,
  'architects-short': true,
  'pile-empty': true,
  'not-drawn': true,
  'no-artwork': true,
  'no-such-artwork': true,
  'colour-shown': true,
  'not-enough-materials': true,
  'material-cards-short': true,
  'too-many-material-cards': true,
  'too-few-material-cards': true,
  'kinds-impossible': true,
  'no-noble-ready': true,
  'noble-not-yours': true,
  'noble-used': true,
  'use-one-noble-first': true,
  'not-in-prison': true,
  'prison-empty': true,
  'not-in-brussels': true,
  'scale-full': true,
};

const THINGS: Readonly<Record<keyof Things1897, true>> = {
  cell: true,
  bonus: true,
  arms: true,
  building: true,
  expo: true,
  pile: true,
  drawn: true,
  prison: true,
  hand: true,
  face: true,
  prisoner: true,
  sent: true,
  scale: true,
  'own-artwork': true,
  'own-material': true,
  'own-house': true,
  'own-noble': true,
  francs: true,
  points: true,
  architects: true,
};

test.each([
  ['steps', CHOICE_STEPS],
  ['reasons', Object.keys(REASONS)],
  ['things', Object.keys(THINGS)],
  ['nobles', pack.components.nobles.map(({ id }) => id)],
  ['sources', POINT_SOURCES],
] as const)('all %s of the game have their topic, and only one', (list, all) => {
  expect(covered(book, list)).toEqual(all.toSorted());
});

test('every address is there once, and leads somewhere', () => {
  expect(deadEnds(book)).toEqual([]);
  expect(new Set(idsOf(book)).size).toBe(idsOf(book).length);
  // A topic is found by the name of its building.
  expect(idsOf(book)).toEqual(expect.arrayContaining([...BUILDINGS]));
});

test('everything can be said in every language', () => {
  expect(faultsOf(book)).toEqual([]);
});

/** Each with a number that no other sentence of the topic has. */
const NUMBERS: readonly (readonly [
  topic: string,
  change: (c: Pack1897['components']) => void,
  shown: string,
])[] = [
  ['setup', (c) => set(c.startFrancs.value as number[], 3, 77), '77'],
  ['area', (c) => set(c.area.cardsPerPile.value as number[], 2, 77), '77'],
  ['money', (c) => Object.assign(c.stockExchangeFrancs, { value: 77 }), '77'],
  ['houses', (c) => Object.assign(c.houseCost.value, { first: 77 }), '77'],
  ['houses', (c) => Object.assign(c.pointsPerMaterialKind, { value: 11 }), '22'],
  ['artworks', (c) => Object.assign(c.saleFrancs, { value: 77 }), '77'],
  ['nobles', (c) => Object.assign(c.nobleCost, { value: 77 }), '77'],
  ['noble-effects', (c) => Object.assign(c.nobles[0].effect, { amount: 77 }), '77'],
  ['exhibition', (c) => Object.assign(c.exhibitionPoints, { value: 77 }), '77'],
  ['stock-exchange', (c) => Object.assign(c.stockExchangeFrancs, { value: 77 }), '77'],
  ['town-hall', (c) => set(c.scales.nobility.value as number[], 1, 77), '77'],
  ['coats-of-arms', (c) => set(c.scales.prestige.value as number[], 2, 77), '77'],
  ['passing', (c) => Object.assign(c.passFrancs.value, { others: 77 }), '77'],
  ['paying-nobles', (c) => Object.assign(c.unpaidNoblePenalty, { value: 11 }), '22'],
  ['final-scoring', (c) => set(c.scales.architecture.value as number[], 4, 11), '33'],
  ['bonus-cards', (c) => Object.assign(c.bonusCards[0].end, { points: 77 }), '77'],
  ['two-players', (c) => set(c.architects[1].faces.value as number[], 0, 77), '77'],
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

test('the example of the rulebook for a house holds: two types for a third house', () => {
  const english = saidBy(book, 'en').map(({ text }) => text);
  expect(english).toContain(
    'A house costs 3 materials. You discard the cards stone/stone + stone/wood and use 2 × stone + wood: 2 types of material, so 2 VP. What remains on the cards (stone) is lost.',
  );
});
