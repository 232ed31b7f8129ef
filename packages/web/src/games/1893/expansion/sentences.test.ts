/** Every card and tile of Belle Époque has its sentence in signs, and says the rest in words. */
import { loadGame, startGame } from '@horta/engine';
import { CARDS, type State, TILES } from '@horta/engine/1893';
import { LOCALES, loadDescriptions, loadGameWords, speaker } from '@horta/words/fetched';
import { describe, expect, test } from 'vitest';
import { arrangementsOf, type Sentence, sentenceOf } from './card-sentences.ts';
import { EMBLEMS, GRAMMAR, THINGS } from './legend.ts';
import { type Item, OWN_SIGNS, SPRITE_SIGNS } from './signs.ts';
import { tileArrangements, tileSentence } from './tile-sentences.ts';

await loadGame('1893');
const s = startGame('1893', { players: 4, seed: 'signs', options: { belleEpoque: true } }) as State;

function sentence(card: number): Sentence {
  const found = sentenceOf(s.rules, card);
  if (found === undefined) throw new Error(`no sentence for card ${card + 1}`);
  return found;
}

const cards = CARDS.map((_, card) => card);
const tiles = TILES.map((_, tile) => tile);
const numbers = (items: readonly Item[]) => items.filter((item) => 'text' in item && /\d/.test(item.text));
const signsOf = (items: readonly Item[]) =>
  items.flatMap((item) => ('sign' in item ? [item.sign, ...(item.on === undefined ? [] : [item.on])] : []));

describe('cards', () => {
  test('each has at most two signs and a number after the arrow, however it is set', () => {
    for (const card of cards)
      for (const arrangement of arrangementsOf(sentence(card).deed)) {
        const items = arrangement.flat();
        expect(signsOf(items).length, `card ${card + 1}`).toBeGreaterThan(0);
        expect(signsOf(items).length, `card ${card + 1}`).toBeLessThan(3);
        expect(numbers(items).length, `card ${card + 1}`).toBeLessThan(2);
      }
  });

  test('each says the number that the rules give it', () => {
    for (const card of cards) {
      const number = s.rules.cardNumbers[card];
      if (number > 0)
        expect(sentence(card).deed.amount, `card ${card + 1}`).toMatch(new RegExp(`^\\+?${number}$`));
    }
  });

  test('a gain is told by its sign, and what it is counted by follows', () => {
    for (const [card, { effect }] of CARDS.entries()) {
      const { signs, between } = sentence(card).deed;
      if (effect.kind !== 'francs' && effect.kind !== 'points') continue;
      expect(signs[0].name, `card ${card + 1}`).toBe(effect.kind);
      if (effect.per !== 'once') expect([signs.length, between], `card ${card + 1}`).toEqual([2, '×']);
    }
  });

  test('the bud is where the moment of the rules is', () => {
    for (const [card, { moment }] of CARDS.entries()) {
      const [, time, place] = /^(before|after)-(.*)$/.exec(moment) ?? [];
      if (time === undefined) continue;
      const { bud, emblem } = sentence(card);
      expect(bud, `card ${card + 1}`).toBe(time);
      if ((SPRITE_SIGNS as readonly string[]).includes(place)) expect(emblem, `card ${card + 1}`).toBe(place);
    }
    expect(
      cards.filter((card) => CARDS[card].moment === 'start-of-round').map((card) => sentence(card).bud),
    ).toEqual(['before']);
    expect(
      cards.filter((card) => CARDS[card].moment === 'end-of-round').map((card) => sentence(card).bud),
    ).toEqual(['after']);
  });

  test('those that ask something are framed by dashes, those that work by themselves are not', () => {
    for (const [card, { effect, automatic }] of CARDS.entries()) {
      if (effect.kind === 'ask') expect(sentence(card).isChoice, `card ${card + 1}`).toBe(true);
      if (automatic) expect(sentence(card).isChoice, `card ${card + 1}`).toBe(false);
    }
  });

  test('no two say the same', () => {
    const said = cards.map((card) => JSON.stringify(sentence(card)));
    expect(new Set(said).size).toBe(cards.length);
  });
});

test('each tile has a sentence, with the number that the rules give it', () => {
  for (const tile of tiles) {
    const items = tileSentence(s, tile);
    expect(signsOf(items).length, TILES[tile]).toBeGreaterThan(0);
    const number = s.rules.tileNumbers[tile] || (TILES[tile] === 'portrait' ? s.rules.portraitLevel : 0);
    expect(
      items.some((item) => 'text' in item && item.text.includes(`${number}`)),
      TILES[tile],
    ).toBe(true);
    for (const arrangement of tileArrangements(items)) expect(arrangement.flat()).toEqual(items);
  }
});

test('the legend explains every sign once, and nothing else', () => {
  const used = [
    ...cards.map((card) => sentence(card).emblem),
    ...cards.flatMap((card) => sentence(card).deed.signs.map(({ name }) => name)),
    ...tiles.flatMap((tile) => signsOf(tileSentence(s, tile)).map(({ name }) => name)),
  ];
  const explained = [...EMBLEMS, ...THINGS];
  expect(new Set(explained).size).toBe(explained.length);
  expect([...new Set(used)].sort()).toEqual([...explained].sort());
  expect(explained.sort()).toEqual([...SPRITE_SIGNS, ...OWN_SIGNS].sort());
});

test('the legend explains every link, and what is struck or counted', () => {
  const links = cards.flatMap((card) => sentence(card).deed.between ?? []);
  const ways: Readonly<Record<string, keyof typeof GRAMMAR>> = {
    '×': 'times',
    into: 'into',
    swap: 'swap',
    back: 'back',
    on: 'double',
  };
  for (const link of links) expect(GRAMMAR).toHaveProperty(ways[link]);
});

test.each(LOCALES)(
  'whoever points at a site, a tile or a card reads all of it in words: %s',
  async (locale) => {
    const options = { belleEpoque: true };
    await Promise.all([loadGameWords('1893', locale, options), loadDescriptions('1893', locale, options)]);
    const { describe: tipOf, name } = speaker(locale, ['Anna', 'Ben', 'Chris', 'Dora']);
    const linesOf = (state: State, thing: Parameters<typeof tipOf>[1]) =>
      (tipOf(state, thing, 0)?.lines.join(' ') ?? '').toLocaleLowerCase(locale);
    for (const card of cards) {
      const state = { ...s, siteCards: s.siteCards.with(0, card), pavilions: s.pavilions.with(0, 0) };
      const effect = name(state, 'card-effect', card).toLocaleLowerCase(locale);
      expect(linesOf(state, 'site:0')).toContain(effect);
      expect(linesOf(state, 'own-card:0:0')).toContain(effect);
      expect(effect).toContain(name(state, 'card-moment', card).toLocaleLowerCase(locale));
    }
    for (const tile of tiles) {
      const state = { ...s, bonusTiles: s.bonusTiles.with(0, tile) };
      expect(linesOf(state, `tile:${tile}`)).toContain(
        name(state, 'tile-effect', tile).toLocaleLowerCase(locale),
      );
    }
  },
);
