/** What doesn't compile: each line with `@ts-expect-error` fails the check of types as soon as it does compile. */
import { expect, it } from 'vitest';
import { coveredFields } from './covered.ts';
import {
  chanceKey,
  type FieldsOf,
  hiddenCard,
  hiddenCards,
  openNumber,
  openNumbers,
  ownBits,
  seenCards,
} from './fields.ts';
import type { GameState } from './game.ts';
import type { Unseen } from './sample.ts';

interface State extends GameState {
  round: number;
  money: number[];
  deck: readonly number[];
  hand: readonly number[];
  handSeenBy: readonly number[];
}

type Pool = 'cards' | 'tiles';
type Table = FieldsOf<State, Pool>;

const table: Table = {
  round: openNumber,
  money: openNumbers,
  deck: hiddenCards('cards'),
  hand: seenCards('handSeenBy', 'tiles'),
  handSeenBy: ownBits,
};
const { deck: _, ...withoutDeck } = table;

it('a field without a word on it, or with one that does not fit, does not compile', () => {
  const refused: Table[] = [
    // @ts-expect-error: nothing is said of the deck.
    withoutDeck,
    // @ts-expect-error: a kind alone doesn't say who may see the field.
    { ...table, deck: 'numbers' },
    // @ts-expect-error: a list is not a number.
    { ...table, deck: openNumber },
    // @ts-expect-error: a number is not a list.
    { ...table, round: openNumbers },
    // @ts-expect-error: one card is not a list of cards.
    { ...table, deck: hiddenCard('cards') },
    // @ts-expect-error: the game deals no coins.
    { ...table, deck: hiddenCards('coins') },
    // @ts-expect-error: there is no such field to say who has seen them.
    { ...table, hand: seenCards('nobody', 'cards') },
    // @ts-expect-error: a number doesn't say it for each card.
    { ...table, hand: seenCards('round', 'cards') },
    // @ts-expect-error: cards don't say of themselves who has seen them.
    { ...table, hand: seenCards('hand', 'cards') },
    // @ts-expect-error: views share what they cover, so that it must not be changed in place.
    { ...table, money: hiddenCards('cards') },
    // @ts-expect-error: nor the key of chance.
    { ...table, money: chanceKey },
    // @ts-expect-error: the state has no such field.
    { ...table, dragons: openNumber },
  ];
  expect(refused).toHaveLength(12);
});

it('a pool of which the game does not say what is unseen does not compile', () => {
  const all: Unseen<State, Pool> = { cards: () => [], tiles: () => [] };
  const { tiles: __, ...some } = all;
  // @ts-expect-error: nobody says which tiles are unseen.
  const refused: Unseen<State, Pool> = some;
  // @ts-expect-error: a game without pools hides nothing.
  const open: FieldsOf<State> = table;
  expect([refused, open]).toHaveLength(2);
});

it('cards whose seats stand in a field that shows all of them are refused', () => {
  expect(() => coveredFields({ ...table, handSeenBy: openNumbers })).toThrow(
    'who has seen hand should stand in handSeenBy, which has no own bits',
  );
});
