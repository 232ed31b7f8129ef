/**
 * Chance. One generator serves shuffles, sampling and bots: the ChaCha stream cipher with 8 rounds, keyed with 256
 * bits. It can neither be found by trying seeds (if the seed is long) nor be worked out from the cards one sees.
 */

export interface Random {
  /** A uniform integer from 0 up to, but not including, n; n at most 2^31. */
  below(n: number): number;
}

const WORDS_PER_BLOCK = 16;
const ROUNDS = 8;

/** One 64-byte ChaCha block, as 16 signed 32-bit words. Key: 8 words; block number as the counter; nonce zero. */
export function chachaBlock(key: readonly number[], block: number, rounds: number, out: Int32Array): void {
  out[0] = 0x61707865;
  out[1] = 0x3320646e;
  out[2] = 0x79622d32;
  out[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) out[4 + i] = key[i];
  out[12] = block | 0;
  out[13] = 0;
  out[14] = 0;
  out[15] = 0;
  const x = working;
  x.set(out);
  for (let i = 0; i < rounds; i += 2) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS_PER_BLOCK; i++) out[i] = (out[i] + x[i]) | 0;
}

const working = new Int32Array(WORDS_PER_BLOCK);

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] = x[a] + x[b];
  x[d] = rotate(x[d] ^ x[a], 16);
  x[c] = x[c] + x[d];
  x[b] = rotate(x[b] ^ x[c], 12);
  x[a] = x[a] + x[b];
  x[d] = rotate(x[d] ^ x[a], 8);
  x[c] = x[c] + x[d];
  x[b] = rotate(x[b] ^ x[c], 7);
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** A key made of a seed text, every character of which counts. Tables use 32 random hex digits: 128 bits. */
export function keyFromSeed(seed: string): number[] {
  let key: number[] = [0, 0, 0, 0, 0, 0, 0, seed.length];
  const block = new Int32Array(WORDS_PER_BLOCK);
  for (let i = 0; i < seed.length || i === 0; i += WORDS_PER_BLOCK) {
    for (let j = 0; j < WORDS_PER_BLOCK && i + j < seed.length; j++)
      key[j >> 1] ^= seed.charCodeAt(i + j) << (16 * (j & 1));
    chachaBlock(key, i / WORDS_PER_BLOCK, 20, block);
    key = Array.from(block.subarray(0, 8));
  }
  return key;
}

/** The stream of random numbers that begins at a block of a key. */
export class ChaChaRandom implements Random {
  private readonly words = new Int32Array(WORDS_PER_BLOCK);
  private next = WORDS_PER_BLOCK;
  private readonly key: readonly number[];
  /** The first block that this stream has not used yet. */
  block: number;

  constructor(key: readonly number[], block = 0) {
    this.key = key;
    this.block = block;
  }

  /** A uniform 32-bit word, without sign. */
  word(): number {
    if (this.next === WORDS_PER_BLOCK) {
      chachaBlock(this.key, this.block++, ROUNDS, this.words);
      this.next = 0;
    }
    return this.words[this.next++] >>> 0;
  }

  below(n: number): number {
    // Words at or past the largest multiple of n are drawn again, so that every result is equally likely.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % n;
    }
  }
}

export function randomFromSeed(seed: string): ChaChaRandom {
  return new ChaChaRandom(keyFromSeed(seed));
}

/** The part of a state that chance comes from: fields of the state, so that replay and resumption draw the same. */
export interface RandomSource {
  readonly randomKey: readonly number[];
  randomBlock: number;
}

/** Draws from the state's own source; what was drawn is never drawn again. */
export function withRandom<T>(s: RandomSource, draw: (random: Random) => T): T {
  const random = new ChaChaRandom(s.randomKey, s.randomBlock);
  const result = draw(random);
  s.randomBlock = random.block;
  return result;
}

/** A new key, for a sampled state whose future must not be that of the real one. */
export function randomKey(random: Random): number[] {
  return Array.from({ length: 8 }, () => random.below(0x4000_0000));
}

/** Shuffles in place (Fisher-Yates). */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
  return items;
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return shuffle(items.slice(), random);
}
