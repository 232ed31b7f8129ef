import { push } from '../../../../core/agenda.ts';
import { type AutomaticStep, type ChoiceStep, NONE, type Seat } from '../../../../core/game.ts';
import { wordList } from '../../../../core/notations.ts';
import { gainFrancs, gainPoints, totalPoints, whiteArtworksOf } from '../../gains.ts';
import { ARTWORKS, COLUMNS, CROWN_TRACK, IRIS_TRACK, ROWS, SPACES, WHITE } from '../../ids.ts';
import { artworkAt, multiplierAt, trackAt } from '../../places.ts';
import type { State } from '../../state.ts';
import { buildings } from '../final-scoring.ts';
import { TILES, type TileName } from '../tiles.ts';

type TileEffect = (s: State, player: Seat, number: number) => void;

const points =
  (count: (s: State, player: Seat) => number): TileEffect =>
  (s, player, number) =>
    gainPoints(s, player, 'bonus-tiles', count(s, player), number);

/** The place of the disc, whatever number a board shows there. */
const position =
  (track: number) =>
  (s: State, player: Seat): number =>
    s.tracks[trackAt(player, track)] + 1;

/** What the tiles give at the end. Those of whom nothing is said here are read by the final scoring, or before. */
const EFFECTS: Readonly<Record<TileName, TileEffect | undefined>> = {
  // Points below 0 have no sevens.
  sevens: (s, player, number) =>
    gainPoints(s, player, 'bonus-tiles', Math.floor(Math.max(0, totalPoints(s, player)) / number), 1),
  row: (s, player) => push(s, 'choose-row', player),
  iris: (s, player, number) => gainFrancs(s, player, number * position(IRIS_TRACK)(s, player), 'bonus-tile'),
  artworks: undefined,
  crown: points(position(CROWN_TRACK)),
  house: undefined,
  passing: points((s, player) => s.faceDownOwners.filter((owner) => owner === player).length),
  buildings: points(buildings),
  neighbours: points(contacts),
  portrait: undefined,
  white: points(whiteArtworksOf),
  patrons: undefined,
};

/** Belle Époque, End of the game, first of all: the tiles in the order of the list, which puts the one for full sevens first. */
export const scoreBonusTiles: AutomaticStep<State> = {
  run(s) {
    TILES.forEach((name, tile) => {
      const slot = s.bonusTiles.indexOf(tile);
      if (slot === NONE || s.bonusOwners[slot] === NONE) return;
      const player = s.bonusOwners[slot];
      const effect = EFFECTS[name];
      s.sink?.tell({ type: 'bonus-tile-scored', player, tile });
      effect?.(s, player, s.rules.tileNumbers[tile]);
    });
  },
};

/** Orthogonal contacts between two houses of the player on the board. */
function contacts(s: State, player: Seat): number {
  let count = 0;
  for (let space = 0; space < SPACES; space++) {
    if (s.houses[space] !== player) continue;
    const hasRight = space % COLUMNS < COLUMNS - 1;
    if (hasRight && s.houses[space + 1] === player) count++;
    if (space + COLUMNS < SPACES && s.houses[space + COLUMNS] === player) count++;
  }
  return count;
}

/** The strategic row whose multiplier the tile raises. */
export const chooseRow: ChoiceStep<State> = {
  notation: wordList(ROWS),
  conceivable: () => ROWS.length,
  options(_s, _, out) {
    for (let row = 0; row < ROWS.length; row++) out.push(row);
  },
  obstacle: (_s, _, row) => (row < ROWS.length ? undefined : { code: 'not-a-choice' }),
  choose(s, { player }, row) {
    s.raisedRow = row;
    const multiplier = s.multipliers[multiplierAt(player, row)] + s.rules.tileNumbers[TILES.indexOf('row')];
    s.sink?.tell({ type: 'row-raised', player, row, multiplier });
  },
};

/** White artworks score nothing: they are discarded before the final scoring, each to its own stack. */
export const discardWhites: AutomaticStep<State> = {
  run(s) {
    for (let player = 0; player < s.rules.players; player++) {
      const colours: number[] = [];
      for (let artwork = WHITE; artwork < ARTWORKS; artwork++) {
        const count = s.artworks[artworkAt(player, artwork)];
        s.artworks[artworkAt(player, artwork)] = 0;
        s.artworks[artworkAt(s.rules.players, artwork - WHITE)] += count;
        colours.push(...Array<number>(count).fill(artwork - WHITE));
      }
      if (colours.length > 0) s.sink?.tell({ type: 'white-artworks-discarded', player, colours });
    }
  },
};
