/** What holds in every state of the first edition, and what its frames demand. */
import { NONE } from '../../../core/game.ts';
import { inActionPhase, isSpace } from '../agenda-checks.ts';
import { BLACK, COLUMNS, WHITE } from '../ids.ts';
import { artworkAt } from '../places.ts';
import type { Check, FrameCheck } from '../rules.ts';
import type { State } from '../state.ts';
import { actionObstacle } from '../steps/art-nouveau.ts';
import { canDraw } from './piles.ts';
import { exhibitionTiles } from './steps/exhibition.ts';

/** What can lie above what beside the order of all editions. */
export const ABOVE: Readonly<Record<string, readonly string[]>> = {
  turns: ['do-action'],
  'free-action': ['do-action'],
};

export const FRAME_CHECKS: Readonly<Record<string, FrameCheck<State>>> = {
  'do-action': (s, { player, a: space }) => {
    if (!isSpace(space) || s.meeples[space] !== player) return 'no architect of this player there';
    if (actionObstacle(s, player, s.actions[space]) !== undefined) return 'the action can not be done';
    return inActionPhase(s);
  },
  'take-artwork': (s, { player }) => {
    const { length } = s.drawn;
    const due = 1 + exhibitionTiles(s, player);
    if (length < 2) return 'nothing to choose from';
    if (length > due || (length < due && canDraw(s))) return `${length} artworks drawn, not ${due}`;
    return inActionPhase(s);
  },
};

function checkCompass(tiles: readonly number[]): Check<State> {
  return (s, fault) => {
    // There are as many as there are tiles.
    if (!tiles.every((tile) => s.compass.includes(tile))) fault('compass', 'each tile must be there once');
  };
}

const checkArtworks: Check<State> = (s, fault) => {
  if (s.drawn.length > 0 && s.agenda.at(-1)?.step !== 'take-artwork')
    fault('drawn', 'artworks drawn, and nobody chooses from them');
  const drawer = s.agenda.at(-1)?.player ?? NONE;
  if (s.drawnSeenBy.some((seats) => !((seats >> drawer) & 1)))
    fault('drawnSeenBy', 'artworks that their drawer has not seen');
  if (s.covered.length > 0 && s.shop.includes(NONE))
    fault('covered', 'artworks are covered, but a space of the display is empty');
  let owners = 0;
  for (const owner of s.exhibitions) owners |= 1 << owner;
  s.artworkSeenBy.forEach((seats, i) => {
    if ((seats & ~owners) !== 0)
      fault(`artworkSeenBy[${i}]`, 'seen by a player without exhibition tile, who never puts one back');
  });
  for (let colour = 0; colour < BLACK; colour++) {
    if (s.artworks[artworkAt(s.rules.players, colour)] > 0)
      fault('artworks', 'coloured artworks lie in the pile, not in stacks');
    for (let seat = 0; seat <= s.rules.players; seat++)
      if (s.artworks[artworkAt(seat, WHITE + colour)] > 0) fault('artworks', 'there are no white artworks');
  }
  if (s.shop.some((artwork) => artwork >= WHITE)) fault('shop', 'there are no white artworks');
};

/** A tile is taken in every round, by the first to pass. */
const checkExhibitions: Check<State> = (s, fault) => {
  const isTaken = s.firstToPass !== NONE;
  const taken = s.round - Number(!isTaken);
  if (s.exhibitions.length !== taken)
    fault('exhibitions', `${s.exhibitions.length} tiles taken, not ${taken}`);
  else if (isTaken && s.exhibitions.at(-1) !== s.firstToPass)
    fault('exhibitions', 'the tile of the round was not taken by the first to pass');
};

/** Five bonus cards a round use up the deck. What other editions do with cards is not done here. */
const checkDecks: Check<State> = (s, fault) => {
  const left = s.rules.prestige.length - COLUMNS * s.round;
  if (s.prestigeDeck.length !== left)
    fault('prestigeDeck', `${s.prestigeDeck.length} cards left in round ${s.round}, not ${left}`);
  if (s.stockOut.length > 0) fault('stockOut', 'all stock cards are in the game');
  if (s.faceDown.length > 0) fault('faceDown', 'no card is kept face down');
  if (s.cardArchitects.some((count) => count > 0)) fault('cardArchitects', 'there is no card to stand on');
  if (s.raisedRow !== NONE) fault('raisedRow', 'there is no tile that raises a row');
};

/** `tiles`: the kinds of the compass tiles. */
export function firstEditionChecks(tiles: readonly number[]): Check<State>[] {
  return [checkCompass(tiles), checkArtworks, checkExhibitions, checkDecks];
}
