/** Places in the arrays with two indices. The line after the last seat's is the common one. */
import type { Seat } from '../../core/game.ts';
import {
  ARTWORKS,
  type Artwork,
  BRUSSELS_ACTIONS,
  MATERIAL_NAMES,
  type Material,
  POINT_SOURCES,
  ROWS,
  TRACKS,
  type Track,
} from './ids.ts';

export function cubeAt(seat: Seat, material: Material): number {
  return seat * MATERIAL_NAMES.length + material;
}

export function artworkAt(seat: Seat, artwork: Artwork): number {
  return seat * ARTWORKS + artwork;
}

export function trackAt(seat: Seat, track: Track): number {
  return seat * TRACKS.length + track;
}

export function multiplierAt(seat: Seat, row: number): number {
  return seat * ROWS.length + row;
}

export function brusselsAt(seat: Seat, action: number): number {
  return seat * BRUSSELS_ACTIONS.length + action;
}

export function pointsAt(seat: Seat, source: number): number {
  return seat * POINT_SOURCES.length + source;
}
