/** Texts as they read to whoever cares for letters only: small ones, without accents. */

export interface Searched {
  readonly text: string;
  readonly plain: string;
  /** Where each letter of `plain` comes from. */
  readonly at: readonly number[];
  readonly words: readonly Word[];
}

export interface Word {
  readonly plain: string;
  /** Its first letter in the plain text. */
  readonly start: number;
}

/** Letters that are two to whoever types them. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ij: 'ij' };

export function searched(text: string): Searched {
  let plain = '';
  const at: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const lower = (text[i] ?? '').toLowerCase();
    const letters = LIGATURES[lower] ?? lower.normalize('NFD').replaceAll(/\p{M}/gu, '');
    for (const letter of letters) {
      plain += letter;
      at.push(i);
    }
  }
  // “R-26” is one word: a 26 elsewhere is something else.
  const words = [...plain.matchAll(/\br-\d+|[\p{L}\p{N}]+/gu)].map((match) => ({
    plain: match[0],
    start: match.index,
  }));
  return { text, plain, at, words };
}
