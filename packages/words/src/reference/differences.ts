/** A sample until they are there. */
import type { Difference } from './rulebook.ts';

export const DIFFERENCES: readonly Difference[] = [
  {
    subject: () => 'Players',
    cells: { '1893': () => 'Five', '1893-first-edition': () => 'Five', '1897': () => 'Four' },
    topics: { '1893': 'turn' },
  },
];
