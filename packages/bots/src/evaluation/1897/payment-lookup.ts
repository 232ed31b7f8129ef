/** The best way to pay for a house, by what one has. */
import { MATERIAL, MATERIAL_NAMES, type Payments, type Rules } from '@horta/engine/1897';

/** By kind of material card: what one card adds to the number of a set. Kinds without cards are in no set. */
export function setPlacesOf({ copies, payments }: Rules): number[] {
  const { counts } = payments.sets;
  return copies[MATERIAL].map((_, kind) =>
    Math.max(
      0,
      counts.findIndex((set) => set[kind] === 1),
    ),
  );
}

/** By set x unitCounts + materials to pay. Cards may be left over, so each set can do what smaller ones can. */
export function bestKindsOf(rules: Rules): Uint8Array {
  const { payments } = rules;
  const { unitCounts, sets } = payments;
  const places = setPlacesOf(rules);
  const best = new Uint8Array(sets.counts.length * unitCounts);
  sets.counts.forEach((cards, set) => {
    for (let units = 0; units < unitCounts; units++) {
      let kinds = mostKinds(payments, set * unitCounts + units);
      cards.forEach((count, kind) => {
        if (count > 0) kinds = Math.max(kinds, best[(set - places[kind]) * unitCounts + units]);
      });
      best[set * unitCounts + units] = kinds;
    }
  });
  return best;
}

function mostKinds({ possible }: Payments, at: number): number {
  for (let kinds = MATERIAL_NAMES.length; kinds > 0; kinds--) if ((possible[at] >> kinds) & 1) return kinds;
  return 0;
}
