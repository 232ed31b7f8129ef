import { describe, expect, it } from 'vitest';
import {
  allowedPayments,
  COMPASS_KINDS,
  type CompassKind,
  nextCompassSpace,
  PAYMENTS,
  paymentFault,
  paymentNotation,
} from './compass.ts';

/** The spaces that a needle can be on in the base game. */
const KINDS = ['wood', 'francs', 'stone', 'choice', 'iron', 'empty'] as const;
type Kind = (typeof KINDS)[number];
const COMPASS: CompassKind[] = ['wood', 'francs', 'stone', 'choice', 'glass', 'iron', 'empty'];
const places = (compass: readonly CompassKind[]) => compass.map((kind) => COMPASS_KINDS.indexOf(kind));
const ARROW = COMPASS.indexOf('glass');

const PAIRS = KINDS.flatMap((first, i) => KINDS.slice(i + 1).map((second) => [first, second] as const));

/** Whether the rule allows these units, without jokers. Units: wood, iron, stone, francs. */
function isDue(units: readonly string[], first: Kind, second: Kind): boolean {
  const kinds = [first, second];
  const others = kinds.filter((kind) => kind !== 'choice' && kind !== 'empty');
  if (kinds.includes('choice')) return others.every((kind) => units.includes(kind));
  if (kinds.includes('empty')) return units.every((unit) => unit === others[0]);
  return units.every((unit) => kinds.includes(unit as Kind)) && kinds.every((kind) => units.includes(kind));
}

/** The same when each joker may stand for any unit. */
function isAllowed(units: readonly string[], first: Kind, second: Kind): boolean {
  const joker = units.indexOf('joker');
  if (joker < 0) return isDue(units, first, second);
  return ['wood', 'iron', 'stone', 'francs'].some((unit) =>
    isAllowed(units.with(joker, unit), first, second),
  );
}

const NAMES: Readonly<Record<string, string>> = {
  w: 'wood',
  i: 'iron',
  s: 'stone',
  g: 'glass',
  f: 'francs',
  j: 'joker',
};

/** Words of the payments that these needles allow, glass aside, which nobody has in the base game. */
function allowed(first: CompassKind, second: CompassKind, units: number): string[] {
  return allowedPayments(COMPASS_KINDS.indexOf(first), COMPASS_KINDS.indexOf(second), units)
    .map((option) => paymentNotation.write(option))
    .filter((word) => !word.includes('g'));
}

function fault(word: string, units: number, first: CompassKind, second: CompassKind): unknown {
  return paymentFault(PAYMENTS[paymentNotation.read(word) as number], units, [first, second]);
}

describe('2e, Compass', () => {
  it('example: 3 units of wood and 3 BF are 2 wood + 3 BF or 1 wood + 6 BF, any of them replaced by jokers', () => {
    const words = ['wwf', 'wff', 'wwj', 'wfj', 'ffj', 'wjj', 'fjj', 'jjj'];
    expect(allowed('wood', 'francs', 3).sort()).toEqual(words.sort());
  });

  it('a house of 2 units takes one of each of the two kinds named', () => {
    expect(allowed('wood', 'stone', 2).sort()).toEqual(['jj', 'sj', 'wj', 'ws']);
    expect(allowed('iron', 'francs', 2).sort()).toEqual(['fj', 'if', 'ij', 'jj']);
  });

  it('a house of 4 units splits them freely between the two kinds, each at least once', () => {
    const withoutJoker = allowed('iron', 'stone', 4).filter((word) => !word.includes('j'));
    expect(withoutJoker.sort()).toEqual(['iiis', 'iiss', 'isss']);
  });

  it('choice and a kind: one unit of the kind at least, the others any refined cube or 3 BF each (R-5)', () => {
    const withoutJoker = allowed('wood', 'choice', 3).filter((word) => !word.includes('j'));
    const words = ['www', 'wwi', 'wws', 'wwf', 'wii', 'wis', 'wif', 'wss', 'wsf', 'wff'];
    expect(withoutJoker.sort()).toEqual(words.sort());
  });

  it('empty and a kind: all units of that kind', () => {
    expect(allowed('empty', 'stone', 3).sort()).toEqual(['jjj', 'sjj', 'ssj', 'sss']);
    expect(allowed('francs', 'empty', 2).sort()).toEqual(['ff', 'fj', 'jj']);
  });

  it('empty and choice: any mix (R-5)', () => {
    expect(allowed('choice', 'empty', 2).sort()).toEqual(
      ['ww', 'wi', 'ws', 'wf', 'wj', 'ii', 'is', 'if', 'ij', 'ss', 'sf', 'sj', 'ff', 'fj', 'jj'].sort(),
    );
  });

  it.each(PAIRS)(
    'every payment of 2, 3 and 4 units, jokers anywhere: needles on %s and %s',
    (first, second) => {
      for (const units of [2, 3, 4]) {
        const words = PAYMENTS.map((_, option) => paymentNotation.write(option)).filter(
          (word) => word.length === units && !word.includes('g'),
        );
        const expected = words.filter((word) =>
          isAllowed(
            [...word].map((letter) => NAMES[letter]),
            first,
            second,
          ),
        );
        expect(allowed(first, second, units)).toEqual(expected);
        expect(allowed(second, first, units)).toEqual(expected);
        for (const word of words)
          expect(fault(word, units, first, second) === undefined).toBe(expected.includes(word));
      }
    },
  );

  it('all units may be jokers, wherever the needles are', () => {
    for (const [first, second] of PAIRS) {
      expect(allowed(first, second, 2)).toContain('jj');
      expect(allowed(first, second, 3)).toContain('jjj');
      expect(allowed(first, second, 4)).toContain('jjjj');
    }
  });

  it.each([
    ['one unit too few', 'ww', 3, 'wood', 'empty', { code: 'wrong-number-of-units', needed: 3 }],
    ['one unit too many', 'wws', 2, 'wood', 'stone', { code: 'wrong-number-of-units', needed: 2 }],
    ['a kind that no needle names', 'wi', 2, 'wood', 'stone', { code: 'unit-not-named', unit: 1 }],
    ['francs that no needle names', 'wsf', 3, 'wood', 'stone', { code: 'unit-not-named', unit: 4 }],
    ['another kind beside the empty space', 'ws', 2, 'wood', 'empty', { code: 'unit-not-named', unit: 2 }],
    ['a kind left out', 'ww', 2, 'wood', 'stone', { code: 'unit-required', unit: 2 }],
    ['francs left out', 'www', 3, 'francs', 'wood', { code: 'unit-required', unit: 4 }],
    ['the kind beside choice left out', 'iss', 3, 'choice', 'wood', { code: 'unit-required', unit: 0 }],
  ] as const)('a payment is refused with its fault: %s', (_, word, units, first, second, expected) => {
    expect(fault(word, units, first, second)).toEqual(expected);
  });

  it.each([
    ['wood', 'francs'],
    ['francs', 'stone'],
    ['stone', 'choice'],
    ['choice', 'iron'],
    ['iron', 'empty'],
    ['empty', 'wood'],
  ] as const)('a needle moves one space clockwise, over the arrow tile: from %s to %s', (from, to) => {
    expect(COMPASS[nextCompassSpace(places(COMPASS), ARROW, COMPASS.indexOf(from))]).toBe(to);
  });

  it('a needle that comes on the arrow tile goes on to iron, wherever iron is on the compass', () => {
    const corrected: CompassKind[] = ['wood', 'francs', 'stone', 'glass', 'choice', 'iron', 'empty'];
    const next = nextCompassSpace(places(corrected), corrected.indexOf('glass'), corrected.indexOf('stone'));
    expect(corrected[next]).toBe('iron');
  });
});
