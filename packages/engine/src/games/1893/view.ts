/** What a seat may know: all but decks, piles, cards kept face down, and artworks that another seat has drawn. */
import { NONE, type Seat, UNKNOWN } from '../../core/game.ts';
import { type Random, randomKey, shuffled } from '../../core/random.ts';
import { BLACK } from './ids.ts';
import { backOf } from './market.ts';
import { artworkAt } from './places.ts';
import { clone, type State } from './state.ts';

export function view(s: State, seat: Seat): State {
  const v = clone(s);
  v.randomKey = s.randomKey.map(() => 0);
  v.randomBlock = 0;
  v.nobleDeck = hidden(s.nobleDeck);
  v.prestigeDeck = hidden(s.prestigeDeck);
  v.faceDown = hidden(s.faceDown);
  v.stockDeck = hidden(s.stockDeck);
  v.stockOut = hidden(s.stockOut);
  v.artworkPile = seenBy(seat, s.artworkPile, s.artworkSeenBy);
  v.artworkSeenBy = s.artworkSeenBy.map((seats) => seats & (1 << seat));
  v.drawn = seenBy(seat, s.drawn, s.drawnSeenBy);
  v.drawnSeenBy = s.drawnSeenBy.map((seats) => seats & (1 << seat));
  return v;
}

/** Artworks as the seat knows them: those that it has seen, wherever they have come to lie since. */
function seenBy(seat: Seat, artworks: readonly number[], seats: readonly number[]): number[] {
  return artworks.map((colour, i) => ((seats[i] >> seat) & 1 ? colour : UNKNOWN));
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
  if (v.artworkPile.length + v.drawn.length > 0) sampleArtworks(s, random);
  return s;
}

/** Artworks that the seat hasn't seen, in the places of the pile, and in another's hand, that it doesn't know. */
function sampleArtworks(s: State, random: Random): void {
  const left = shuffled(unseenArtworks(s), random);
  const known = (colour: number) => (colour === UNKNOWN ? (left.pop() as number) : colour);
  s.drawn = s.drawn.map(known);
  // Whoever chooses from them sees them all.
  const drawer = s.agenda.at(-1)?.player ?? NONE;
  s.drawnSeenBy = s.drawnSeenBy.map((seats) => seats | (1 << drawer));
  s.artworkPile = s.artworkPile.map(known);
}

function unseenArtworks(s: State): number[] {
  const counts = Array<number>(BLACK).fill(s.rules.artworksPerColour);
  const see = (colour: number) => {
    if (colour >= 0 && colour < BLACK) counts[colour]--;
  };
  for (let colour = 0; colour < BLACK; colour++) {
    for (let seat = 0; seat < s.rules.players; seat++) counts[colour] -= s.artworks[artworkAt(seat, colour)];
  }
  for (const artworks of [s.shop, s.covered, s.artworkPile, s.drawn])
    for (const one of artworks) see(backOf(one));
  return counts.flatMap((count, colour) => Array<number>(count).fill(colour));
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

/** Nobles of a kind are alike: those of the deck are all that are not on display, discarded, kept, or in someone's hand. */
function unseenNobles(s: State): number[] {
  const counts = nobleCounts(s);
  const see = (noble: number) => {
    if (noble !== NONE) counts[noble]--;
  };
  s.nobleDisplay.forEach(see);
  s.nobleDiscard.forEach(see);
  noblesInHand(s).forEach(see);
  return counts.flatMap((count, noble) => Array<number>(count).fill(noble));
}

/** How many cards of each kind of noble are in the game. */
export function nobleCounts(s: State): number[] {
  const counts = Array<number>(s.rules.nobles.length).fill(0);
  for (const noble of s.rules.nobleCards) counts[noble]++;
  counts[s.rules.startingNoble] += s.rules.players;
  return counts;
}

/** Nobles kept by players, and those that the agenda remembers: taken and not yet kept or discarded, or turned up. */
export function noblesInHand(s: State): number[] {
  const result: number[] = [];
  const kinds = s.rules.nobles.length;
  for (const kept of s.nobles)
    for (let noble = 0; noble < kinds; noble++) if ((kept >> noble) & 1) result.push(noble);
  for (const { step, a } of s.agenda) {
    if (step === 'settle-noble' || step === 'keep-noble') result.push(a);
    else if ((step === 'take-noble' || step === 'fill-display') && a > 0) result.push(a - 1);
  }
  return result;
}
