/** A rulebook for tests: one chapter of topics that say what they are told to. */
import type { About, Rulebook } from './rulebook.ts';

interface Given {
  readonly id: string;
  readonly title?: string;
  readonly texts?: readonly string[];
  readonly about?: About;
  readonly rulings?: readonly string[];
}

export function topics(...given: readonly Given[]): Rulebook {
  return {
    game: '1893',
    chapters: [
      {
        id: 'all',
        title: () => 'All of it',
        topics: given.map(({ id, title = id, texts = [], about = {}, rulings = [] }) => ({
          id,
          title: () => title,
          blocks: texts.map((text) => ({ kind: 'text', say: () => text })),
          about,
          rulings,
        })),
      },
    ],
  };
}
