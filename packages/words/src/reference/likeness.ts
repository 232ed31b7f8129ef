/** How much a word of a text is what somebody has typed, in plain letters: between 0 and 1. */

const NUMBER = /\p{N}/u;

/** The same word, its beginning, another form of it, or a part of it. `isTyped`: all of it, not only its beginning. */
export function likeness(asked: string, word: string, isTyped = true): number {
  if (asked === word) return 1;
  if (NUMBER.test(asked)) return 0;
  const shared = sharedLetters(asked, word);
  if (shared === asked.length && (shared >= 3 || !isTyped)) return 0.8;
  // Other endings: plurals, tenses.
  const rest = Math.max(asked.length, word.length) - shared;
  const isLonger = shared === word.length && shared >= 3;
  if ((shared >= 4 && rest <= 2) || (isLonger && rest === 1)) return 0.7;
  if (shared > 4 && rest === 3) return 0.6;
  if (isLonger && shared >= 4 && rest <= 4) return 0.4;
  // A word that is made of others.
  return asked.length >= 5 && word.includes(asked) ? 0.3 : 0;
}

/** What comes near to a word that is nowhere: it was mistyped, or has more in it or less. */
export function nearness(asked: string, word: string): number {
  if (asked.length < 4 || word.length < 3 || NUMBER.test(asked)) return 0;
  if (distance(asked, word) <= (asked.length < 7 ? 1 : 2)) return 0.3;
  if (word.includes(asked)) return 0.2;
  return asked.includes(word) && (word.length >= 4 || asked.startsWith(word)) ? 0.1 : 0;
}

function sharedLetters(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared;
}

/** Letters that are wrong, missing, too many, or two in the wrong order; more than two are as good as any number. */
function distance(one: string, other: string): number {
  const MOST = 3;
  if (Math.abs(one.length - other.length) >= MOST) return MOST;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (last[j] ?? MOST) + 1,
          (row[j - 1] ?? MOST) + 1,
          (last[j - 1] ?? MOST) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? MOST) + 1 : MOST,
        ),
      );
    }
    before = last;
    last = row;
  }
  return last.at(-1) ?? MOST;
}
