/** The four draw piles and their discards. */
import type { Seat } from '../../core/game.ts';
import { shuffled, withRandom } from '../../core/random.ts';
import type { DiscardCause } from './events.ts';
import { type Card, kindOf, MONEY, type Pile, typeOf } from './ids.ts';
import type { State } from './state.ts';

/** Fields of the state, by pile. */
export const DECKS = ['artworkDeck', 'materialDeck', 'houseDeck', 'nobleDeck'] as const;
export const DISCARDS = ['artworkDiscard', 'materialDiscard', 'houseDiscard', 'nobleDiscard'] as const;

/** How many cards of a pile can still be drawn. */
export function cardsToDraw(s: State, pile: Pile): number {
  return s[DECKS[pile]].length + s[DISCARDS[pile]].length;
}

/**
 * Draws this many cards of a pile, by kind. An empty pile is made anew from its shuffled discards; if there still are
 * too few, one draws what there is.
 */
export function draw(s: State, pile: Pile, count: number): number[] {
  const drawn: number[] = [];
  while (drawn.length < count) {
    if (s[DECKS[pile]].length === 0 && !reshuffle(s, pile)) break;
    const deck = s[DECKS[pile]];
    const rest = Math.max(0, deck.length - (count - drawn.length));
    for (let i = deck.length - 1; i >= rest; i--) drawn.push(deck[i]);
    s[DECKS[pile]] = deck.slice(0, rest);
  }
  return drawn;
}

/** False if there is nothing to shuffle. */
function reshuffle(s: State, pile: Pile): boolean {
  const cards = s[DISCARDS[pile]];
  if (cards.length === 0) return false;
  s[DECKS[pile]] = withRandom(s, (random) => shuffled(cards, random));
  s[DISCARDS[pile]] = [];
  s.sink?.tell({ type: 'pile-reshuffled', pile, cards: cards.length });
  return true;
}

/** To the discards of its pile; money goes back to the supply, and Expo to its area: neither is kept count of. */
export function putOnDiscards(s: State, card: Card): void {
  const pile = typeOf(card);
  if (pile < MONEY) s[DISCARDS[pile]] = [...s[DISCARDS[pile]], kindOf(card)];
}

/** A player discards a card. */
export function discard(s: State, player: Seat, card: Card, cause: DiscardCause): void {
  putOnDiscards(s, card);
  s.sink?.tell({ type: 'card-discarded', player, card, cause });
}
