import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { SPACE_NAMES } from '../board.ts';
import { ACTIONS } from '../ids.ts';
import {
  answer,
  answers,
  artworksHeld,
  type Belongings,
  check,
  choices,
  cubesOf,
  due,
  francsTold,
  give,
  giveTurn,
  nobleNamed,
  noblesKept,
  pointsTold,
  setDisplay,
  type Table,
  tableAtTurn,
  told,
  total,
  whyNot,
} from '../table.testing.ts';

/** Spaces of the active area, by their action, and another one of each. */
const SPACE = { workshop: '2-4', sales: '2-5', nobles: '3-4', materials: '2-2', construction: '2-3' };
const SECOND = { workshop: '3-2', sales: '3-3', nobles: '4-2', materials: '3-5', construction: '4-4' };
const ALL = ['brugmann', 'empain', 'solvay', 'buls', 'albert', 'van-de-velde', 'vandervelde', 'maeterlinck'];

/** What seat 1 answers after its bid on a space of each action, when it can do the action. */
const DONE = {
  workshop: ['take-artwork blue'],
  sales: ['sell-artwork yellow', 'move-cursor 4-4'],
  nobles: ['take-noble fourth', 'keep-noble keep'],
  materials: ['take-cubes ww'],
  construction: ['pay-house ws', 'move-needle first', 'place-house 5-5'],
};
type ActionName = keyof typeof DONE;
const NAMES = Object.keys(DONE) as ActionName[];

/** Seat 1 is to move; seat 3 has houses on these spaces. Seat 1 could do any action. */
function visiting(houses: readonly string[], owner: Belongings = {}): Table {
  const table = tableAtTurn(4, { iris: '1-1', deal: { strips: [1, 2, 3, 4, 5] } });
  setDisplay(table, 'solvay', 'albert', 'empain', 'buls');
  give(table, 0, { francs: 9, cubes: { wood: 1, stone: 1 } });
  give(table, 2, { ...owner, houses });
  check(table);
  return table;
}

/** Seat 1 comes to the house of seat 3 and does the action. */
function visited(action: ActionName, owner: Belongings = {}): Table {
  const table = visiting([SPACE[action]], owner);
  answers(table, `turn ${SPACE[action]}`, 'bid 1', ...DONE[action]);
  return table;
}

function isUsed({ s }: Table, seat: number, id: string): boolean {
  return ((s.usedNobles[seat] >> nobleNamed(s, id)) & 1) === 1;
}

describe('2e, Free action', () => {
  it('workshop: the owner takes a black artwork', () => {
    const table = visited('workshop');
    expect(artworksHeld(table, 2)).toEqual({ yellow: 1, black: 1 });
    expect(artworksHeld(table, 4).black).toBe(5);
    expect(told(table, 'artwork-taken').at(-1)).toEqual({
      type: 'artwork-taken',
      player: 2,
      colour: 4,
      source: 'free-action',
    });
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('workshop: with no black artwork left the owner gains nothing', () => {
    const table = visiting([SPACE.workshop]);
    give(table, 3, { artworks: { black: 6 } });
    answers(table, `turn ${SPACE.workshop}`, 'bid 1', 'take-artwork blue');
    expect(artworksHeld(table, 2)).toEqual({ yellow: 1 });
    expect(told(table, 'gain-lost')).toEqual([
      { type: 'gain-lost', player: 2, source: 'free-action', reason: { code: 'stack-empty', colour: 4 } },
    ]);
    expect(due(table)).toBe('2 turn');
  });

  it('a black artwork is like any other: it can be sold and counts for the steps of the cursor', () => {
    const table = visited('workshop');
    giveTurn(table, 2);
    answers(table, `turn ${SPACE.sales}`, 'bid 1');
    expect(choices(table)).toEqual(['yellow', 'black']);
    answer(table, 'sell-artwork', 'black');
    expect(choices(table)).toHaveLength(13);
  });

  it('sales: the owner gains 1 VP for each artwork, of whatever colour', () => {
    const table = visited('sales', { artworks: { yellow: 2, blue: 1, black: 2 } });
    expect(pointsTold(table, 2)).toEqual({ 'free-sales': 5 });
    expect(told(table, 'points').at(-1)).toEqual({
      type: 'points',
      player: 2,
      amount: 5,
      source: 'free-sales',
      count: 5,
      each: 1,
    });
    expect(artworksHeld(table, 2)).toEqual({ yellow: 2, blue: 1, black: 2 });
  });

  it('sales: without artworks the owner gains nothing', () => {
    const table = visited('sales', { artworks: { yellow: 0 } });
    expect(pointsTold(table, 2)).toEqual({});
    expect(told(table, 'gain-lost')).toMatchObject([
      { player: 2, source: 'free-action', reason: { code: 'no-artwork' } },
    ]);
    expect(due(table)).toBe('2 turn');
  });

  it('nobles: the owner may use one noble that is not used yet in the round, at no cost', () => {
    const table = visited('nobles', { francs: 0, nobles: ['brugmann', '(empain)', 'maeterlinck'] });
    expect(due(table)).toBe('3 use-nobles');
    expect(choices(table)).toEqual(['brugmann', 'maeterlinck', 'stop']);
    expect(whyNot(table, 'empain')).toEqual({ code: 'noble-used', noble: nobleNamed(table.s, 'empain') });
    expect(whyNot(table, 'solvay')).toEqual({
      code: 'noble-not-yours',
      noble: nobleNamed(table.s, 'solvay'),
    });
    expect(obstacle(table.s, table.s.rules.nobles.length + 1)).toEqual({ code: 'not-a-choice' });
    answer(table, 'use-nobles', 'maeterlinck');
    expect(pointsTold(table, 2)).toEqual({ noble: 5 });
    expect(francsTold(table, 2)).toEqual({});
    expect(isUsed(table, 2, 'maeterlinck')).toBe(true);
    expect(isUsed(table, 2, 'brugmann')).toBe(false);
    // One noble only.
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('nobles: the owner may decline, and the nobles stay ready', () => {
    const table = visited('nobles');
    answer(table, 'use-nobles', 'stop');
    expect(table.s.usedNobles[2]).toBe(0);
    expect(francsTold(table, 2)).toEqual({});
    expect(due(table)).toBe('2 turn');
  });

  it('nobles: the crown level does not matter', () => {
    const table = visited('nobles', { levels: { crown: 6 }, nobles: ['brugmann', 'maeterlinck'] });
    answer(table, 'use-nobles', 'brugmann');
    expect(due(table)).toBe('2 turn');
  });

  it('nobles: with none ready the owner gains nothing', () => {
    const table = visited('nobles', { nobles: ['(brugmann)'] });
    expect(due(table)).toBe('2 turn');
    expect(told(table, 'free-action')).toHaveLength(1);
    expect(told(table, 'gain-lost')).toMatchObject([
      { player: 2, source: 'free-action', reason: { code: 'no-noble-ready' } },
    ]);
  });

  it('nobles: a noble used by a free action is used for the round', () => {
    const table = visiting([SPACE.nobles, SECOND.nobles]);
    answers(table, `turn ${SPACE.nobles}`, 'bid 1', ...DONE.nobles, 'use-nobles brugmann');
    giveTurn(table, 1);
    answers(table, `turn ${SECOND.nobles}`, 'bid 1', 'take-noble fourth', 'keep-noble discard');
    // Brugmann was the only one.
    expect(due(table)).toBe('3 turn');
    expect(francsTold(table, 2)).toEqual({ noble: 5 });
  });

  it('nobles: what the noble asks is asked of the owner', () => {
    const table = visited('nobles', { nobles: ['brugmann', 'solvay'], cubes: { joker: 1 } });
    answer(table, 'use-nobles', 'solvay');
    expect(due(table)).toBe('3 cube-or-trade');
    answer(table, 'cube-or-trade', 'trade-is');
    expect(cubesOf(table, 2)).toEqual({ iron: 1, stone: 1 });
    expect(due(table)).toBe('2 turn');
  });

  it.each([
    ['w', { wood: 1 }],
    ['i', { iron: 1 }],
    ['s', { stone: 1 }],
  ])('materials: the owner takes one refined cube of choice: %s', (word, cubes) => {
    const table = visited('materials');
    expect(due(table)).toBe('3 take-cubes');
    expect(choices(table)).toEqual(['w', 'i', 's']);
    expect(whyNot(table, 'ww')).toEqual({ code: 'wrong-number-of-cubes', needed: 1 });
    answer(table, 'take-cubes', word);
    expect(cubesOf(table, 2)).toEqual(cubes);
    expect(told(table, 'cubes-taken').map((event) => event.source)).toEqual(['action', 'free-action']);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('materials: when the opponent takes the last cubes the owner gains nothing', () => {
    const table = visiting([SPACE.materials]);
    give(table, 3, { cubes: { wood: 8, iron: 10, stone: 8 } });
    // One wood and one stone are with seat 1 already: one of each is left.
    answers(table, `turn ${SPACE.materials}`, 'bid 1', 'take-cubes ws');
    expect(told(table, 'free-action')).toHaveLength(1);
    expect(told(table, 'gain-lost')).toEqual([
      { type: 'gain-lost', player: 2, source: 'free-action', reason: { code: 'supply-empty' } },
    ]);
    expect(cubesOf(table, 2)).toEqual({});
    expect(due(table)).toBe('2 turn');
  });

  it('materials: a kind that the supply has not can not be chosen', () => {
    const table = visiting([SPACE.materials]);
    give(table, 3, { cubes: { iron: 10 } });
    answers(table, `turn ${SPACE.materials}`, 'bid 1', 'take-cubes ww');
    expect(choices(table)).toEqual(['w', 's']);
    expect(whyNot(table, 'i')).toEqual({ code: 'supply-short', material: 1, needed: 1, available: 0 });
  });

  it('construction: the owner gains 1 VP for each house built', () => {
    const table = visiting([SPACE.construction, '1-1', '1-2']);
    answers(table, `turn ${SPACE.construction}`, 'bid 1', ...DONE.construction);
    expect(pointsTold(table, 2)).toEqual({ 'free-construction': 3 });
    expect(told(table, 'points').at(-1)).toEqual({
      type: 'points',
      player: 2,
      amount: 3,
      source: 'free-construction',
      count: 3,
      each: 1,
    });
    expect(due(table)).toBe('2 turn');
  });

  it.each(NAMES)('it comes right after the whole action of the opponent: %s', (action) => {
    const table = visiting([SPACE[action]]);
    answers(table, `turn ${SPACE[action]}`, 'bid 1', ...DONE[action].slice(0, -1));
    expect(told(table, 'free-action')).toEqual([]);
    answers(table, ...DONE[action].slice(-1));
    expect(told(table, 'free-action')).toEqual([
      {
        type: 'free-action',
        player: 2,
        action: ACTIONS.indexOf(action),
        space: SPACE_NAMES.indexOf(SPACE[action]),
        by: 0,
      },
    ]);
  });

  it.each(NAMES)('it costs the owner nothing, neither francs nor architects: %s', (action) => {
    const table = visited(action, { francs: 4 });
    if (due(table) === '3 use-nobles') answer(table, 'use-nobles', 'stop');
    if (due(table) === '3 take-cubes') answer(table, 'take-cubes', 'w');
    expect(table.s.money[2]).toBe(4);
    expect(table.s.architects[2]).toBe(5);
    expect(due(table)).toBe('2 turn');
  });

  it.each(NAMES)('the visitor does the action in full and keeps its gain: %s', (action) => {
    const plain = visiting([]);
    answers(plain, `turn ${SPACE[action]}`, 'bid 1', ...DONE[action]);
    const table = visited(action);
    expect(table.s.money[0]).toBe(plain.s.money[0]);
    expect(total(table, 0)).toBe(total(plain, 0));
    expect(artworksHeld(table, 0)).toEqual(artworksHeld(plain, 0));
    expect(cubesOf(table, 0)).toEqual(cubesOf(plain, 0));
    expect(noblesKept(table, 0)).toEqual(noblesKept(plain, 0));
    expect(table.s.built[0]).toBe(plain.s.built[0]);
  });

  it.each(NAMES)('a house of your own gives nothing when you use it: %s', (action) => {
    const table = visiting([]);
    give(table, 0, { houses: [SPACE[action]] });
    const before = total(table, 0);
    answers(table, `turn ${SPACE[action]}`, 'bid 1', ...DONE[action]);
    expect(told(table, 'free-action')).toEqual([]);
    expect(artworksHeld(table, 0).black).toBeUndefined();
    expect(pointsTold(table, 0)['free-sales']).toBeUndefined();
    expect(pointsTold(table, 0)['free-construction']).toBeUndefined();
    expect(before).toBe(0);
    expect(due(table)).toBe('2 turn');
  });

  it.each(NAMES)('a space without a house gives nobody a free action: %s', (action) => {
    const table = visiting([SECOND[action]]);
    answers(table, `turn ${SPACE[action]}`, 'bid 1', ...DONE[action]);
    expect(told(table, 'free-action')).toEqual([]);
    expect(due(table)).toBe('2 turn');
  });

  it('only the owner of the house on that very space gains', () => {
    const table = visiting([SPACE.sales]);
    give(table, 1, { houses: [SECOND.sales] });
    answers(table, `turn ${SPACE.sales}`, 'bid 1', ...DONE.sales);
    expect(pointsTold(table, 2)).toEqual({ 'free-sales': 1 });
    expect(pointsTold(table, 1)).toEqual({});
    expect(pointsTold(table, 3)).toEqual({});
  });

  it('an owner who has passed already still gains (R-45)', () => {
    const table = visiting([SPACE.sales]);
    giveTurn(table, 2);
    answers(table, 'turn pass', 'turn pass');
    expect(due(table)).toBe('1 turn');
    answers(table, `turn ${SPACE.sales}`, 'bid 1', ...DONE.sales);
    expect(pointsTold(table, 2)).toEqual({ 'free-sales': 1 });
  });

  it('a house works for its owner from the moment it stands', () => {
    const table = visiting([]);
    answers(table, `turn ${SPACE.construction}`, 'bid 1', 'pay-house ws', 'move-needle first');
    answers(table, `place-house ${SPACE.sales}`, `turn ${SPACE.sales}`, 'bid 1', ...DONE.sales);
    expect(told(table, 'free-action').map(({ player, by }) => [player, by])).toEqual([[0, 1]]);
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5, 'free-sales': 1 });
  });
});

describe('2e, Free action, where the opponent can not do the action (R-6)', () => {
  it('workshop: the black artwork comes although all other stacks are empty', () => {
    const table = visiting([SPACE.workshop]);
    give(table, 3, { artworks: { yellow: 3, brown: 6, blue: 6, green: 6 } });
    check(table);
    answers(table, `turn ${SPACE.workshop}`, 'bid 1');
    expect(told(table, 'action-impossible')[0].reason).toEqual({ code: 'all-stacks-empty' });
    expect(artworksHeld(table, 2)).toEqual({ yellow: 1, black: 1 });
    expect(due(table)).toBe('2 turn');
  });

  it('sales: the points come although the opponent has nothing to sell', () => {
    const table = visiting([SPACE.sales]);
    give(table, 0, { artworks: { yellow: 0 } });
    answers(table, `turn ${SPACE.sales}`, 'bid 1');
    expect(told(table, 'action-impossible')[0].reason).toEqual({ code: 'no-artwork' });
    expect(pointsTold(table, 2)).toEqual({ 'free-sales': 1 });
    expect(due(table)).toBe('2 turn');
  });

  it('nobles: the owner uses a noble although none is on display', () => {
    const table = visiting([SPACE.nobles]);
    setDisplay(table, 'none', 'none', 'none', 'none');
    for (const seat of [1, 2, 3]) give(table, seat, { nobles: ALL });
    check(table);
    answers(table, `turn ${SPACE.nobles}`, 'bid 1');
    expect(told(table, 'action-impossible')[0].reason).toEqual({ code: 'no-noble-on-display' });
    expect(due(table)).toBe('3 use-nobles');
    answer(table, 'use-nobles', 'maeterlinck');
    expect(pointsTold(table, 2)).toEqual({ noble: 5 });
    expect(due(table)).toBe('2 turn');
  });

  it('materials: the owner has the free action, but the same empty supply', () => {
    const table = visiting([SPACE.materials]);
    give(table, 3, { cubes: { wood: 9, iron: 10, stone: 9 } });
    answers(table, `turn ${SPACE.materials}`, 'bid 1');
    expect(told(table, 'action-impossible')[0].reason).toEqual({ code: 'supply-empty' });
    expect(told(table, 'free-action')).toHaveLength(1);
    expect(told(table, 'gain-lost')[0].reason).toEqual({ code: 'supply-empty' });
    expect(due(table)).toBe('2 turn');
  });

  it('construction: the points come although the opponent can not pay', () => {
    const table = visiting([SPACE.construction, '1-1']);
    give(table, 0, { cubes: { wood: 0 } });
    answers(table, `turn ${SPACE.construction}`, 'bid 1');
    expect(told(table, 'action-impossible')[0].reason).toEqual({
      code: 'payment-impossible',
      missing: 1,
      units: 2,
      named: ['wood', 'stone'],
    });
    expect(pointsTold(table, 2)).toEqual({ 'free-construction': 2 });
    expect(due(table)).toBe('2 turn');
  });
});
