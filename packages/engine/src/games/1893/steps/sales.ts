import { push } from '../../../core/agenda.ts';
import { type ChoiceStep, NONE, type Seat } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { artworksOf, gainFrancs, gainPoints } from '../gains.ts';
import { BLACK, WHITE } from '../ids.ts';
import {
  ALL_SALES,
  artworkSold,
  backOf,
  COLOURED_SALES,
  CURSOR_NAMES,
  CURSOR_POSITIONS,
  colourSold,
  cursorSteps,
  REACHABLE,
  type Sale,
  saleGains,
} from '../market.ts';
import { artworkAt } from '../places.ts';
import type { Reason } from '../reasons.ts';
import type { ArtNouveauAction } from '../rules.ts';
import type { State } from '../state.ts';

/** 2e, Sales: sell one artwork. It must be done if any artwork can be sold. */
export const sales: ArtNouveauAction<State> = {
  obstacle(s, player) {
    for (let sale = 0; sale < ALL_SALES; sale++) if (canSell(s, player, sale)) return undefined;
    return { code: artworksOf(s, player) === 0 ? 'no-artwork' : 'all-colours-displayed' };
  },
  begin: (s, player) => push(s, 'sell-artwork', player),
};

/** A work of a colour on display can't be sold; nor a white one beside another white one. */
function saleObstacle(s: State, player: Seat, sale: Sale): Reason | undefined {
  const artwork = artworkSold(sale);
  const colour = colourSold(sale);
  if (s.artworks[artworkAt(player, artwork)] === 0) return { code: 'no-such-artwork', colour: artwork };
  if (artwork >= WHITE && s.shop.some((displayed) => displayed >= WHITE)) return { code: 'white-displayed' };
  return s.shop.includes(colour) ? { code: 'colour-displayed', colour } : undefined;
}

/**
 * Step 1: choose an artwork of a colour that is not in the market's display; for a white one, also the colour it is
 * sold as: only the display matters for that, not the stacks.
 */
export function sellArtwork(colours: readonly string[], hasWhites: boolean): ChoiceStep<State> {
  const whites = colours
    .slice(0, BLACK)
    .flatMap((back) => colours.map((colour) => `white-${back}-as-${colour}`));
  const sales = hasWhites ? ALL_SALES : COLOURED_SALES;
  return {
    notation: wordList([...colours, ...whites].slice(0, sales)),
    conceivable: () => sales,
    options(s, { player }, out) {
      for (let sale = 0; sale < sales; sale++) if (canSell(s, player, sale)) out.push(sale);
    },
    obstacle: (s, { player }, sale) =>
      sale < sales ? saleObstacle(s, player, sale) : { code: 'not-a-choice' },
    choose: (s, { player }, sale) => push(s, 'move-cursor', player, sale),
  };
}

/** As saleObstacle, for the many that have no such artwork. */
function canSell(s: State, player: Seat, sale: Sale): boolean {
  return s.artworks[artworkAt(player, artworkSold(sale))] > 0 && saleObstacle(s, player, sale) === undefined;
}

/** Step 2: the cursor may move, up to as many steps as one has artworks, the one for sale included. `a`: what is sold. */
export const moveCursor: ChoiceStep<State> = {
  notation: wordList(CURSOR_NAMES),
  conceivable: () => CURSOR_POSITIONS,
  options(s, { player }, out) {
    const steps = Math.min(s.rules.cursorSteps(s, player), REACHABLE[0].length - 1);
    for (const place of REACHABLE[s.cursor][steps]) out.push(place);
  },
  obstacle(s, { player }, place): Reason | undefined {
    if (place >= CURSOR_POSITIONS) return { code: 'not-a-choice' };
    const steps = cursorSteps(s.cursor, place);
    const allowed = s.rules.cursorSteps(s, player);
    return steps <= allowed ? undefined : { code: 'too-far', steps, allowed };
  },
  choose(s, { player, a: sale }, place) {
    if (place !== s.cursor) s.sink?.tell({ type: 'cursor-moved', player, from: s.cursor, to: place });
    s.cursor = place;
    const empty = s.shop.indexOf(NONE);
    if (empty === NONE) push(s, 'replace-artwork', player, sale);
    else sell(s, player, sale, empty);
  },
};

/** Step 3: with both spaces of the display taken, one of the two works there makes room. `a`: what is sold. */
function makeRoom(leave: (s: State, slot: number) => void): ChoiceStep<State> {
  return {
    notation: wordList(['first', 'second']),
    conceivable: (s) => s.shop.length,
    options(s, _, out) {
      for (let slot = 0; slot < s.shop.length; slot++) out.push(slot);
    },
    obstacle: (s, _, slot) => (slot < s.shop.length ? undefined : { code: 'not-a-choice' }),
    choose(s, { player, a: sale }, slot) {
      leave(s, slot);
      sell(s, player, sale, slot);
    },
  };
}

/** The work that makes room goes back to its stack. */
export const replaceArtwork = makeRoom(returnArtwork);

/** The work that makes room stays, covered. */
export const coverArtwork = makeRoom((s, slot) => {
  s.covered = [...s.covered, s.shop[slot]];
  s.sink?.tell({ type: 'artwork-covered', colour: s.shop[slot], slot });
});

/** A displayed work goes back to its own colour's stack, a white one too. */
export function returnArtwork(s: State, slot: number): void {
  const colour = backOf(s.shop[slot]);
  s.artworks[artworkAt(s.rules.players, colour)]++;
  s.shop = s.shop.with(slot, NONE);
  s.sink?.tell({ type: 'artwork-returned', colour, slot });
}

/** Step 4: the work goes to the display, and its cell of the cursor says what one gains. */
function sell(s: State, player: number, sale: Sale, slot: number): void {
  const artwork = artworkSold(sale);
  const colour = colourSold(sale);
  s.artworks[artworkAt(player, artwork)]--;
  s.shop = s.shop.with(slot, artwork);
  const { francs, points } = saleGains(s, sale);
  s.sink?.tell({ type: 'artwork-sold', player, artwork, colour, slot, francs, points });
  gainFrancs(s, player, francs, 'sale');
  gainPoints(s, player, 'sale', 1, points);
}
