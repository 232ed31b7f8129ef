/** Words for the options of steps in the text notation. */
import type { Notation } from './game.ts';

/** Option i is the i-th word. */
export function wordList(words: readonly string[]): Notation {
  const byWord = new Map(words.map((word, option) => [word, option]));
  return { write: (option) => words[option] ?? `?${option}`, read: (word) => byWord.get(word) };
}

/** The option is the number itself. */
export const plainNumber: Notation = {
  write: String,
  read: (word) => (/^(0|[1-9]\d{0,8})$/.test(word) ? Number(word) : undefined),
};
