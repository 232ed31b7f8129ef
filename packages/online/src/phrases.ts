/** What can be said without typing, in every language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'back',
  'your-turn',
  'good-game',
  'rematch',
  'have-to-go',
  'oops',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Letters of one line of talk. */
export const LONGEST_LINE = 300;
