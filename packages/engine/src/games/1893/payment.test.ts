import { describe, expect, it } from 'vitest';
import { allowedPayments, COMPASS_KINDS, PAYMENT_KINDS, PAYMENTS, paymentNotation } from './compass.ts';
import { canPayHouse, houseUnits, missingUnits, paymentObstacle, payments } from './payment.ts';
import { type Belongings, give, setNeedles, type Table, tableAtTurn } from './table.testing.ts';

const HOUSES = ['1-1', '1-2', '1-3', '1-4', '1-5', '2-1'];

/** Seat 1 with so many houses built and this purse. */
function purse(built: number, belongings: Belongings): Table {
  const table = tableAtTurn(3, { iris: '1-1' });
  give(table, 0, { francs: 0, houses: HOUSES.slice(0, built), ...belongings });
  return table;
}

/** Words of the payments that seat 1 can choose between. */
function words({ s }: Table): string[] {
  const out: number[] = [];
  payments(s, 0, out);
  return out.map((option) => paymentNotation.write(option));
}

function why({ s }: Table, word: string): unknown {
  return paymentObstacle(s, 0, paymentNotation.read(word) as number);
}

describe('2e, Construction, payment', () => {
  it.each([
    ['first', 0, 2],
    ['second', 1, 2],
    ['third', 2, 3],
    ['fourth', 3, 3],
    ['fifth', 4, 4],
    ['sixth', 5, 4],
  ])('the number of units follows from the place on the board: the %s house', (_, built, units) => {
    expect(houseUnits(purse(built, {}).s, 0)).toBe(units);
  });

  it('a unit of francs is 3 BF: what is left over below 3 counts for nothing', () => {
    const table = purse(0, { francs: 5, cubes: { wood: 2 } });
    setNeedles(table, 'wood', 'francs');
    expect(words(table)).toEqual(['wf']);
    give(table, 0, { francs: 2 });
    expect(words(table)).toEqual([]);
    expect(why(table, 'wf')).toEqual({ code: 'unit-short', unit: 4, needed: 1, available: 0 });
  });

  it.each([
    ['wood', { wood: 1, iron: 3, joker: 1 }, 'wwj', { unit: 0, needed: 2, available: 1 }],
    ['iron', { wood: 3, joker: 1 }, 'wij', { unit: 1, needed: 1, available: 0 }],
    ['jokers', { wood: 1, iron: 1, joker: 1 }, 'wjj', { unit: 5, needed: 2, available: 1 }],
  ])('a payment is refused for what is short: %s', (_, cubes, word, reason) => {
    const table = purse(2, { cubes });
    setNeedles(table, 'wood', 'iron');
    expect(why(table, word)).toEqual({ code: 'unit-short', ...reason });
  });

  it('glass is paid nowhere in the base game: nobody has any', () => {
    const table = purse(0, { francs: 20, cubes: { wood: 9, iron: 9, stone: 9, joker: 9 } });
    setNeedles(table, 'choice', 'empty');
    expect(words(table).some((word) => word.includes('g'))).toBe(false);
    expect(why(table, 'wg')).toEqual({ code: 'unit-short', unit: 3, needed: 1, available: 0 });
  });

  it('what can be paid is what is allowed and at hand, whatever is in the purse', () => {
    const kinds = ['wood', 'francs', 'stone', 'choice', 'iron', 'empty'] as const;
    const table = purse(0, {});
    for (const built of [0, 2, 4]) {
      give(table, 0, { houses: HOUSES.slice(0, built) });
      for (const first of kinds) {
        for (const second of kinds) {
          if (first === second) continue;
          setNeedles(table, first, second);
          for (let i = 0; i < 72; i++) {
            const cubes = { wood: i % 3, iron: Math.floor(i / 3) % 2, stone: i % 2, joker: i % 4 };
            const francs = [0, 2, 3, 6, 8, 9][Math.floor(i / 12)];
            give(table, 0, { francs, cubes });
            const available = [cubes.wood, cubes.iron, cubes.stone, 0, Math.floor(francs / 3), cubes.joker];
            const missing = allowedPayments(
              COMPASS_KINDS.indexOf(first),
              COMPASS_KINDS.indexOf(second),
              2 + built / 2,
            ).map((option) =>
              PAYMENTS[option].reduce((sum, count, unit) => sum + Math.max(0, count - available[unit]), 0),
            );
            const affordable = allowedPayments(
              COMPASS_KINDS.indexOf(first),
              COMPASS_KINDS.indexOf(second),
              2 + built / 2,
            ).filter((_, index) => missing[index] === 0);
            expect(words(table)).toEqual(affordable.map((option) => paymentNotation.write(option)));
            expect(canPayHouse(table.s, 0)).toBe(affordable.length > 0);
            expect(missingUnits(table.s, 0)).toBe(Math.min(...missing));
          }
        }
      }
    }
    expect(PAYMENT_KINDS).toEqual(['wood', 'iron', 'stone', 'glass', 'francs', 'joker']);
  });
});
