/** A sample until they are there. */
import type { Ruling } from './rulebook.ts';

export const RULINGS: readonly Ruling[] = [
  {
    id: 'R-4',
    games: ['1893', '1893-first-edition', '1897'],
    question: () => 'What if?',
    book: () => 'It does not say.',
    decision: () => 'So.',
  },
];
