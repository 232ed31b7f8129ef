import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { NONE } from '../../../core/game.ts';
import { ARCHITECT_TRACK, IRIS_TRACK, ROWS } from '../ids.ts';
import { card, multiplierOf, tableWithCards, toRound, typesTold } from '../resolution.testing.ts';
import {
  answer,
  answers,
  type Belongings,
  check,
  choices,
  due,
  forget,
  give,
  giveTurn,
  levelOf,
  passAll,
  sendArchitects,
  slideCard,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';

const FILLER = [
  card('iris', 2, 0),
  card('crown', 2, 0),
  card('architect', 2, 0),
  card('release', 2, 0),
  card('iris+iris'),
];

/** Five cards, these under the columns 2, 3 and so on. */
function strip(...cards: number[]): number[] {
  const rest = FILLER.filter((filler) => !cards.includes(filler));
  return [rest[0], ...cards, ...rest.slice(1)].slice(0, 5);
}

/** A table of 3 where seat 0 has won these cards, under the columns 2, 3 and so on, and chooses. */
function withWon(cards: number[], own: Belongings = {}): Table {
  const table = tableWithCards(3, strip(...cards));
  give(table, 0, own);
  give(table, 0, { placed: Object.fromEntries(cards.map((_, i) => [`2-${i + 2}`, 1])) });
  check(table);
  passAll(table);
  forget(table);
  expect(due(table)).toBe('1 use-prestige');
  return table;
}

function levels(table: Table, seat: number): number[] {
  return [
    levelOf(table, seat, 'iris'),
    levelOf(table, seat, 'crown'),
    levelOf(table, seat, 'architect'),
    table.s.courthouse[seat],
  ];
}

describe('2e, Prestige cards', () => {
  it('example: of three cards won two are slid, nobles x3 and francs x2, the third gives architect and crown', () => {
    const two = card('release', 2, 0);
    const one = card('iris', 1, 1);
    const bonus = card('crown+architect');
    const table = withWon([two, one, bonus]);
    answers(
      table,
      'use-prestige column2-under-nobles',
      'use-prestige column3-under-francs',
      'use-prestige column4-bonus1',
    );
    expect(multiplierOf(table, 0, 'nobles')).toBe(3);
    expect(multiplierOf(table, 0, 'francs')).toBe(2);
    expect(levels(table, 0)).toEqual([1, 2, 2, 2]);
    const slid = { type: 'prestige-slid', player: 0 };
    expect(told(table, 'prestige-slid')).toEqual([
      { ...slid, column: 1, card: two - 1, row: ROWS.indexOf('nobles'), multiplier: 3 },
      { ...slid, column: 2, card: one - 1, row: ROWS.indexOf('francs'), multiplier: 2 },
    ]);
    expect(told(table, 'prestige-used')).toEqual([
      { type: 'prestige-used', player: 0, column: 3, card: bonus - 1, alternative: 0, tied: false },
    ]);
    expect(table.s.prestigeDiscard).toContain(bonus - 1);
    expect(table.s.prestigeDiscard).not.toContain(two - 1);
    check(table);
  });

  // Card, alternatives, levels of iris, crown, architect and courthouse after each of them.
  const BONUSES: [string, number[][]][] = [
    ['iris', [[2, 1, 1, 2]]],
    ['crown', [[1, 2, 1, 2]]],
    ['architect', [[1, 1, 2, 2]]],
    ['release', [[1, 1, 1, 1]]],
    [
      'iris|crown',
      [
        [2, 1, 1, 2],
        [1, 2, 1, 2],
      ],
    ],
    [
      'iris|architect',
      [
        [2, 1, 1, 2],
        [1, 1, 2, 2],
      ],
    ],
    [
      'iris|release',
      [
        [2, 1, 1, 2],
        [1, 1, 1, 1],
      ],
    ],
    [
      'crown|architect',
      [
        [1, 2, 1, 2],
        [1, 1, 2, 2],
      ],
    ],
    [
      'crown|release',
      [
        [1, 2, 1, 2],
        [1, 1, 1, 1],
      ],
    ],
    [
      'architect|release',
      [
        [1, 1, 2, 2],
        [1, 1, 1, 1],
      ],
    ],
    [
      'iris|crown|architect|release',
      [
        [2, 1, 1, 2],
        [1, 2, 1, 2],
        [1, 1, 2, 2],
        [1, 1, 1, 1],
      ],
    ],
    ['iris+iris', [[3, 1, 1, 2]]],
    ['crown+crown', [[1, 3, 1, 2]]],
    ['architect+architect', [[1, 1, 4, 2]]],
    ['release+release', [[1, 1, 1, 0]]],
    ['iris+crown', [[2, 2, 1, 2]]],
    ['iris+architect', [[2, 1, 2, 2]]],
    ['iris+release', [[2, 1, 1, 1]]],
    ['crown+architect', [[1, 2, 2, 2]]],
    ['crown+release', [[1, 2, 1, 1]]],
    ['architect+release', [[1, 1, 2, 1]]],
  ];

  it.each(BONUSES)(
    'the bonus of a card, one of its alternatives with all that this gives: %s',
    (bonus, results) => {
      results.forEach((expected, i) => {
        const table = withWon([card(bonus)]);
        expect(choices(table).filter((word) => word.includes('bonus'))).toEqual(
          results.map((_, alternative) => `column2-bonus${alternative + 1}`),
        );
        answer(table, 'use-prestige', `column2-bonus${i + 1}`);
        expect(levels(table, 0)).toEqual(expected);
        expect(levels(table, 1)).toEqual([1, 1, 1, 2]);
        expect(told(table, 'prestige-used')).toEqual([
          { type: 'prestige-used', player: 0, column: 1, card: card(bonus) - 1, alternative: i, tied: false },
        ]);
        const gains = [...told(table, 'track-advanced'), ...told(table, 'architect-released')];
        expect(gains).toHaveLength(bonus.includes('+') ? 2 : 1);
        expect(gains.every(({ source }) => source === 'prestige')).toBe(true);
        expect(ROWS.map((row) => multiplierOf(table, 0, row))).toEqual([1, 1, 1, 1]);
        check(table);
      });
    },
  );

  it('a bonus card is used up: it goes to the discards', () => {
    const used = card('iris', 1, 1);
    const table = withWon([used, card('crown', 1, 1)]);
    answer(table, 'use-prestige', 'column2-bonus1');
    expect(table.s.prestigeDiscard).toEqual([used - 1]);
    expect(table.s.prestigeStrip[1]).toBe(NONE);
    check(table);
  });

  it.each([
    [1, 2],
    [2, 3],
  ])(
    'slid under a row, each symbol of a card adds one to the 1 it starts with: %i symbol(s), x%i',
    (symbols, multiplier) => {
      for (const row of ROWS) {
        const table = withWon([card('iris', symbols)]);
        answer(table, 'use-prestige', `column2-under-${row}`);
        expect(ROWS.map((other) => multiplierOf(table, 0, other))).toEqual(
          ROWS.map((other) => (other === row ? multiplier : 1)),
        );
        // Either the bonus or the row.
        expect(levels(table, 0)).toEqual([1, 1, 1, 2]);
        expect(told(table, 'track-advanced')).toEqual([]);
        expect(table.s.prestigeDiscard).not.toContain(card('iris', symbols) - 1);
        check(table);
      }
    },
  );

  it('a card without symbols can not be slid', () => {
    const table = withWon([card('iris', 0, 2)]);
    expect(choices(table)).toEqual(['column2-bonus1']);
    for (const row of ROWS)
      expect(whyNot(table, `column2-under-${row}`)).toEqual({ code: 'no-symbols-to-slide' });
  });

  it('a card with symbols can be slid under any row or used', () => {
    const table = withWon([card('crown', 1, 1)]);
    expect(choices(table)).toEqual([...ROWS.map((row) => `column2-under-${row}`), 'column2-bonus1']);
  });

  it('under one row goes one card a round at most; the other rows stay open', () => {
    const table = withWon([card('crown', 1, 1), card('iris', 1, 1), card('release', 2, 0)]);
    answer(table, 'use-prestige', 'column3-under-artworks');
    const code = 'row-used-this-round';
    for (const column of [2, 4])
      expect(whyNot(table, `column${column}-under-artworks`)).toEqual({
        code,
        row: ROWS.indexOf('artworks'),
      });
    answer(table, 'use-prestige', 'column2-under-architects');
    expect(choices(table)).toEqual(['column4-under-nobles', 'column4-under-francs', 'column4-bonus1']);
    // Using a bonus in between takes no row.
    answer(table, 'use-prestige', 'column4-bonus1');
    expect(ROWS.map((row) => multiplierOf(table, 0, row))).toEqual([2, 1, 2, 1]);
  });

  it('four cards can go under four rows in one round', () => {
    const table = withWon([
      card('crown', 1, 1),
      card('iris', 1, 1),
      card('release', 1, 1),
      card('architect', 1, 1),
    ]);
    ROWS.forEach((row, i) => {
      answer(table, 'use-prestige', `column${i + 2}-under-${row}`);
    });
    expect(ROWS.map((row) => multiplierOf(table, 0, row))).toEqual([2, 2, 2, 2]);
    expect(due(table)).toMatch(/choose-iris/);
  });

  it('in a later round the same row takes another card, and the symbols add up', () => {
    const order = [...strip(card('iris', 2, 0)), card('iris|crown'), card('crown', 1, 1)];
    const table = tableWithCards(3, order);
    give(table, 0, { placed: { '2-2': 1 } });
    passAll(table);
    answer(table, 'use-prestige', 'column2-under-nobles');
    toRound(table, 2);
    // The card taken face down is the sixth, so the seventh lies under column 1.
    expect(table.s.prestigeStrip[0]).toBe(card('crown', 1, 1) - 1);
    give(table, 0, { placed: { '5-1': 1 } });
    passAll(table);
    answer(table, 'use-prestige', 'column1-under-nobles');
    expect(multiplierOf(table, 0, 'nobles')).toBe(4);
    expect(told(table, 'prestige-slid')[0].multiplier).toBe(4);
  });

  it('a row keeps what was slid under it in earlier rounds: 1 + 2 + 1', () => {
    const table = tableWithCards(3, strip(card('crown', 1, 1)));
    slideCard(table, 0, 'francs', card('architect+architect'));
    give(table, 0, { placed: { '2-2': 1 } });
    check(table);
    passAll(table);
    expect(choices(table)).toContain('column2-under-francs');
    answer(table, 'use-prestige', 'column2-under-francs');
    expect(multiplierOf(table, 0, 'francs')).toBe(4);
    check(table);
  });

  it("another player's cards take no row of mine", () => {
    const table = tableWithCards(3, strip(card('crown', 1, 1), card('iris', 1, 1)));
    give(table, 0, { placed: { '2-2': 1 } });
    give(table, 1, { placed: { '2-3': 1 } });
    passAll(table);
    answers(table, 'use-prestige column2-under-nobles', 'use-prestige column3-under-nobles');
    expect(multiplierOf(table, 0, 'nobles')).toBe(2);
    expect(multiplierOf(table, 1, 'nobles')).toBe(2);
  });

  it('R-8: the players use their cards clockwise from the old first player, whoever is the new one', () => {
    const table = tableWithCards(4, strip(card('iris', 0, 2), card('crown', 1, 1), card('release', 1, 1)), {
      firstPlayer: 3,
    });
    give(table, 0, { placed: { '2-2': 1 } });
    give(table, 1, { placed: { '2-3': 1 } });
    give(table, 3, { placed: { '2-4': 1 } });
    giveTurn(table, 0);
    passAll(table);
    expect(table.s.firstPlayer).toBe(0);
    const order: string[] = [];
    while (due(table).endsWith('use-prestige')) {
      order.push(due(table));
      answer(table, 'use-prestige', choices(table).at(-1) as string);
    }
    expect(order).toEqual(['4 use-prestige', '1 use-prestige', '2 use-prestige']);
  });

  it('R-8: each player takes their own cards in any order, bonuses of tied ones among them', () => {
    const table = tableWithCards(
      3,
      strip(card('iris|crown'), card('architect', 1, 1), card('release', 1, 1)),
    );
    give(table, 0, { placed: { '2-2': 1, '2-3': 2, '2-4': 1 } });
    give(table, 1, { placed: { '3-3': 2 } });
    passAll(table);
    const columns = new Set(choices(table).map((word) => word.slice(0, 7)));
    expect([...columns]).toEqual(['column2', 'column3', 'column4']);
    answers(
      table,
      'use-prestige column4-under-nobles',
      'use-prestige column3-bonus1',
      'use-prestige column2-bonus2',
    );
    expect(due(table)).toBe('2 use-prestige');
    expect(typesTold(table, 'prestige-slid', 'prestige-used')).toEqual([
      'prestige-slid',
      'prestige-used',
      'prestige-used',
    ]);
  });

  it('a tied card gives its bonus to each of the tied, and can not be slid', () => {
    const tied = card('iris+crown');
    const table = tableWithCards(4, strip(tied));
    for (const seat of [0, 1, 3]) give(table, seat, { placed: { [`${seat + 2}-2`]: 2 } });
    give(table, 2, { placed: { '4-2': 1 } });
    passAll(table);
    for (const seat of [1, 2, 4]) {
      expect(due(table)).toBe(`${seat} use-prestige`);
      expect(choices(table)).toEqual(['column2-bonus1']);
      for (const row of ROWS)
        expect(whyNot(table, `column2-under-${row}`)).toEqual({ code: 'tied-card-not-kept' });
      answer(table, 'use-prestige', 'column2-bonus1');
    }
    expect([0, 1, 2, 3].map((seat) => levels(table, seat))).toEqual([
      [2, 2, 1, 2],
      [2, 2, 1, 2],
      [1, 1, 1, 2],
      [2, 2, 1, 2],
    ]);
    expect(told(table, 'prestige-used').every((used) => used.tied)).toBe(true);
    // Discarded once, though used by three.
    expect(table.s.prestigeDiscard.filter((other) => other === tied - 1)).toHaveLength(1);
    expect(table.s.slid).toEqual([]);
    check(table);
  });

  it('of a tied card with a choice each of the tied chooses for themselves', () => {
    const table = tableWithCards(3, strip(card('iris|release')));
    give(table, 0, { placed: { '2-2': 2 } });
    give(table, 1, { placed: { '3-2': 2 } });
    passAll(table);
    answers(table, 'use-prestige column2-bonus1', 'use-prestige column2-bonus2');
    expect(levels(table, 0)).toEqual([2, 1, 1, 2]);
    expect(levels(table, 1)).toEqual([1, 1, 1, 1]);
  });

  it("cards of others and of columns nobody won are not one's own", () => {
    const table = tableWithCards(3, strip(card('crown', 1, 1), card('iris', 1, 1)));
    give(table, 0, { placed: { '2-2': 1 } });
    give(table, 1, { placed: { '2-3': 1 } });
    passAll(table);
    expect(whyNot(table, 'column3-bonus1')).toEqual({ code: 'card-not-yours', column: 2 });
    expect(whyNot(table, 'column5-under-nobles')).toEqual({ code: 'card-not-yours', column: 4 });
  });

  it('a card is used once only', () => {
    const table = withWon([card('crown', 1, 1), card('iris', 1, 1)]);
    answer(table, 'use-prestige', 'column2-bonus1');
    expect(whyNot(table, 'column2-under-nobles')).toEqual({ code: 'card-not-yours', column: 1 });
  });

  it('a card has no more alternatives than are printed', () => {
    const table = withWon([card('iris|crown')]);
    expect(whyNot(table, 'column2-bonus2')).toBeUndefined();
    expect(whyNot(table, 'column2-bonus3')).toEqual({ code: 'no-such-alternative' });
    expect(obstacle(table.s, 40)).toEqual({ code: 'not-a-choice' });
  });

  const LOST: [string, string, Belongings, unknown][] = [
    ['a full track', 'iris', { levels: { iris: 6 } }, { code: 'track-full', track: IRIS_TRACK }],
    ['an empty courthouse', 'release', { courthouse: 0 }, { code: 'courthouse-empty' }],
  ];

  it.each(LOST)(
    'a bonus that can not be had is lost, and the card is discarded all the same: %s',
    (_, bonus, own, reason) => {
      const table = withWon([card(bonus, 0, 2)], own);
      answer(table, 'use-prestige', 'column2-bonus1');
      expect(told(table, 'gain-lost')).toEqual([
        { type: 'gain-lost', player: 0, source: 'prestige', reason },
      ]);
      expect(table.s.prestigeDiscard).toContain(card(bonus, 0, 2) - 1);
      check(table);
    },
  );

  it('of a double bonus only the half that fits is gained', () => {
    const table = withWon([card('architect+architect')], { levels: { architect: 8 } });
    answer(table, 'use-prestige', 'column2-bonus1');
    expect(levelOf(table, 0, 'architect')).toBe(10);
    expect(told(table, 'track-advanced')).toHaveLength(1);
    expect(told(table, 'gain-lost').map(({ reason }) => reason)).toEqual([
      { code: 'track-full', track: ARCHITECT_TRACK },
    ]);
  });

  it('an alternative that gives nothing may still be chosen', () => {
    const table = withWon([card('iris|release')], { courthouse: 0 });
    expect(choices(table)).toContain('column2-bonus2');
  });

  it('an architect freed by a bonus is at hand in the next round', () => {
    const table = withWon([card('release', 1, 1)]);
    answer(table, 'use-prestige', 'column2-bonus1');
    expect(told(table, 'architect-released')).toEqual([
      { type: 'architect-released', player: 0, source: 'prestige' },
    ]);
    expect(table.s.architects[0]).toBe(6);
    expect(table.s.courthouse[0]).toBe(1);
  });

  it('cards are used before the Brussels majority: an architect arrested by it can not be freed by them', () => {
    const table = tableWithCards(3, strip(card('release', 1, 1)));
    give(table, 0, { courthouse: 0, placed: { '2-2': 1 } });
    sendArchitects(table, 0, 0, 1);
    passAll(table);
    answer(table, 'use-prestige', 'column2-bonus1');
    expect(typesTold(table, 'gain-lost', 'architect-arrested')).toEqual(['gain-lost', 'architect-arrested']);
    expect(table.s.courthouse[0]).toBe(1);
  });

  it('who has won nothing and tied nothing is asked nothing', () => {
    const table = tableWithCards(3, strip(card('release', 1, 1)));
    give(table, 1, { placed: { '2-2': 1 } });
    passAll(table);
    expect(due(table)).toBe('2 use-prestige');
    answer(table, 'use-prestige', 'column2-bonus1');
    expect(due(table)).not.toMatch(/use-prestige/);
  });
});
