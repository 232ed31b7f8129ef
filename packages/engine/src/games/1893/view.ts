/** The cards that a view doesn't show, pool by pool. Which fields they lie in, and who sees them, is said in state.ts. */
import { NONE } from '../../core/game.ts';
import { sampling, type Unseen } from '../../core/sample.ts';
import { thingsOf } from '../../mechanics/multiset.ts';
import { BLACK } from './ids.ts';
import { backOf } from './market.ts';
import { artworkAt } from './places.ts';
import type { Pool, State } from './state.ts';

const UNSEEN: Unseen<State, Pool> = {
  nobles: unseenNobles,
  prestige: (s) => unseen(s.rules.prestige.length, [s.prestigeStrip, s.prestigeDiscard, slidCards(s)]),
  stock: (s) => unseen(s.rules.stock.length, [[s.stockCard], s.stockDiscard]),
  artworks: unseenArtworks,
};

export const sample = sampling(UNSEEN, seeDrawn);

/** Whoever chooses from the artworks drawn sees them all. */
function seeDrawn(s: State): void {
  if (s.drawn.length === 0) return;
  const drawer = s.agenda.at(-1)?.player ?? NONE;
  s.drawnSeenBy = s.drawnSeenBy.map((seats) => seats | (1 << drawer));
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
  return thingsOf(counts);
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
  return thingsOf(counts);
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
