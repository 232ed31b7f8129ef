/** The best sale that a seat could make now. */
import type { Seat } from '@horta/engine';
import { ARTWORKS, artworkAt, COLOURS, type Rules, type State } from '@horta/engine/1893';

const PLACES = 5;
const POSITIONS = PLACES * PLACES;
/** Beyond this many steps the cursor reaches everything. */
const MOST_STEPS = 8;
const AIMS = 3;

/** By colour, place of the cursor, steps and aim (points, francs, both): the most that a sale brings. */
function bestByAim(rules: Rules): Uint8Array {
  const best = new Uint8Array(COLOURS.length * POSITIONS * (MOST_STEPS + 1) * AIMS);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    for (let from = 0; from < POSITIONS; from++) {
      for (let to = 0; to < POSITIONS; to++) {
        const row = Math.floor(to / PLACES);
        const column = to % PLACES;
        const francs = rules.marketFrancs[row + 1 + rules.corners[colour][0]];
        const points = rules.marketPoints[column + 1 + rules.corners[colour][1]];
        const distance = Math.abs(row - Math.floor(from / PLACES)) + Math.abs(column - (from % PLACES));
        for (let steps = distance; steps <= MOST_STEPS; steps++) {
          const at = placeOf(colour, from, steps);
          best[at] = Math.max(best[at], points);
          best[at + 1] = Math.max(best[at + 1], francs);
          best[at + 2] = Math.max(best[at + 2], points + francs);
        }
      }
    }
  }
  return best;
}

function placeOf(colour: number, cursor: number, steps: number): number {
  return ((colour * POSITIONS + cursor) * (MOST_STEPS + 1) + steps) * AIMS;
}

/** Writes points, francs, and the sum of both, of the best sale for each aim; or that there is none. */
export function bestSales(rules: Rules) {
  const best = bestByAim(rules);
  return (s: State, seat: Seat, hasWhite: boolean, out: Float32Array, at: number): void => {
    let works = 0;
    for (let artwork = 0; artwork < ARTWORKS; artwork++) works += s.artworks[artworkAt(seat, artwork)];
    const steps = Math.min(MOST_STEPS, works);
    let points = 0;
    let francs = 0;
    let both = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (s.shop[0] === colour || s.shop[1] === colour) continue;
      const isOwn = s.artworks[artworkAt(seat, colour)] > 0;
      if (!isOwn && !hasWhite) continue;
      const share = isOwn ? 1 : 0.5;
      const place = placeOf(colour, s.cursor, steps);
      points = Math.max(points, share * best[place]);
      francs = Math.max(francs, share * best[place + 1]);
      both = Math.max(both, share * best[place + 2]);
    }
    out[at] = points / 8;
    out[at + 1] = francs / 8;
    out[at + 2] = both / 10;
    if (both === 0) out[at + 3] = 1;
  };
}
