import { describe, expect, it } from 'vitest';
import { MATERIAL_CARDS } from './ids.ts';
import { isPossible, paymentCount, paymentKinds, paymentOption, paymentSet, paymentsOf } from './payments.ts';

const payments = paymentsOf([2, 2, 2, 2, 2, 2]);

/** All numbers of kinds, worked out card by card: each gives its first material, its second, or both. */
function kindsByHand(counts: readonly number[], units: number): Set<number> {
  const cards = counts.flatMap((count, card) => Array<number>(count).fill(card));
  const found = new Set<number>();
  const go = (i: number, used: number[]): void => {
    if (i === cards.length) {
      if (used.length === units) found.add(new Set(used).size);
      return;
    }
    const [first, second] = MATERIAL_CARDS[cards[i]];
    go(i + 1, [...used, first]);
    go(i + 1, [...used, second]);
    go(i + 1, [...used, first, second]);
  };
  go(0, []);
  return found;
}

describe('payments of houses', () => {
  it('there is one for every set of cards and number of kinds', () => {
    expect(payments.sets.counts).toHaveLength(3 ** 6);
    expect(paymentCount(payments)).toBe(3 ** 6 * 3);
    for (const option of [0, 1, 2, 3, 1000, 2186])
      expect(paymentOption(paymentSet(option), paymentKinds(option))).toBe(option);
  });

  it('the kinds that a set can give are those found by trying every way', () => {
    payments.sets.counts.forEach((counts, set) => {
      if (payments.sets.sizes[set] > 5) return;
      for (let units = 1; units <= 11; units++) {
        const byHand = kindsByHand(counts, units);
        for (const kinds of [1, 2, 3]) {
          const message = `${counts} for ${units} with ${kinds} kinds`;
          expect(isPossible(payments, set, units, kinds), message).toBe(byHand.has(kinds));
        }
      }
    });
  });

  it('more materials than there are can not be paid', () => {
    expect(isPossible(payments, 728, 24, 3)).toBe(true);
    expect(isPossible(payments, 728, 25, 3)).toBe(false);
  });

  it('are written and read as the names of the cards and the number of kinds, in one spelling only', () => {
    const { notation } = payments;
    for (let option = 0; option < paymentCount(payments); option++)
      expect(notation.read(notation.write(option))).toBe(option);
    expect(notation.write(paymentOption(1 + 9, 2))).toBe('metal-metal+metal-wood:2');
    for (const word of [
      'metal-wood+metal-metal:2',
      'metal-metal:0',
      'metal-metal:4',
      'metal-metal',
      'x:1',
      '',
    ])
      expect(notation.read(word)).toBeUndefined();
    expect(notation.read('wood-wood+wood-wood+wood-wood:1')).toBeUndefined();
  });
});
