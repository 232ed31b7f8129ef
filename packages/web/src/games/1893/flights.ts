/** Pieces that fly from one thing to another when something happens: a file for each family of events. */
import type { GameEvent, GameState } from '@horta/engine';
import type { State } from '@horta/engine/1893';
import type { Flight } from '../game-view.ts';
import { AMOUNTS } from './flights/amounts.ts';
import { ARTWORKS } from './flights/artworks.ts';
import { CARDS } from './flights/cards.ts';
import type { FlightsBut } from './flights/flying.ts';
import { PIECES } from './flights/pieces.ts';

/** What moves by itself on its board, only turns over, or moves nothing. */
type Still =
  | 'game-started'
  | 'board-chosen'
  | 'round-started'
  | 'stock-revealed'
  | 'area-chosen'
  | 'neutral-not-placed'
  | 'action-copied'
  | 'action-impossible'
  | 'action-declined'
  | 'free-action'
  | 'passed'
  | 'gain-lost'
  | 'cursor-moved'
  | 'artwork-covered'
  | 'white-artwork-turned'
  | 'artworks-put-back'
  | 'artworks-reshuffled'
  | 'noble-used'
  | 'noble-kept'
  | 'noble-turned-up'
  | 'nobles-reshuffled'
  | 'house-paid'
  | 'needle-moved'
  | 'card-used'
  | 'row-raised'
  | 'travellers-returned'
  | 'board-power'
  | 'meeple-doubled'
  | 'cards-ready'
  | 'column-won'
  | 'column-tied'
  | 'first-player-chosen'
  | 'brussels-majority'
  | 'round-ended'
  | 'game-ended';

/** A type error here means that an event was forgotten. */
const FLIGHTS: FlightsBut<Still> = { ...PIECES, ...AMOUNTS, ...ARTWORKS, ...CARDS };

/** `view` is the position after the event. One of a newer engine is told in words all the same. */
export function flightsOf1893(view: GameState, event: GameEvent): readonly Flight[] {
  const flights: Partial<Record<string, (event: never, s: State) => readonly Flight[]>> = FLIGHTS;
  return flights[event.type]?.(event as never, view as State) ?? [];
}
