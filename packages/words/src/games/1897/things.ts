import type { Seat } from '@horta/engine';

/** The kinds of things on the boards of Bruxelles 1897, and which numbers tell those of a kind apart (things.ts). */
export interface Things1897 {
  cell: [cell: number];
  /** The bonus card under a column. */
  bonus: [column: number];
  /** A coat of arms, where four cells meet. */
  arms: [block: number];
  building: [building: number];
  expo: [];
  pile: [pile: number];
  /** A card that somebody has drawn and may choose. */
  drawn: [card: number];
  /** That of all, or what of it is a player's. */
  prison: [] | [seat: Seat];
  hand: [seat: Seat, architect: number];
  /** A face of an architect at hand. */
  face: [seat: Seat, face: number];
  prisoner: [seat: Seat, architect: number];
  /** An architect sent to Brussels. */
  sent: [seat: Seat, architect: number];
  scale: [seat: Seat, scale: number];
  'own-artwork': [seat: Seat, colour: number];
  'own-material': [seat: Seat, card: number];
  'own-house': [seat: Seat, house: number];
  'own-noble': [seat: Seat, noble: number];
  francs: [seat: Seat];
  points: [seat: Seat];
  architects: [seat: Seat];
}
