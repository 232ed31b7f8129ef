/** What can be said without typing, in one's own language. */
import type { Phrase } from '@horta/online';
import { o } from './words.ts';

const WORDS: Readonly<Record<Phrase, () => string>> = {
  hello: () => o.phrase_hello(),
  'good-luck': () => o.phrase_good_luck(),
  'well-played': () => o.phrase_well_played(),
  thanks: () => o.phrase_thanks(),
  sorry: () => o.phrase_sorry(),
  'one-moment': () => o.phrase_one_moment(),
  back: () => o.phrase_back(),
  'your-turn': () => o.phrase_your_turn(),
  'good-game': () => o.phrase_good_game(),
  rematch: () => o.phrase_rematch(),
  'have-to-go': () => o.phrase_have_to_go(),
  oops: () => o.phrase_oops(),
};

/** What a later server knows besides is not shown as nothing. */
export function phraseText(phrase: Phrase): string {
  return (WORDS as Readonly<Partial<Record<string, () => string>>>)[phrase]?.() ?? phrase;
}
