/** What a seat notices of its own architect board, purse, cubes, nobles and artworks. */
import type { Seat } from '@horta/engine';
import {
  ARCHITECT_TRACK,
  ARTWORKS,
  allowedPayments,
  artworkAt,
  artworksOf,
  COLOURS,
  CROWN_TRACK,
  cubeAt,
  FRANCS_UNIT,
  houseUnits,
  JOKER,
  JOKER_UNIT,
  level,
  MATERIAL_NAMES,
  multiplierAt,
  PAYMENTS,
  REFINED,
  ROWS,
  type Rules,
  type State,
  TRACKS,
  trackAt,
  WHITE,
} from '@horta/engine/1893';
import { type Layout, thermometer } from '../layout.ts';
import { bestSales } from './sales.ts';

/** Kinds of nobles that there can be. */
export const NOBLE_SLOTS = 10;
const NOBLE_PLACES = Array.from({ length: NOBLE_SLOTS }, (_, noble) => noble + 1);
const POWERS = ['hankar', 'cauchie', 'horta', 'saintenoy', 'strauven'] as const;

export function holdingFeatures(rules: Rules, layout: Layout) {
  const money = layout.one('money');
  const moneySteps = layout.scale('money', [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 27]);
  const architects = layout.scale('architects at hand', [1, 2, 3, 4, 5, 6, 7]);
  const courthouse = layout.scale('architects in the courthouse', [1, 2, 3, 4]);
  const built = layout.scale('houses', [1, 2, 3, 4, 5, 6]);
  const cubes = MATERIAL_NAMES.map((material) => layout.scale(material, [1, 2, 3, 4, 6]));
  const refinedCubes = layout.one('refined cubes');
  const canBuild = layout.one('can build');
  const canBuildPurely = layout.one('can build without jokers');
  const unitsMissing = layout.one('units missing for the next house');
  const nextUnits = layout.one('units of the next house');
  const tracks = TRACKS.map((track) => layout.scale(track, [1, 2, 3, 4, 5, 6]));
  const levels = layout.each('level', TRACKS);
  const houseWorth = layout.one('houses x level');
  const multipliers = layout.each('multiplier', ROWS);
  const rowWorth = layout.each('row worth', ROWS);
  const nobleKept = layout.each('noble kept', NOBLE_PLACES);
  const nobleReady = layout.each('noble ready', NOBLE_PLACES);
  const nobles = layout.one('nobles');
  const readyNobles = layout.one('ready nobles');
  const usableNobles = layout.one('nobles usable at once');
  const nobleCosts = layout.one('cost of nobles');
  const spare = layout.one('money beyond the nobles');
  const debt = layout.one('money missing for the nobles');
  const colours = COLOURS.map((colour) => layout.scale(`${colour} artworks`, [1, 2]));
  const whites = layout.scale('white artworks', [1, 2, 3]);
  const artworks = layout.scale('artworks', [1, 2, 3, 4, 5, 6, 8]);
  const differentColours = layout.one('different colours');
  const sales = layout.each('best sale', ['points', 'francs', 'both', 'none']);
  const faceDown = layout.scale('first to pass', [1, 2, 3]);
  const exhibitions = layout.scale('exhibition tiles', [1, 2, 3]);
  const travellers = layout.scale('travellers', [1, 2]);
  const powers = layout.each('board', POWERS);

  const findSales = bestSales(rules);

  return (s: State, seat: Seat, out: Float32Array): void => {
    const francs = s.money[seat];
    out[money] = francs / 10;
    thermometer(out, moneySteps, francs);
    thermometer(out, architects, s.architects[seat]);
    thermometer(out, courthouse, s.courthouse[seat]);
    thermometer(out, built, s.built[seat]);
    let refined = 0;
    for (let material = 0; material < cubes.length; material++) {
      const count = s.cubes[cubeAt(seat, material)];
      if (material < REFINED) refined += count;
      thermometer(out, cubes[material], count);
    }
    out[refinedCubes] = refined / 6;
    payments(s, seat, out);

    for (let track = 0; track < tracks.length; track++) {
      thermometer(out, tracks[track], s.tracks[trackAt(seat, track)]);
      out[levels + track] = level(s, seat, track) / 6;
    }
    out[houseWorth] = (s.built[seat] * level(s, seat, ARCHITECT_TRACK)) / 30;

    let kept = 0;
    let ready = 0;
    let costs = 0;
    for (let noble = 0; noble < rules.nobles.length; noble++) {
      if (((s.nobles[seat] >> noble) & 1) === 0) continue;
      kept++;
      costs += rules.nobleCost(s, seat, noble);
      out[nobleKept + noble] = 1;
      if (((s.usedNobles[seat] >> noble) & 1) === 0) {
        ready++;
        out[nobleReady + noble] = 1;
      }
    }
    out[nobles] = kept / 5;
    out[readyNobles] = ready / 5;
    out[usableNobles] = Math.min(ready, level(s, seat, CROWN_TRACK)) / 4;
    out[nobleCosts] = costs / 10;
    out[spare] = Math.max(0, francs - costs) / 10;
    out[debt] = Math.max(0, costs - francs) / 10;

    const works = artworksOf(s, seat);
    let different = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const count = s.artworks[artworkAt(seat, colour)];
      if (count === 0) continue;
      different++;
      thermometer(out, colours[colour], count);
    }
    let white = 0;
    for (let artwork = WHITE; artwork < ARTWORKS; artwork++) white += s.artworks[artworkAt(seat, artwork)];
    if (white > 0) different++;
    thermometer(out, whites, white);
    thermometer(out, artworks, works);
    out[differentColours] = different / 5;
    findSales(s, seat, white > 0, out, sales);

    const free = rules.architects - s.courthouse[seat] - rules.architectsNotCounted;
    rowOf(s, seat, 0, Math.max(0, free), out);
    rowOf(s, seat, 1, kept, out);
    rowOf(s, seat, 2, works - white, out);
    rowOf(s, seat, 3, Math.floor(Math.max(0, francs - costs) / rules.francsPerSet), out);

    thermometer(out, faceDown, countOf(s.faceDownOwners, seat));
    thermometer(out, exhibitions, countOf(s.exhibitions, seat));
    thermometer(out, travellers, s.travellers[seat]);
    if (rules.boards.length > 1) out[powers + s.boards[seat]] = 1;
  };

  function rowOf(s: State, seat: Seat, row: number, count: number, out: Float32Array): void {
    const multiplier = s.multipliers[multiplierAt(seat, row)];
    out[multipliers + row] = (multiplier - 1) / 3;
    out[rowWorth + row] = (multiplier * count) / 10;
  }

  /**
   * Whether the next house can be paid, and how much is missing. Quick rather than exact: once some payment is possible,
   * the cubes of those after it are not counted, and 'without jokers' is too hopeful in some 2 positions of 100. The
   * weights were fitted to it as it is.
   */
  function payments(s: State, seat: Seat, out: Float32Array): void {
    if (s.built[seat] === rules.houses) return;
    const units = houseUnits(s, seat);
    out[nextUnits] = units / 4;
    const allowed = allowedPayments(s.compass[s.needle0], s.compass[s.needle1], units);
    const francUnits = Math.floor(s.money[seat] / rules.francsPerUnit);
    const jokers = s.cubes[cubeAt(seat, JOKER)];
    let least = units;
    let isPure = false;
    for (let i = 0; i < allowed.length; i++) {
      const payment = PAYMENTS[allowed[i]];
      let missing =
        Math.max(0, payment[FRANCS_UNIT] - francUnits) + Math.max(0, payment[JOKER_UNIT] - jokers);
      for (let material = 0; material < REFINED && missing < least; material++) {
        const needed = payment[material];
        if (needed > 0) missing += Math.max(0, needed - s.cubes[cubeAt(seat, material)]);
      }
      if (missing < least) least = missing;
      if (missing === 0 && payment[JOKER_UNIT] === 0) {
        isPure = true;
        break;
      }
    }
    out[unitsMissing] = least / 4;
    if (least === 0) out[canBuild] = 1;
    if (isPure) out[canBuildPurely] = 1;
  }

  function countOf(owners: readonly number[], seat: Seat): number {
    let count = 0;
    for (let i = 0; i < owners.length; i++) if (owners[i] === seat) count++;
    return count;
  }
}
