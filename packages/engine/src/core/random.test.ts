import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chachaBlock, keyFromSeed, randomFromSeed, shuffled, withRandom } from './random.ts';

describe('random', () => {
  it('its blocks are those of the ChaCha cipher', () => {
    const key = keyFromSeed('any key will do');
    const iv = Buffer.alloc(16);
    iv.writeUInt32LE(7, 0);
    const cipher = createCipheriv('chacha20', Buffer.from(Int32Array.from(key).buffer), iv);
    const expected = cipher.update(Buffer.alloc(64));
    const block = new Int32Array(16);
    chachaBlock(key, 7, 20, block);
    expect(Buffer.from(block.buffer).toString('hex')).toBe(expected.toString('hex'));
  });

  it('a seed always gives the same numbers', () => {
    const random = randomFromSeed('1893');
    expect(Array.from({ length: 8 }, () => random.below(100))).toMatchInlineSnapshot(`
      [
        27,
        0,
        28,
        13,
        90,
        75,
        74,
        11,
      ]
    `);
  });

  it('every character of a seed counts, beyond the first 16 too', () => {
    const seeds = ['', 'a', 'b', 'aa', `${'x'.repeat(40)}a`, `${'x'.repeat(40)}b`, 'é', '\u{1f3db}'];
    const keys = seeds.map((seed) => keyFromSeed(seed).join());
    expect(new Set(keys).size).toBe(seeds.length);
  });

  it('the state of the generator is wider than 128 bits, and all of it depends on the seed', () => {
    const keys = Array.from({ length: 64 }, (_, i) => keyFromSeed(`seed ${i}`));
    for (let word = 0; word < 8; word++) {
      expect(new Set(keys.map((key) => key[word])).size).toBe(keys.length);
    }
  });

  it('below(n) gives every number from 0 to n - 1 about equally often', () => {
    const random = randomFromSeed('uniform');
    for (const n of [2, 3, 7, 30]) {
      const counts = Array<number>(n).fill(0);
      for (let i = 0; i < 3000 * n; i++) counts[random.below(n)]++;
      // Five standard deviations of a binomial count around 3000.
      for (const count of counts) expect(Math.abs(count - 3000)).toBeLessThan(5 * Math.sqrt(3000));
    }
  });

  it('a shuffle keeps every card, and each place is as likely for each card', () => {
    const random = randomFromSeed('shuffle');
    const counts = Array.from({ length: 5 }, () => Array<number>(5).fill(0));
    for (let i = 0; i < 5000; i++) {
      const cards = shuffled([0, 1, 2, 3, 4], random);
      expect(cards.toSorted()).toEqual([0, 1, 2, 3, 4]);
      cards.forEach((card, place) => {
        counts[place][card]++;
      });
    }
    for (const count of counts.flat()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('what a state has drawn is not drawn again', () => {
    const source = { randomKey: keyFromSeed('source'), randomBlock: 0 };
    const draw = () =>
      withRandom(source, (random) => Array.from({ length: 20 }, () => random.below(1000)).join());
    const first = draw();
    expect(source.randomBlock).toBe(2);
    expect(draw()).not.toBe(first);
    source.randomBlock = 0;
    expect(draw()).toBe(first);
  });
});
