/** What final scores are worth to a seat: between 0 and 1, by how far it is ahead of the others and in which rank. */

/** Points that make a lead half sure. */
const SPREAD = 15;

/**
 * Half of it is the chance to win, read off the margin to the best other; the other half the expected rank, read off
 * the margins to each of the others. With two players both are the same.
 */
export function rewards(totals: Float64Array, players: number, out: Float64Array): void {
  for (let seat = 0; seat < players; seat++) {
    let best = -Infinity;
    let ahead = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      if (totals[other] > best) best = totals[other];
      ahead += chance(totals[seat] - totals[other]);
    }
    out[seat] = (chance(totals[seat] - best) + ahead / (players - 1)) / 2;
  }
}

/** From 0 to 1, and a half where nobody is ahead; never flat, so that a sure win still wants points. */
function chance(margin: number): number {
  return 0.5 + (0.5 * margin) / (SPREAD + Math.abs(margin));
}
