/** The parts of the deal that all editions share. Decks are given from their top, which is the end of the list in the state. */
import { COLUMNS } from './ids.ts';
import type { Parameters } from './parameters.ts';
import type { DealPart } from './rules.ts';
import type { State } from './state.ts';

export function indices(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** One strip a row, from the top of the board. */
export function dealStrips({ strips }: Parameters): DealPart<State> {
  return {
    id: 'strips',
    items: indices(strips.length),
    lay(s, order) {
      s.actions = order.flatMap((strip, row) => strips[strip][row % 2]);
    },
  };
}

/** The first card goes to the free space. */
export function dealNobles({ nobles, nobleCards }: Parameters): DealPart<State> {
  return {
    id: 'nobles',
    items: nobleCards,
    words: nobles.map(({ id }) => id),
    lay(s, order) {
      s.nobleDeck = order.toReversed();
    },
  };
}

/** The first ones are those of the rounds; the last ones may be out of the game, unseen. */
export function dealStock({ stock, stockOut }: Parameters): DealPart<State> {
  const kept = stock.length - stockOut;
  return {
    id: 'stock',
    items: indices(stock.length),
    lay(s, order) {
      s.stockDeck = order.slice(0, kept).reverse();
      s.stockOut = order.slice(kept);
    },
  };
}

/** The first five lie under the columns. */
export function dealPrestige({ prestige }: Parameters): DealPart<State> {
  return {
    id: 'prestige',
    items: indices(prestige.length),
    lay(s, order) {
      s.prestigeStrip = order.slice(0, COLUMNS);
      s.prestigeDeck = order.slice(COLUMNS).reverse();
    },
  };
}
