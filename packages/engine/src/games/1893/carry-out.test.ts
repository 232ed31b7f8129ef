import { describe, expect, it } from 'vitest';
import { obstacle } from '../../core/agenda.ts';
import { CUBE_SETS } from './steps/take-cubes.ts';
import {
  answer,
  answers,
  check,
  choices,
  cubesOf,
  due,
  francsTold,
  give,
  levelOf,
  nobleNamed,
  noblesKept,
  pointsTold,
  setDisplay,
  type Table,
  tableAtTurn,
  told,
  total,
  whyNot,
} from './table.testing.ts';

const OTHERS = ['buls', 'albert', 'empain', 'solvay', 'vandervelde', 'maeterlinck'];

/** Seat 1 takes this noble from the free space, after `prepare` has set what it needs. */
function taken(id: string, prepare: (table: Table) => void = () => undefined): Table {
  const table = tableAtTurn(4, { iris: '1-1', deal: { strips: [1, 2, 3, 4, 5] } });
  setDisplay(table, ...OTHERS.filter((other) => other !== id).slice(0, 3), id);
  give(table, 0, { francs: 1 });
  prepare(table);
  check(table);
  answers(table, 'turn 3-4', 'bid 1', 'take-noble fourth');
  return table;
}

/** Seat 1 has a house at 3-4; an opponent comes, and so it may use one of its nobles. */
function usedAtHome(noble: string, prepare: (table: Table) => void = () => undefined): Table {
  const table = tableAtTurn(4, { iris: '1-1', deal: { strips: [1, 2, 3, 4, 5], firstPlayer: 2 } });
  setDisplay(table, 'buls', 'albert', 'empain', 'maeterlinck');
  give(table, 0, {
    francs: 1,
    houses: ['3-4'],
    nobles: noble === 'brugmann' ? ['brugmann'] : ['brugmann', noble],
  });
  prepare(table);
  check(table);
  answers(table, 'turn 3-4', 'bid 1', 'take-noble fourth', 'keep-noble discard');
  expect(due(table)).toBe('1 use-nobles');
  answer(table, 'use-nobles', noble);
  return table;
}

/** All the wood, iron and stone of the supply but these many cubes goes to seat 4. */
function leaveCubes(table: Table, wood: number, iron: number, stone: number): void {
  const { wood: w = 0, iron: i = 0, stone: s = 0 } = cubesOf(table, 4);
  give(table, 3, { cubes: { wood: w - wood, iron: i - iron, stone: s - stone } });
}

function isUsed({ s }: Table, seat: number, id: string): boolean {
  return ((s.usedNobles[seat] >> nobleNamed(s, id)) & 1) === 1;
}

describe('2e, Noble effects', () => {
  it('Brugmann gives 5 BF', () => {
    const table = usedAtHome('brugmann');
    expect(table.s.money[0]).toBe(6);
    expect(francsTold(table, 0)).toEqual({ noble: 5 });
    expect(isUsed(table, 0, 'brugmann')).toBe(true);
  });

  it('money is not limited by the coins in the box (R-2)', () => {
    const table = usedAtHome('brugmann', (t) => {
      for (let seat = 0; seat < 4; seat++) give(t, seat, { francs: 220 });
    });
    expect(table.s.money[0]).toBe(225);
    check(table);
  });

  it('Empain gives 2 jokers', () => {
    const table = taken('empain');
    expect(cubesOf(table, 0)).toEqual({ joker: 2 });
    expect(cubesOf(table, 4).joker).toBe(13);
    expect(told(table, 'cubes-taken')).toEqual([
      { type: 'cubes-taken', player: 0, cubes: [0, 0, 0, 0, 2], source: 'noble' },
    ]);
    check(table);
  });

  it('Empain gives the one joker that is left', () => {
    const table = taken('empain', (t) => give(t, 2, { cubes: { joker: 14 } }));
    expect(cubesOf(table, 0)).toEqual({ joker: 1 });
    expect(cubesOf(table, 4).joker).toBeUndefined();
    check(table);
  });

  it('Empain gives nothing when no joker is left, and may be kept as used', () => {
    const table = taken('empain', (t) => give(t, 2, { cubes: { joker: 15 } }));
    expect(cubesOf(table, 0)).toEqual({});
    expect(told(table, 'gain-lost')).toEqual([
      {
        type: 'gain-lost',
        player: 0,
        source: 'noble',
        reason: { code: 'supply-short', material: 4, needed: 2, available: 0 },
      },
    ]);
    answer(table, 'keep-noble', 'keep');
    expect(isUsed(table, 0, 'empain')).toBe(true);
  });

  it.each([
    ['w', { wood: 1 }],
    ['i', { iron: 1 }],
    ['s', { stone: 1 }],
  ])('Solvay gives one refined cube of choice: %s', (word, cubes) => {
    const table = taken('solvay');
    expect(choices(table)).toEqual(['w', 'i', 's']);
    answer(table, 'cube-or-trade', word);
    expect(cubesOf(table, 0)).toEqual(cubes);
    expect(told(table, 'cubes-paid')).toEqual([]);
    expect(due(table)).toBe('1 keep-noble');
    check(table);
  });

  it.each([
    ['ww', { wood: 2 }],
    ['wi', { wood: 1, iron: 1 }],
    ['ws', { wood: 1, stone: 1 }],
    ['ii', { iron: 2 }],
    ['is', { iron: 1, stone: 1 }],
    ['ss', { stone: 2 }],
  ])('Solvay gives two refined cubes of choice for a joker: %s', (word, cubes) => {
    const table = taken('solvay', (t) => give(t, 0, { cubes: { joker: 1 } }));
    answer(table, 'cube-or-trade', `trade-${word}`);
    expect(cubesOf(table, 0)).toEqual(cubes);
    expect(cubesOf(table, 4).joker).toBe(15);
    expect(told(table, 'cubes-paid')).toEqual([
      { type: 'cubes-paid', player: 0, cubes: [0, 0, 0, 0, 1], source: 'noble' },
    ]);
    expect(told(table, 'cubes-taken').map((event) => event.source)).toEqual(['noble']);
    check(table);
  });

  it('with a joker Solvay offers both ways, never more than one joker and never glass', () => {
    const table = taken('solvay', (t) => give(t, 0, { cubes: { joker: 3 } }));
    const pairs = ['ww', 'wi', 'ws', 'ii', 'is', 'ss'].map((word) => `trade-${word}`);
    expect(choices(table)).toEqual(['w', 'i', 's', ...pairs]);
    expect(whyNot(table, 'g')).toEqual({ code: 'supply-short', material: 3, needed: 1, available: 0 });
    answer(table, 'cube-or-trade', 'trade-ww');
    expect(cubesOf(table, 0)).toEqual({ wood: 2, joker: 2 });
  });

  it('without a joker Solvay does not trade', () => {
    const table = taken('solvay');
    expect(whyNot(table, 'trade-ws')).toEqual({ code: 'no-joker' });
    expect(obstacle(table.s, CUBE_SETS.length)).toEqual({ code: 'not-a-choice' });
  });

  it('Solvay gives what the supply still has of a kind', () => {
    const table = taken('solvay', (t) => {
      give(t, 0, { cubes: { joker: 1 } });
      leaveCubes(t, 1, 0, 2);
    });
    expect(choices(table)).toEqual(['w', 's', 'trade-ws', 'trade-ss']);
    expect(whyNot(table, 'i')).toEqual({ code: 'supply-short', material: 1, needed: 1, available: 0 });
    expect(whyNot(table, 'trade-ww')).toEqual({
      code: 'supply-short',
      material: 0,
      needed: 2,
      available: 1,
    });
  });

  it('Solvay gives the last refined cube, and trades no joker for it (R-47)', () => {
    const table = taken('solvay', (t) => {
      give(t, 0, { cubes: { joker: 1 } });
      leaveCubes(t, 0, 0, 1);
    });
    expect(choices(table)).toEqual(['s']);
    answer(table, 'cube-or-trade', 's');
    expect(cubesOf(table, 0)).toEqual({ stone: 1, joker: 1 });
    check(table);
  });

  it('Solvay gives nothing when no refined cube is left, and may be kept as used', () => {
    const table = taken('solvay', (t) => {
      give(t, 0, { cubes: { joker: 1 } });
      leaveCubes(t, 0, 0, 0);
    });
    expect(due(table)).toBe('1 keep-noble');
    expect(cubesOf(table, 0)).toEqual({ joker: 1 });
    expect(told(table, 'gain-lost')).toEqual([
      { type: 'gain-lost', player: 0, source: 'noble', reason: { code: 'supply-empty' } },
    ]);
    answer(table, 'keep-noble', 'keep');
    expect(isUsed(table, 0, 'solvay')).toBe(true);
  });

  const TRACKS = [
    ['buls', 'iris', 0, [1, 2, 3, 4, 5, 6]],
    ['albert', 'crown', 1, [1, 2, 3, 4, 5, 6]],
    ['van-de-velde', 'architect', 2, [1, 2, 4, 6, 8, 10]],
  ] as const;

  it.each(TRACKS)(
    'one space up a track, and only this one: %s on the %s track',
    (id, track, index, values) => {
      for (let space = 0; space < 5; space++) {
        const table = taken(id, (t) => give(t, 0, { levels: { [track]: values[space] } }));
        expect(levelOf(table, 0, track)).toBe(values[space + 1]);
        for (const other of ['iris', 'crown', 'architect'] as const)
          if (other !== track) expect(levelOf(table, 0, other)).toBe(1);
        expect(told(table, 'track-advanced')).toEqual([
          {
            type: 'track-advanced',
            player: 0,
            track: index,
            space: space + 1,
            level: values[space + 1],
            source: 'noble',
          },
        ]);
      }
    },
  );

  it.each(TRACKS)(
    'at the end of its track the gain is lost: %s on the %s track',
    (id, track, index, values) => {
      const table = taken(id, (t) => give(t, 0, { levels: { [track]: values[5] } }));
      expect(levelOf(table, 0, track)).toBe(values[5]);
      expect(told(table, 'gain-lost')).toEqual([
        { type: 'gain-lost', player: 0, source: 'noble', reason: { code: 'track-full', track: index } },
      ]);
      answer(table, 'keep-noble', 'keep');
      expect(isUsed(table, 0, id)).toBe(true);
      check(table);
    },
  );

  it('Vandervelde frees one architect from the courthouse', () => {
    const table = taken('vandervelde');
    // Five at hand, one of them placed, one freed.
    expect(table.s.architects[0]).toBe(5);
    expect(table.s.courthouse[0]).toBe(1);
    expect(told(table, 'architect-released')).toEqual([
      { type: 'architect-released', player: 0, source: 'noble' },
    ]);
    check(table);
  });

  it('the architect that Vandervelde frees is available in the same round', () => {
    const table = taken('vandervelde', (t) => give(t, 0, { architects: 1, francs: 5 }));
    answers(table, 'keep-noble keep', 'turn pass', 'turn pass', 'turn pass');
    expect(due(table)).toBe('1 turn');
    answers(table, 'turn 2-4', 'bid 1', 'take-artwork blue');
    expect(table.s.architects[0]).toBe(0);
    check(table);
  });

  it('Vandervelde gives nothing when no architect of the player is in the courthouse', () => {
    const table = taken('vandervelde', (t) => give(t, 0, { courthouse: 0 }));
    expect(table.s.courthouse).toEqual([0, 2, 2, 2]);
    expect(table.s.architects[0]).toBe(6);
    expect(told(table, 'gain-lost')).toEqual([
      { type: 'gain-lost', player: 0, source: 'noble', reason: { code: 'courthouse-empty' } },
    ]);
    answer(table, 'keep-noble', 'keep');
    expect(isUsed(table, 0, 'vandervelde')).toBe(true);
  });

  it('Maeterlinck gives 5 VP', () => {
    const table = taken('maeterlinck');
    expect(pointsTold(table, 0)).toEqual({ noble: 5 });
    expect(total(table, 0)).toBe(5);
  });

  it('only the one who uses a noble gains from it', () => {
    for (const id of ['empain', 'buls', 'albert', 'van-de-velde', 'vandervelde', 'maeterlinck']) {
      const table = taken(id);
      for (let seat = 1; seat < 4; seat++) {
        expect(total(table, seat)).toBe(0);
        expect(cubesOf(table, seat)).toEqual({});
        expect(table.s.courthouse[seat]).toBe(2);
        for (const track of ['iris', 'crown', 'architect'] as const)
          expect(levelOf(table, seat, track)).toBe(1);
      }
    }
  });

  it.each([
    ['buls', (t: Table) => give(t, 0, { levels: { iris: 6 } })],
    ['albert', (t: Table) => give(t, 0, { levels: { crown: 6 } })],
    ['van-de-velde', (t: Table) => give(t, 0, { levels: { architect: 10 } })],
    ['vandervelde', (t: Table) => give(t, 0, { courthouse: 0 })],
    ['empain', (t: Table) => give(t, 2, { cubes: { joker: 15 } })],
    ['solvay', (t: Table) => leaveCubes(t, 0, 0, 0)],
  ])('a noble whose effect is lost counts as used all the same: %s', (id, prepare) => {
    const table = usedAtHome(id, prepare);
    expect(told(table, 'gain-lost')).toHaveLength(1);
    expect(isUsed(table, 0, id)).toBe(true);
    expect(noblesKept(table, 0)).toContain(id);
    expect(due(table)).toBe('3 turn');
  });

  it('using a noble is told with its name before what it gives', () => {
    const table = taken('maeterlinck');
    const types = table.events.map((event) => event.type);
    expect(told(table, 'noble-used')).toEqual([
      { type: 'noble-used', player: 0, noble: nobleNamed(table.s, 'maeterlinck') },
    ]);
    expect(types.indexOf('noble-used')).toBeLessThan(types.indexOf('points'));
  });
});
