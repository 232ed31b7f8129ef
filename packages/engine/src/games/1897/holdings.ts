/** What players have: questions only. */
import { NONE, type Seat } from '../../core/game.ts';
import {
  ARCHITECT_KINDS,
  type Architect,
  BUILDINGS,
  type Building,
  COLOURS,
  HOUSES,
  MATERIAL_CARDS,
  POINT_SOURCES,
  type Scale,
} from './ids.ts';
import {
  architectAt,
  artworkAt,
  brusselsAt,
  houseAt,
  materialAt,
  pointsAt,
  type State,
  scaleAt,
} from './state.ts';

/** Points so far, of all sources. */
export function totalPoints(s: State, player: Seat): number {
  return sum(s.points, pointsAt(player, 0), POINT_SOURCES.length);
}

/** The level at the player's marker. */
export function level(s: State, player: Seat, scale: Scale): number {
  return s.rules.scales[scale][s.scales[scaleAt(player, scale)]];
}

/** Architects at hand. */
export function architectsAtHand(s: State, player: Seat): number {
  return sum(s.hand, architectAt(player, 0), ARCHITECT_KINDS);
}

/** Architects in prison. */
export function prisoners(s: State, player: Seat): number {
  return sum(s.prison, architectAt(player, 0), ARCHITECT_KINDS);
}

/** Architects sent to the buildings of Brussels. */
export function architectsInBrussels(s: State, player: Seat): number {
  return sum(s.brussels, brusselsAt(player, 0, 0), BUILDINGS.length * ARCHITECT_KINDS);
}

/** The first building with an architect of this kind, or NONE. */
export function buildingWith(s: State, player: Seat, architect: Architect): Building {
  for (let building = 0; building < BUILDINGS.length; building++)
    if (s.brussels[brusselsAt(player, building, architect)] > 0) return building;
  return NONE;
}

export function artworksOf(s: State, player: Seat): number {
  return sum(s.artworks, artworkAt(player, 0), COLOURS.length);
}

export function materialCardsOf(s: State, player: Seat): number {
  return sum(s.materials, materialAt(player, 0), MATERIAL_CARDS.length);
}

export function housesOf(s: State, player: Seat): number {
  return sum(s.houses, houseAt(player, 0), HOUSES.length);
}

/** How many materials the player's next house costs. */
export function houseUnits(s: State, player: Seat): number {
  return s.rules.firstHouseCost + housesOf(s, player) * s.rules.furtherHouseCost;
}

/** Different colours among the player's artworks. */
export function coloursOf(s: State, player: Seat): number {
  return countPositive(s.artworks, artworkAt(player, 0), COLOURS.length);
}

/** Different kinds among the player's houses. */
export function houseKindsOf(s: State, player: Seat): number {
  return countPositive(s.houses, houseAt(player, 0), HOUSES.length);
}

function sum(list: readonly number[], from: number, length: number): number {
  let result = 0;
  for (let i = from; i < from + length; i++) result += list[i];
  return result;
}

function countPositive(list: readonly number[], from: number, length: number): number {
  let result = 0;
  for (let i = from; i < from + length; i++) if (list[i] > 0) result++;
  return result;
}
