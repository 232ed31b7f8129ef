/** What a seat may know. In this edition all seats know the same: only decks and cards kept face down are hidden. */
import { NONE, UNKNOWN } from '../../core/game.ts';
import { type Random, randomKey, shuffled } from '../../core/random.ts';
import { clone, type State } from './state.ts';

export function view(s: State): State {
  const v = clone(s);
  v.randomKey = s.randomKey.map(() => 0);
  v.randomBlock = 0;
  v.nobleDeck = hidden(s.nobleDeck);
  v.prestigeDeck = hidden(s.prestigeDeck);
  v.faceDown = hidden(s.faceDown);
  v.stockDeck = hidden(s.stockDeck);
  v.stockOut = hidden(s.stockOut);
  return v;
}

function hidden(cards: readonly number[]): number[] {
  return cards.map(() => UNKNOWN);
}

/** Lays the cards that the view doesn't show in the hidden places, in random order, with a future of its own. */
export function sample(v: State, random: Random): State {
  const s = clone(v);
  const { rules } = s;
  s.randomKey = randomKey(random);
  s.nobleDeck = shuffled(unseenNobles(s), random);
  const prestige = shuffled(
    unseen(rules.prestige.length, [s.prestigeStrip, s.prestigeDiscard, slidCards(s)]),
    random,
  );
  s.prestigeDeck = prestige.slice(0, v.prestigeDeck.length);
  s.faceDown = prestige.slice(v.prestigeDeck.length);
  const stock = shuffled(unseen(rules.stock.length, [[s.stockCard], s.stockDiscard]), random);
  s.stockDeck = stock.slice(0, v.stockDeck.length);
  s.stockOut = stock.slice(v.stockDeck.length);
  return s;
}

export function slidCards(s: State): number[] {
  return s.slid.filter((_, i) => i % 3 === 2);
}

/** The cards 0 to count - 1 that lie in none of the places seen. */
function unseen(count: number, seen: readonly (readonly number[])[]): number[] {
  const isSeen = Array<boolean>(count).fill(false);
  for (const cards of seen) for (const card of cards) if (card !== NONE) isSeen[card] = true;
  const result: number[] = [];
  for (let card = 0; card < count; card++) if (!isSeen[card]) result.push(card);
  return result;
}

/** Nobles of a kind are alike: those of the deck are all that are not on display, discarded, kept, or being taken. */
function unseenNobles(s: State): number[] {
  const counts = Array<number>(s.rules.nobles.length).fill(0);
  for (const noble of s.rules.nobleCards) counts[noble]++;
  const see = (noble: number) => {
    if (noble !== NONE && noble !== s.rules.startingNoble) counts[noble]--;
  };
  s.nobleDisplay.forEach(see);
  s.nobleDiscard.forEach(see);
  noblesInHand(s).forEach(see);
  return counts.flatMap((count, noble) => Array<number>(count).fill(noble));
}

/** Nobles kept by players, and the one that someone has taken and not yet kept or discarded. */
export function noblesInHand(s: State): number[] {
  const result: number[] = [];
  for (const kept of s.nobles)
    for (let noble = 0; kept >> noble !== 0; noble++) if ((kept >> noble) & 1) result.push(noble);
  for (const frame of s.agenda)
    if (frame.step === 'settle-noble' || frame.step === 'keep-noble') result.push(frame.a);
  return result;
}
