/** What only the pack of the first edition has: rules don't need to know it. */
import type { CompassKind, Rules } from '@horta/engine/1893';

interface Components {
  /** The tiles of the compass. */
  readonly compass: { readonly value: readonly CompassKind[] };
  readonly exhibitions: readonly { readonly year: number }[];
  /** What one gains with an exhibition tile. */
  readonly exhibitionFrancs: { readonly value: number };
}

export function componentsOf({ pack }: Rules): Components {
  return pack.components as Components;
}

/** "1893, 1897, 1900, 1905, 1910" */
export function exhibitionYears(rules: Rules): string {
  return componentsOf(rules)
    .exhibitions.map(({ year }) => year)
    .join(', ');
}
