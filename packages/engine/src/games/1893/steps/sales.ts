import { push } from '../../../core/agenda.ts';
import { type ChoiceStep, NONE } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { artworksOf, gainFrancs, gainPoints } from '../gains.ts';
import { COLOURS, type Colour } from '../ids.ts';
import { CURSOR_NAMES, CURSOR_POSITIONS, cursorSteps, REACHABLE, saleFrancs, salePoints } from '../market.ts';
import type { Reason } from '../reasons.ts';
import { type ArtNouveauAction, artworkAt, type State } from '../state.ts';
import { colourNotation } from './take-artwork.ts';

/** 2e, Sales: sell one artwork. It must be done if any artwork can be sold. */
export const sales: ArtNouveauAction = {
  obstacle(s, player) {
    for (let colour = 0; colour < COLOURS.length; colour++) if (canSell(s, player, colour)) return undefined;
    return { code: artworksOf(s, player) === 0 ? 'no-artwork' : 'all-colours-displayed' };
  },
  begin: (s, player) => push(s, 'sell-artwork', player),
};

function canSell(s: State, player: number, colour: Colour): boolean {
  return s.artworks[artworkAt(player, colour)] > 0 && !s.shop.includes(colour);
}

/** Step 1: choose an artwork of a colour that is not in the market's display. */
export const sellArtwork: ChoiceStep<State> = {
  notation: colourNotation,
  conceivable: () => COLOURS.length,
  options(s, { player }, out) {
    for (let colour = 0; colour < COLOURS.length; colour++) if (canSell(s, player, colour)) out.push(colour);
  },
  obstacle(s, { player }, colour): Reason | undefined {
    if (colour >= COLOURS.length) return { code: 'not-a-choice' };
    if (s.artworks[artworkAt(player, colour)] === 0) return { code: 'no-such-artwork', colour };
    return s.shop.includes(colour) ? { code: 'colour-displayed', colour } : undefined;
  },
  choose: (s, { player }, colour) => push(s, 'move-cursor', player, colour),
};

/** Step 2: the cursor may move, up to as many steps as one has artworks, the one for sale included. `a`: the colour. */
export const moveCursor: ChoiceStep<State> = {
  notation: wordList(CURSOR_NAMES),
  conceivable: () => CURSOR_POSITIONS,
  options(s, { player }, out) {
    const steps = Math.min(artworksOf(s, player), REACHABLE[0].length - 1);
    for (const place of REACHABLE[s.cursor][steps]) out.push(place);
  },
  obstacle(s, { player }, place): Reason | undefined {
    if (place >= CURSOR_POSITIONS) return { code: 'not-a-choice' };
    const steps = cursorSteps(s.cursor, place);
    const allowed = artworksOf(s, player);
    return steps <= allowed ? undefined : { code: 'too-far', steps, allowed };
  },
  choose(s, { player, a: colour }, place) {
    if (place !== s.cursor) s.sink?.tell({ type: 'cursor-moved', player, from: s.cursor, to: place });
    s.cursor = place;
    const empty = s.shop.indexOf(NONE);
    if (empty === NONE) push(s, 'replace-artwork', player, colour);
    else sell(s, player, colour, empty);
  },
};

/** Step 3: with both spaces of the display taken, one of the two works there goes back to its stack. `a`: the colour. */
export const replaceArtwork: ChoiceStep<State> = {
  notation: wordList(['first', 'second']),
  conceivable: (s) => s.shop.length,
  options(s, _, out) {
    for (let slot = 0; slot < s.shop.length; slot++) out.push(slot);
  },
  obstacle: (s, _, slot) => (slot < s.shop.length ? undefined : { code: 'not-a-choice' }),
  choose(s, { player, a: colour }, slot) {
    const returned = s.shop[slot];
    s.artworks[artworkAt(s.rules.players, returned)]++;
    s.sink?.tell({ type: 'artwork-returned', colour: returned, slot });
    sell(s, player, colour, slot);
  },
};

/** Step 4: the work goes to the display, and its cell of the cursor says what one gains. */
function sell(s: State, player: number, colour: Colour, slot: number): void {
  s.artworks[artworkAt(player, colour)]--;
  s.shop = s.shop.with(slot, colour);
  const francs = saleFrancs(s, colour);
  const points = salePoints(s, colour);
  s.sink?.tell({ type: 'artwork-sold', player, colour, slot, francs, points });
  gainFrancs(s, player, francs, 'sale');
  gainPoints(s, player, 'sale', 1, points);
}
