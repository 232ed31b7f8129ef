/** Choices about bonus tiles. */
import { multiplierAt, ROWS, type State, TILES } from '@horta/engine/1893';
import type { Voice } from '../../../voice.ts';
import { tileEffect, tileName, tileNumber } from '../cards.ts';
import { m } from '../messages.ts';
import { rowName } from '../names.ts';

/** After the last tile: take none. */
export function tileOption(v: Voice, s: State, tile: number): string | undefined {
  if (tile === TILES.length) return m.option_no_tile({}, v);
  if (tile > TILES.length) return undefined;
  return m.option_tile({ tile: tileName(v, tile), effect: tileEffect(v, s, tile) }, v);
}

export function rowOption(v: Voice, s: State, player: number, row: number): string | undefined {
  if (row >= ROWS.length) return undefined;
  const before = s.multipliers[multiplierAt(player, row)] ?? 1;
  return m.option_raise_row({ row: rowName(v, row), before, after: before + tileNumber(s, 'row') }, v);
}
