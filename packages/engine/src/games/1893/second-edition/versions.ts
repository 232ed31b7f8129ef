/** The versions of the second edition's rules, ascending, each with what it is made of. A listed one never changes. */
import type { RulesVersion } from '../../../core/game.ts';
import type { CardOrder } from '../belle-epoque/card-order.ts';

interface Version extends RulesVersion {
  /** In which order Belle Époque cards of the same moment come. */
  readonly cardOrder: CardOrder;
}

export const VERSIONS: readonly Version[] = [
  { number: 1, changes: 'The first version.', cardOrder: 'by-number' },
  {
    number: 2,
    changes:
      'Who has several Belle Époque cards for the same moment chooses their order, and may use the second after seeing what the first did; before, they were asked by number.',
    cardOrder: 'chosen',
  },
];

export const NEWEST = VERSIONS[VERSIONS.length - 1].number;
