/** What bonus tiles change in the final scoring. */
import type { Seat } from '../../../core/game.ts';
import { type PointSource, ROWS } from '../ids.ts';
import type { ScoringTerm } from '../rules.ts';
import type { State } from '../state.ts';
import { tileOwner } from './holdings.ts';
import { TILES, type TileName } from './tiles.ts';

/** The number on a tile for whoever has it, else 0. */
function tileNumber(s: State, player: Seat, tile: TileName): number {
  return tileOwner(s, tile) === player ? s.rules.tileNumbers[TILES.indexOf(tile)] : 0;
}

/** Houses and pavilions, and the house that a tile adds, which stands nowhere. */
export function buildings(s: State, player: Seat): number {
  return s.built[player] + tileNumber(s, player, 'house');
}

const MORE: Partial<Record<PointSource, (s: State, player: Seat) => number>> = {
  houses: (s, player) => tileNumber(s, player, 'house'),
  'row-artworks': (s, player) => tileNumber(s, player, 'artworks'),
};

/** The terms of the scoring with what the tiles add to their counts and to the row that one of them raises. */
export function withBonusTiles(terms: readonly ScoringTerm<State>[]): ScoringTerm<State>[] {
  return terms.map(({ source, count, each }) => {
    const more = MORE[source];
    const row = ROWS.findIndex((name) => source === `row-${name}`);
    return {
      source,
      count: (s, player) => count(s, player) + (more?.(s, player) ?? 0),
      each: (s, player) =>
        each(s, player) + (row >= 0 && s.raisedRow === row ? tileNumber(s, player, 'row') : 0),
    };
  });
}
