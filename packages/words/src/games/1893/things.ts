import type { Seat } from '@horta/engine';

/** The kinds of things on the boards of Bruxelles 1893, and which numbers tell those of a kind apart (things.ts). */
export interface Things1893 {
  space: [space: number];
  iris: [iris: number];
  /** The prestige card under a column. */
  column: [column: number];
  site: [site: number];
  brussels: [action: number];
  /** A space of the nobles' display. */
  noble: [slot: number];
  'noble-deck': [];
  /** A place of the market's cursor. */
  market: [place: number];
  shop: [slot: number];
  /** A stack of artworks in the workshop. */
  workshop: [colour: number];
  pile: [];
  /** Artworks of this colour that somebody has drawn. */
  drawn: [colour: number];
  supply: [material: number];
  compass: [space: number];
  needle: [needle: number];
  tile: [tile: number];
  /** An action strip's emblem in the legend: one of the five actions. */
  action: [action: number];
  courthouse: [];
  stock: [];
  train: [];
  exhibition: [];
  'prestige-deck': [];
  /** The tile of whoever begins. */
  'first-player': [];
  'own-noble': [seat: Seat, noble: number];
  'own-artwork': [seat: Seat, artwork: number];
  'own-cube': [seat: Seat, material: number];
  'own-card': [seat: Seat, site: number];
  track: [seat: Seat, track: number];
  row: [seat: Seat, row: number];
  house: [seat: Seat, house: number];
  architects: [seat: Seat];
  travellers: [seat: Seat];
  francs: [seat: Seat];
  points: [seat: Seat];
  /** Prestige cards kept face down. */
  'face-down': [seat: Seat];
  exhibitions: [seat: Seat];
  power: [seat: Seat];
}
