/** The face-down pile of coloured artworks, what is drawn from it, and the covered ones that renew it. */
import type { Seat } from '../../../core/game.ts';
import { shuffled, withRandom } from '../../../core/random.ts';
import { BLACK, type Colour, type GainSource } from '../ids.ts';
import { artworkAt } from '../places.ts';
import type { State } from '../state.ts';

/** Whether a coloured artwork can be drawn, from the pile or from one made anew. */
export function canDraw(s: State): boolean {
  return s.artworkPile.length > 0 || s.covered.some((artwork) => artwork !== BLACK);
}

/**
 * 1e, Sales, note, and R-39: once either pile is empty and a tile is needed of it, all covered artworks go back, the
 * coloured ones to the pile, the black ones to theirs. Nobody knows any longer where in a shuffled pile something lies;
 * a pile that nothing comes to is left as it is.
 */
export function renewPiles(s: State): void {
  if (s.covered.length === 0) return;
  const coloured = s.covered.filter((artwork) => artwork !== BLACK);
  const black = s.covered.length - coloured.length;
  if (coloured.length > 0) {
    s.artworkPile = withRandom(s, (random) => shuffled([...s.artworkPile, ...coloured], random));
    s.artworkSeenBy = s.artworkPile.map(() => 0);
  }
  s.artworks[artworkAt(s.rules.players, BLACK)] += black;
  s.covered = [];
  s.sink?.tell({ type: 'artworks-reshuffled', coloured: coloured.length, black });
}

/** Draws this many artworks one by one, or what there is. They are in the player's hand until one of them is kept. */
export function drawArtworks(s: State, player: Seat, count: number): void {
  const colours: Colour[] = [];
  const seenBy: number[] = [];
  while (colours.length < count && canDraw(s)) {
    if (s.artworkPile.length === 0) renewPiles(s);
    colours.push(s.artworkPile[s.artworkPile.length - 1]);
    seenBy.push(s.artworkSeenBy[s.artworkSeenBy.length - 1] | (1 << player));
    s.artworkPile = s.artworkPile.slice(0, -1);
    s.artworkSeenBy = s.artworkSeenBy.slice(0, -1);
  }
  s.drawn = colours;
  s.drawnSeenBy = seenBy;
  s.sink?.tell({ type: 'artworks-drawn', player, colours });
}

/**
 * One of the artworks drawn is kept, face up. The others go under the pile, in the order in which they were drawn, so
 * that the first of them would also come up first again. Whoever has seen one of them still knows where it lies.
 */
export function keepDrawn(s: State, player: Seat, colour: Colour, source: GainSource): void {
  const kept = s.drawn.indexOf(colour);
  const others = s.drawn.toSpliced(kept, 1);
  const seenBy = s.drawnSeenBy.toSpliced(kept, 1);
  s.drawn = [];
  s.drawnSeenBy = [];
  s.artworks[artworkAt(player, colour)]++;
  s.sink?.tell({ type: 'artwork-taken', player, colour, source });
  if (others.length === 0) return;
  s.artworkPile = [...others.toReversed(), ...s.artworkPile];
  s.artworkSeenBy = [...seenBy.toReversed(), ...s.artworkSeenBy];
  s.sink?.tell({ type: 'artworks-put-back', player, count: others.length });
}
