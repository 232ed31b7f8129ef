/** who holds several cards for the same moment. Version 1 asked them by number; since then their holder chooses. */
import { describe, expect, it } from 'vitest';
import { toJson } from '../../../core/json.ts';
import { position } from '../../../core/position.ts';
import { loadPosition, loadState, loadView } from '../../../loading.ts';
import {
  answer,
  answers,
  type Belongings,
  check,
  choices,
  cubesOf,
  due,
  forget,
  francsTold,
  give,
  pointsTold,
  sendArchitects,
  type Table,
  told,
  usedCards,
  whyNot,
} from '../table.testing.ts';
import { belleTable, PLAIN } from './actions.testing.ts';
import { CARDS, MOMENTS } from './cards.ts';
import { cardsTold, resolve, tableOf } from './rounds.testing.ts';

/** The first seat at its turn with these cards, at sites 1, 2 and so on. */
function holding(cards: readonly number[], belongings: Belongings = {}, version?: number): Table {
  const table = belleTable(
    4,
    { cards: [...cards, ...[3, 9, 19, 20, 26].slice(0, 5 - cards.length)] },
    version,
  );
  give(table, 0, { cards, ...belongings });
  check(table);
  forget(table);
  return table;
}

/** The first seat takes wood and iron by placing an architect. */
function materials(table: Table): void {
  answers(table, `turn ${PLAIN.materials[0]}`, 'bid 1', 'take-cubes wi');
}

describe('2e Belle Époque, cards of the same moment (R-51)', () => {
  /** One joker is at hand, the others are with the second seat. */
  function withLastJoker(version?: number): Table {
    const table = holding([7, 8], { cubes: { joker: 1 } }, version);
    give(table, 1, { cubes: { joker: 14 } });
    materials(table);
    return table;
  }

  it('8, then 7: the joker that 8 returns is taken by 7', () => {
    const table = withLastJoker();
    // With no joker in the supply only card 8 can do something: it is asked as it is.
    expect(due(table)).toBe('1 swap-joker');
    answer(table, 'swap-joker', 'glass');
    expect(due(table)).toBe('1 use-card');
    answer(table, 'use-card', 'use');
    expect(due(table)).toBe('2 turn');
    expect(cubesOf(table, 0)).toEqual({ wood: 1, iron: 1, glass: 1, joker: 1 });
    expect(usedCards(table)).toEqual([7, 8]);
    check(table);
  });

  it('8 declined: there is still no joker for 7', () => {
    const table = withLastJoker();
    answer(table, 'swap-joker', 'decline');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
    check(table);
  });

  /** Both cards can be used: one joker at hand, and some in the supply. */
  function both(cards: readonly number[] = [7, 8], version?: number): Table {
    const table = holding(cards, { cubes: { joker: 1 } }, version);
    materials(table);
    return table;
  }

  it('when several can be used their holder is asked which: the cards by site, and no more of them', () => {
    const table = both();
    expect(due(table)).toBe('1 choose-card');
    expect(choices(table)).toEqual(['site1', 'site2', 'no-more']);
    check(table);
  });

  it('7, then 8: 8 is asked after 7 was used', () => {
    const table = both();
    answer(table, 'choose-card', 'site1');
    expect(cubesOf(table, 0)).toMatchObject({ joker: 3 });
    expect(due(table)).toBe('1 swap-joker');
    answer(table, 'swap-joker', 'stone');
    expect(due(table)).toBe('2 turn');
    expect(cubesOf(table, 0)).toEqual({ wood: 1, iron: 1, stone: 1, joker: 2 });
    expect(cardsTold(table)).toEqual(['1 uses 7', '1 uses 8']);
    check(table);
  });

  it('8 chosen first: 7 is asked after it, and can be declined', () => {
    const table = both();
    answers(table, 'choose-card site2', 'swap-joker wood');
    expect(due(table)).toBe('1 use-card');
    answer(table, 'use-card', 'decline');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([8]);
    check(table);
  });

  it('the order of the sites is not that of the numbers', () => {
    const table = both([8, 7]);
    expect(choices(table)).toEqual(['site1', 'site2', 'no-more']);
    answer(table, 'choose-card', 'site1');
    expect(due(table)).toBe('1 swap-joker');
  });

  it('no more: both are declined, and can be used later in the round', () => {
    const table = both();
    answer(table, 'choose-card', 'no-more');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
    check(table);
  });

  it('one chosen but declined in its own question is settled, and the other is asked', () => {
    const table = both();
    answers(table, 'choose-card site2', 'swap-joker decline');
    expect(due(table)).toBe('1 use-card');
    answer(table, 'use-card', 'use');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([7]);
    check(table);
  });

  it('a card used earlier in the round is not among them', () => {
    const table = both();
    answers(table, 'choose-card site1', 'swap-joker decline', 'turn pass', 'turn pass', 'turn pass');
    answers(table, `turn ${PLAIN.materials[1]}`, 'bid 1', 'take-cubes wi');
    expect(due(table)).toBe('1 swap-joker');
  });

  it('cards of two players do not meet: each is asked for its own', () => {
    const table = holding([7], { cubes: { joker: 1 } });
    give(table, 1, { cards: [8] });
    materials(table);
    expect(due(table)).toBe('1 use-card');
  });

  it('it is said why another card can not be chosen', () => {
    const table = holding([7, 8, 1], { cubes: { joker: 1 } });
    materials(table);
    expect(choices(table)).toEqual(['site1', 'site2', 'no-more']);
    expect(whyNot(table, 'site3')).toEqual({ code: 'card-not-now', site: 2 });
    expect(whyNot(table, 'site4')).toEqual({ code: 'site-card-not-yours', site: 3 });
  });

  interface Pair {
    readonly cards: readonly [number, number];
    readonly has: Belongings;
    readonly action: readonly string[];
    /** Answers after each of the cards was chosen. */
    readonly first: readonly string[];
    readonly second: readonly string[];
  }
  const WORKSHOP = [`turn ${PLAIN.workshop[0]}`, 'bid 1', 'take-artwork blue'];
  const PAIRS: readonly Pair[] = [
    {
      cards: [1, 2],
      has: { whites: { green: 1 } },
      action: WORKSHOP,
      first: [],
      second: ['turn-white green'],
    },
    {
      cards: [7, 8],
      has: { cubes: { joker: 1 } },
      action: [`turn ${PLAIN.materials[0]}`, 'bid 1', 'take-cubes wi'],
      first: [],
      second: ['swap-joker glass'],
    },
    { cards: [11, 12], has: { francs: 5 }, action: ['turn stock-exchange'], first: [], second: [] },
    {
      cards: [13, 14],
      has: { nobles: ['brugmann', 'maeterlinck'] },
      action: ['turn grand-place', 'use-nobles brugmann'],
      first: ['use-nobles maeterlinck'],
      second: ['cash-noble brugmann'],
    },
    {
      cards: [15, 16],
      has: { placed: { '5-5': 2 } },
      action: ['turn cinquantenaire', 'cinquantenaire workshop', 'take-artwork blue'],
      first: ['take-back-bid 5-5', 'take-back-francs 1'],
      second: [],
    },
    {
      cards: [17, 18],
      has: { artworks: { brown: 1 } },
      action: ['turn saint-catherine'],
      first: ['swap-artwork brown', 'take-cubes ww'],
      second: ['create-white blue'],
    },
  ];

  it.each(PAIRS)('in either order: cards $cards', ({ cards, has, action, first, second }) => {
    for (const isTurned of [false, true]) {
      const table = holding(cards, has);
      answers(table, ...action);
      expect(due(table)).toBe('1 choose-card');
      expect(choices(table)).toEqual(['site1', 'site2', 'no-more']);
      check(table);
      answers(table, ...(isTurned ? ['choose-card site2', ...second] : ['choose-card site1', ...first]));
      // The other one is asked alone: whether it is used, or its own question.
      const rest = isTurned ? first : second;
      if (due(table) === '1 use-card') answer(table, 'use-card', 'use');
      answers(table, ...rest);
      expect(due(table)).toBe('2 turn');
      const order = cardsTold(table);
      const expected = cards.map((card) => `1 uses ${card}`);
      expect(order).toEqual(isTurned ? expected.reverse() : expected);
      check(table);
    }
  });

  it.each(PAIRS)('both declined at once: cards $cards', ({ cards, has, action }) => {
    const table = holding(cards, has);
    answers(table, ...action, 'choose-card no-more');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
    check(table);
  });

  it('11, then 12: the francs of 11 count for 12; 12, then 11: they do not', () => {
    const pointsOf = (...decisions: string[]) => {
      const table = holding([11, 12]);
      const { s } = table;
      // The action leaves 9 BF: one more makes two full fives.
      give(table, 0, { francs: 9 - s.rules.stock[s.stockCard].francs });
      answers(table, 'turn stock-exchange', ...decisions);
      expect(due(table)).toBe('2 turn');
      return [francsTold(table, 0).card, pointsTold(table, 0).cards];
    };
    expect(pointsOf('choose-card site1', 'use-card use')).toEqual([1, 2]);
    expect(pointsOf('choose-card site2', 'use-card use')).toEqual([1, 1]);
  });

  it('29 and 30: 30 only gives and works by itself, before 29 is asked; neither changes what the other does', () => {
    for (const word of ['use', 'decline']) {
      const table = tableOf(3);
      give(table, 1, { cards: [29, 30], travellers: 1 });
      sendArchitects(table, 1, 1, 1);
      answer(table, 'turn', 'pass');
      answers(table, 'turn stock-exchange', 'send-travellers 1');
      resolve(table);
      expect(due(table)).toBe('2 use-card');
      expect(pointsTold(table, 1).cards).toBe(1);
      answer(table, 'use-card', word);
      expect(due(table)).toBe('1 choose-iris');
      expect(pointsTold(table, 1).cards).toBe(1);
      expect(told(table, 'architect-recalled')).toHaveLength(word === 'use' ? 1 : 0);
    }
  });

  it('31 and 32 only give: both work by themselves', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [31, 32] });
    resolve(table);
    expect(cardsTold(table)).toEqual(['2 uses 31', '2 uses 32']);
    expect(due(table)).toBe('1 choose-iris');
  });

  it('no moment has cards that only give beside several that ask: the order of those can not matter', () => {
    for (const moment of MOMENTS) {
      const cards = CARDS.filter((card) => card.moment === moment);
      if (cards.some(({ automatic }) => automatic))
        expect(cards.filter(({ automatic }) => !automatic).length).toBeLessThan(2);
    }
  });
});

describe('2e Belle Époque, cards of the same moment under version 1 (R-51)', () => {
  it('7 is asked before 8: a joker that 8 returns comes too late', () => {
    const table = holding([8, 7], { cubes: { joker: 1 } }, 1);
    give(table, 1, { cubes: { joker: 14 } });
    materials(table);
    answer(table, 'swap-joker', 'glass');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([8]);
    check(table);
  });

  it.each([[[7, 8] as const], [[8, 7] as const]])(
    'the cards are asked by number, wherever they lie: %o',
    (cards) => {
      const table = holding(cards, { cubes: { joker: 1 } }, 1);
      materials(table);
      expect(due(table)).toBe('1 use-card');
      answer(table, 'use-card', 'decline');
      expect(due(table)).toBe('1 swap-joker');
    },
  );

  it('29 is asked, then 30 works', () => {
    const table = tableOf(3, { version: 1 });
    give(table, 1, { cards: [29, 30], travellers: 1 });
    sendArchitects(table, 1, 1, 1);
    answer(table, 'turn', 'pass');
    answers(table, 'turn stock-exchange', 'send-travellers 1');
    resolve(table);
    answer(table, 'use-card', 'use');
    expect(cardsTold(table)).toEqual(['2 uses 29', '2 uses 30']);
  });

  it('there is no choice among cards in its rules', () => {
    expect(holding([7, 8], {}, 1).s.rules.steps).not.toHaveProperty('choose-card');
  });
});

describe('a choice among cards from outside', () => {
  const table = holding([7, 8, 1], { cubes: { joker: 1 } });
  materials(table);
  const json = toJson(table.s);
  const top = json.agenda[json.agenda.length - 1];
  const withTop = (change: object) => ({ ...json, agenda: json.agenda.with(-1, { ...top, ...change }) });
  const momentOf = (moment: (typeof MOMENTS)[number]) => MOMENTS.indexOf(moment) * 32;

  it('is read as state, position and view', () => {
    expect(toJson(loadState(json))).toEqual(json);
    expect(toJson(loadPosition(position(table.s)))).toEqual(json);
    const view = toJson(table.s.rules.view(table.s, 0));
    expect(toJson(loadView(view))).toEqual(view);
  });

  it.each([
    ['of another player', { player: 1 }, 'no cards to choose between'],
    ['of a moment without cards', { a: momentOf('after-stock-exchange') }, 'no cards to choose between'],
    ['of a moment with one card', { a: momentOf('after-workshop') }, 'no cards to choose between'],
    ['with one of the cards settled', { a: momentOf('after-materials') + 1 }, 'no cards to choose between'],
    ['with another card settled', { a: momentOf('after-materials') + 4 }, 'no such card settled'],
    ['of no moment', { a: MOMENTS.length * 32 }, 'no such cards'],
    ['with a number that none is', { b: 99 }, 'no such cards'],
    [
      'as an offer with another card settled',
      { step: 'offer-cards', a: momentOf('after-materials') + 4 },
      'automatic',
    ],
  ])('%s is refused', (_, change, message) => {
    expect(() => loadState(withTop(change))).toThrow(message);
  });

  it('cards settled that are not the player’s are refused in an offer that waits', () => {
    const offer = { step: 'offer-cards', player: 0, a: momentOf('after-materials') + 4, b: 0 };
    const swap = { step: 'swap-joker', player: 0, a: 1, b: 0 };
    const agenda = [...json.agenda.slice(0, -1), offer, swap];
    expect(() => loadState({ ...json, agenda })).toThrow('no such card settled');
    const sound = [...json.agenda.slice(0, -1), { ...offer, a: momentOf('after-materials') + 2 }, swap];
    expect(loadState({ ...json, agenda: sound }).agenda).toEqual(sound);
  });

  it('can not come up where no several cards of a moment ask', () => {
    const round = [json.agenda[0], top];
    expect(() => loadState({ ...json, agenda: round })).toThrow('can not come up');
  });
});
