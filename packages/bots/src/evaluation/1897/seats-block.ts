/** The seat's own quantities, and how those of the others compare: on average, and at most. */
import { type Block, named } from './block.ts';
import { COMPARED, FACTORS, MOST_SEATS, QUANTITIES } from './quantities.ts';

/** A single rich seat must not drown everything else. */
const MOST = 4;

export function seatsBlock(): Block {
  const compared = Object.keys(COMPARED);
  const common = compared.length;
  return {
    names: [
      ...named('own', QUANTITIES),
      ...named('mean of others', compared),
      ...named('most of others', compared),
    ],
    write(_s, { of, players }, seat, out, start) {
      const all = FACTORS.length;
      for (let i = 0; i < all; i++) out[start + i] = atMost(of[i * MOST_SEATS + seat] * FACTORS[i]);
      const means = start + all;
      const mosts = means + common;
      // At smaller tables some of these are the same, which makes no difference to the most of them.
      const left = (seat + 1) % players;
      const right = (seat + players - 1) % players;
      const opposite = players === 4 ? (seat + 2) % players : left;
      for (let i = 0; i < common; i++) {
        const from = i * MOST_SEATS;
        // Seats that don't exist hold zeros.
        const sum = of[from] + of[from + 1] + of[from + 2] + of[from + 3] - of[from + seat];
        let most = of[from + left];
        if (of[from + right] > most) most = of[from + right];
        if (of[from + opposite] > most) most = of[from + opposite];
        out[means + i] = atMost((sum * FACTORS[i]) / (players - 1));
        out[mosts + i] = atMost(most * FACTORS[i]);
      }
      return mosts + common;
    },
  };
}

function atMost(value: number): number {
  return value < MOST ? value : MOST;
}
