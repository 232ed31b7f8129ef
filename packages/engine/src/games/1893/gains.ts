/** What players gain and lose. Every change of these goes through here, so that every change is told. */
import type { Seat } from '../../core/game.ts';
import {
  ARTWORKS,
  BLACK,
  COLOURS,
  type Colour,
  type CubePayment,
  type FrancSource,
  type GainSource,
  JOKER,
  MATERIAL_NAMES,
  POINT_SOURCES,
  type PointSource,
  type Track,
  WHITE,
} from './ids.ts';
import { artworkAt, cubeAt, pointsAt, trackAt } from './places.ts';
import { boardOf, type State } from './state.ts';

/** Negative amounts are paid. */
export function gainFrancs(s: State, player: Seat, amount: number, source: FrancSource): void {
  if (amount === 0) return;
  s.money[player] += amount;
  s.sink?.tell({ type: 'francs', player, amount, source });
}

/** Points for `count` things worth `each`. VP can go below 0. */
export function gainPoints(s: State, player: Seat, source: PointSource, count: number, each: number): void {
  const amount = count * each;
  if (amount === 0) return;
  s.points[pointsAt(player, SOURCE_INDEX[source])] += amount;
  s.sink?.tell({ type: 'points', player, amount, source, count, each });
}

const SOURCE_INDEX = Object.fromEntries(POINT_SOURCES.map((source, i) => [source, i])) as Record<
  PointSource,
  number
>;

/** Points so far, of all sources. */
export function totalPoints(s: State, player: Seat): number {
  let total = 0;
  for (let source = 0; source < POINT_SOURCES.length; source++) total += s.points[pointsAt(player, source)];
  return total;
}

/** The number at the player's disc. */
export function level(s: State, player: Seat, track: Track): number {
  const values = boardOf(s, player).tracks[track];
  const space = s.tracks[trackAt(player, track)];
  return space < values.length ? values[space] : s.rules.portraitLevel;
}

/** One space up; lost if the disc is on the last one. */
export function advance(s: State, player: Seat, track: Track, source: GainSource): void {
  const at = trackAt(player, track);
  if (s.tracks[at] === s.rules.lastSpace(s, player, track)) {
    s.sink?.tell({ type: 'gain-lost', player, source, reason: { code: 'track-full', track } });
    return;
  }
  s.tracks = s.tracks.with(at, s.tracks[at] + 1);
  s.sink?.tell({
    type: 'track-advanced',
    player,
    track,
    space: s.tracks[at],
    level: level(s, player, track),
    source,
  });
}

/** One architect leaves the courthouse and is available at once; lost if none is there. */
export function release(s: State, player: Seat, source: GainSource): void {
  if (s.courthouse[player] === 0) {
    s.sink?.tell({ type: 'gain-lost', player, source, reason: { code: 'courthouse-empty' } });
    return;
  }
  s.courthouse = s.courthouse.with(player, s.courthouse[player] - 1);
  s.architects[player]++;
  s.sink?.tell({ type: 'architect-released', player, source });
}

/** One traveller from the train, if one waits there. */
export function takeTraveller(s: State, player: Seat, source: GainSource): void {
  if (travellersWaiting(s) === 0) {
    s.sink?.tell({ type: 'gain-lost', player, source, reason: { code: 'no-traveller' } });
    return;
  }
  s.travellers = s.travellers.with(player, s.travellers[player] + 1);
  s.sink?.tell({ type: 'traveller-taken', player, source });
}

export function travellersWaiting(s: State): number {
  let waiting = s.rules.travellers - s.cardTravellers;
  for (const count of s.travellers) waiting -= count;
  for (const count of s.travellersSent) waiting -= count;
  return waiting;
}

/** Moves cubes from the supply, which must have them. `cubes` counts by material. */
export function takeCubes(s: State, player: Seat, cubes: readonly number[], source: GainSource): void {
  moveCubes(s, s.rules.players, player, cubes);
  s.sink?.tell({ type: 'cubes-taken', player, cubes: inFull(cubes), source });
}

/** Moves cubes back to the supply. */
export function payCubes(s: State, player: Seat, cubes: readonly number[], source: CubePayment): void {
  moveCubes(s, player, s.rules.players, cubes);
  s.sink?.tell({ type: 'cubes-paid', player, cubes: inFull(cubes), source });
}

function moveCubes(s: State, from: Seat, to: Seat, cubes: readonly number[]): void {
  for (let material = 0; material < cubes.length; material++) {
    s.cubes[cubeAt(from, material)] -= cubes[material];
    s.cubes[cubeAt(to, material)] += cubes[material];
  }
}

function inFull(cubes: readonly number[]): number[] {
  return MATERIAL_NAMES.map((_, material) => cubes[material] ?? 0);
}

/** Up to this many jokers, as the supply allows. */
export function takeJokers(s: State, player: Seat, amount: number, source: GainSource): void {
  const taken = Math.min(amount, supplyOf(s, JOKER));
  if (taken === 0) {
    s.sink?.tell({
      type: 'gain-lost',
      player,
      source,
      reason: { code: 'supply-short', material: JOKER, needed: amount, available: 0 },
    });
    return;
  }
  takeCubes(s, player, JOKERS[taken], source);
}

/** By number: that many jokers and no other cube. */
export const JOKERS: readonly (readonly number[])[] = Array.from({ length: 100 }, (_, n) => [0, 0, 0, 0, n]);

export function supplyOf(s: State, material: number): number {
  return s.cubes[cubeAt(s.rules.players, material)];
}

/** From the workshop, which must have one of the colour. */
export function takeArtwork(s: State, player: Seat, colour: Colour, source: GainSource): void {
  s.artworks[artworkAt(s.rules.players, colour)]--;
  s.artworks[artworkAt(player, colour)]++;
  s.sink?.tell({ type: 'artwork-taken', player, colour, source });
}

/** As takeArtwork, and it is kept white side up. */
export function takeWhiteArtwork(s: State, player: Seat, colour: Colour, source: GainSource): void {
  s.artworks[artworkAt(s.rules.players, colour)]--;
  s.artworks[artworkAt(player, WHITE + colour)]++;
  s.sink?.tell({ type: 'white-artwork-created', player, colour, source });
}

/** Whether the workshop has an artwork that is not black. */
export function hasColouredArtwork(s: State): boolean {
  for (let colour = 0; colour < BLACK; colour++) if (stackOf(s, colour) > 0) return true;
  return false;
}

/** How many artworks of this colour the workshop has. */
export function stackOf(s: State, colour: Colour): number {
  return s.artworks[artworkAt(s.rules.players, colour)];
}

export function artworksOf(s: State, player: Seat): number {
  let count = 0;
  for (let artwork = 0; artwork < ARTWORKS; artwork++) count += s.artworks[artworkAt(player, artwork)];
  return count;
}

export function whiteArtworksOf(s: State, player: Seat): number {
  let count = 0;
  for (let artwork = WHITE; artwork < ARTWORKS; artwork++) count += s.artworks[artworkAt(player, artwork)];
  return count;
}

/** Different colours among the player's artworks; black is one, and white. */
export function coloursOf(s: State, player: Seat): number {
  let count = 0;
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (s.artworks[artworkAt(player, colour)] > 0) count++;
  return whiteArtworksOf(s, player) > 0 ? count + 1 : count;
}
