import { describe, expect, it } from 'vitest';
import { IRIS_NAMES, SPACE_NAMES } from '../board.ts';
import type { EventType } from '../events.ts';
import { NEUTRAL } from '../ids.ts';
import { card, toRound, typesTold } from '../resolution.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  forget,
  give,
  pointsTold,
  sendArchitects,
  setNeutral,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';
import { end, lastPass, resolve, stand, startRound, tableOf } from './rounds.testing.ts';

function arrested(table: Table): number[] {
  return told(table, 'architect-arrested').map(({ player }) => player);
}

describe('2e Belle Époque, Brussels majority', () => {
  it('travellers do not count: with 1 architect and 2 travellers one is behind 2 architects', () => {
    const table = tableOf(3);
    give(table, 0, { travellers: 2 });
    answers(table, 'turn stock-exchange', 'send-travellers 1', 'turn stock-exchange');
    answers(table, 'turn pass', 'turn grand-place', 'send-travellers 1', 'use-nobles stop');
    sendArchitects(table, 0, 3, 1);
    resolve(table);
    expect(told(table, 'brussels-majority')).toEqual([
      { type: 'brussels-majority', players: [1], counts: [1, 2, 0] },
    ]);
    expect(arrested(table)).toEqual([1]);
    check(table);
  });

  it('all travellers on Brussels spaces go back to the train before it', () => {
    const table = tableOf(3);
    give(table, 0, { travellers: 1 });
    give(table, 1, { travellers: 2 });
    answers(table, 'turn stock-exchange', 'send-travellers 1');
    answers(table, 'turn stock-exchange', 'send-travellers 1');
    resolve(table);
    expect(table.s.travellersSent).toEqual([0, 0, 0, 0]);
    expect(table.s.travellers).toEqual([0, 0, 0]);
    expect(typesTold(table, 'travellers-returned', 'brussels-majority')).toEqual([
      'travellers-returned',
      'brussels-majority',
      'travellers-returned',
    ]);
    check(table);
  });

  it('with nobody but travellers in Brussels nobody loses an architect', () => {
    const table = tableOf(3);
    give(table, 0, { travellers: 1 });
    answers(table, 'turn stock-exchange', 'send-travellers 1');
    resolve(table);
    expect(told(table, 'brussels-majority')).toEqual([]);
    expect(table.s.courthouse).toEqual([2, 2, 2]);
    check(table);
  });

  it('architects on bonus tiles do not count, and are never the one who goes to the courthouse', () => {
    const table = tableOf(3);
    give(table, 0, { tiles: ['crown', 'iris'] });
    sendArchitects(table, 1, 0, 1);
    resolve(table);
    expect(told(table, 'brussels-majority')[0].counts).toEqual([0, 1, 0]);
    expect(table.s.bonusOwners.filter((owner) => owner === 0)).toHaveLength(2);
    check(table);
  });
});

describe('2e Belle Époque, Pavilion visit', () => {
  it('example: one green and two red meeples on the row of the red pavilion are 2 VP for red', () => {
    const table = tableOf(4);
    give(table, 3, { cards: [3] });
    stand(table, '.....', '.....', '.44.1');
    resolve(table);
    expect(told(table, 'pavilion-visited')).toEqual([
      { type: 'pavilion-visited', player: 3, site: 2, colours: 2 },
    ]);
    expect(pointsTold(table, 3)).toEqual({ 'pavilion-visit': 2 });
    check(table);
  });

  // The row of the pavilion, its colours.
  const ROWS: [string, number][] = [
    ['.....', 0],
    ['1....', 1],
    ['2....', 1],
    ['2.2..', 1],
    ['123..', 3],
    ['12233', 3],
    ['11111', 1],
  ];

  it.each([1, 2, 3, 4, 5].flatMap((site) => ROWS.map(([row, colours]) => [site, row, colours] as const)))(
    '1 VP for each colour of meeple on the row of the pavilion: site %i, %s',
    (site, row, colours) => {
      const table = tableOf(3, { iris: site === 1 ? '4-4' : '1-1' });
      give(table, 0, { cards: [site] });
      const board = Array<string>(5)
        .fill('.....')
        .with(site - 1, row);
      stand(table, ...board);
      resolve(table);
      expect(pointsTold(table, 0)['pavilion-visit'] ?? 0).toBe(colours);
      expect(told(table, 'pavilion-visited')).toEqual([
        { type: 'pavilion-visited', player: 0, site: site - 1, colours },
      ]);
      check(table);
    },
  );

  it('only its own row is looked at', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [4] });
    stand(table, '.....', '.1.2.', '.3.2.', '.1...', '.2.3.');
    resolve(table);
    expect(pointsTold(table, 0)['pavilion-visit']).toBe(1);
  });

  it('each pavilion is visited, of one player or of several', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [2, 4] });
    give(table, 1, { cards: [5] });
    stand(table, '.....', '.12.3', '.....', '.1...', '..3.3');
    resolve(table);
    expect(told(table, 'pavilion-visited')).toEqual([
      { type: 'pavilion-visited', player: 0, site: 1, colours: 3 },
      { type: 'pavilion-visited', player: 0, site: 3, colours: 1 },
      { type: 'pavilion-visited', player: 1, site: 4, colours: 1 },
    ]);
    expect(pointsTold(table, 0)['pavilion-visit']).toBe(4);
    expect(pointsTold(table, 1)['pavilion-visit']).toBe(1);
    expect(pointsTold(table, 2)['pavilion-visit']).toBeUndefined();
  });

  it('with two players neutral meeples are a colour, both together one', () => {
    const table = tableOf(2);
    give(table, 0, { cards: [5] });
    stand(table, '.....', '.....', '.....', '.....', '.1n2n');
    resolve(table);
    expect(pointsTold(table, 0)['pavilion-visit']).toBe(3);
    const alone = tableOf(2);
    give(alone, 0, { cards: [5] });
    stand(alone, '.....', '.....', '.....', '.....', '..n.n');
    resolve(alone);
    expect(pointsTold(alone, 0)['pavilion-visit']).toBe(1);
  });

  it('houses on the row and architects in Brussels or on bonus tiles are no visitors', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [5], tiles: ['iris'] });
    give(table, 1, { houses: ['5-1', '5-5'] });
    sendArchitects(table, 2, 0, 1);
    resolve(table);
    expect(pointsTold(table, 0)['pavilion-visit']).toBeUndefined();
  });

  it('before the first pavilion there is no visit', () => {
    const table = tableOf(3);
    stand(table, '.....', '.12..');
    resolve(table);
    expect(told(table, 'pavilion-visited')).toEqual([]);
  });

  it('it is the fourth step: after columns, irises and Brussels, and before architects come home', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [2] });
    stand(table, '.....', '.12..', '.21..');
    sendArchitects(table, 2, 0, 1);
    resolve(table);
    const order: EventType[] = [
      'first-player-chosen',
      'iris-majority',
      'brussels-majority',
      'pavilion-visited',
      'round-ended',
    ];
    expect(typesTold(table, ...order)).toEqual(order);
  });

  it('it takes place in every round, round 5 included', () => {
    const table = lastPass(3, { cards: [1] });
    give(table, 1, { courthouse: 5 });
    give(table, 1, { placed: { '1-1': 1, '1-2': 1 } });
    end(table);
    while (due(table).endsWith('use-prestige')) answer(table, 'use-prestige', choices(table)[0]);
    expect(pointsTold(table, 1)['pavilion-visit']).toBe(1);
    check(table);
  });
});

describe('2e Belle Époque, First player and columns', () => {
  it('meeples on tile spaces bid for their column as anywhere', () => {
    const table = tableOf(3, { deal: { prestige: [1, 2, 3, 4, 5] } });
    give(table, 0, { placed: { '2-3': 2 } });
    give(table, 1, { placed: { '5-3': 1 } });
    resolve(table);
    expect(told(table, 'column-won')).toMatchObject([{ column: 2, player: 0, sums: [2, 1, 0] }]);
  });

  it('a bid that was taken back whole wins nothing: a sum of 0 is no majority', () => {
    const table = tableOf(3, { deal: { prestige: [card('iris'), card('crown')] } });
    give(table, 0, { placed: { '2-2': 0 } });
    check(table);
    resolve(table);
    expect(told(table, 'column-won')).toEqual([]);
    expect(due(table)).toBe('1 choose-iris');
  });
});

describe('2e Belle Époque, Neutral meeples', () => {
  const CROSS = ['2-3', '3-2', '3-3', '3-4', '4-3'];

  it.each(IRIS_NAMES)('a neutral meeple never goes on the space of a face-down tile: iris %s', (iris) => {
    const table = tableOf(2);
    resolve(table);
    // Whatever the stock card says.
    answer(table, 'choose-iris', choices(table)[0]);
    table.s.iris = IRIS_NAMES.indexOf(iris);
    expect(due(table)).toBe('1 place-neutral');
    const words = choices(table);
    expect(words.filter((word) => CROSS.includes(word))).toEqual([]);
    const tiled = CROSS.map((space) => whyNot(table, space)?.code);
    expect(new Set(tiled)).toEqual(
      new Set(
        CROSS.map((space) =>
          inside(iris, space) ? ('tile-there' as const) : ('outside-active-area' as const),
        ),
      ),
    );
  });

  /** Whether a space lies in the larger part of the board at this iris. */
  function inside(iris: string, space: string): boolean {
    const [cuts, lines] = [iris, space].map((name) => name.split('-').map(Number));
    return lines.every((line, i) => (cuts[i] <= 2 ? line > cuts[i] : line <= cuts[i]));
  }

  // Active are rows 3 to 5 and columns 3 to 5: six spaces without tile. How many of them are built on, neutral meeples placed.
  const BUILT: [string[], number][] = [
    [['3-5', '4-4', '4-5', '5-3', '5-4', '5-5'], 0],
    [['3-5', '4-4', '4-5', '5-3', '5-4'], 1],
    [['3-5', '4-4', '4-5', '5-3'], 2],
  ];

  it.each(BUILT)(
    'where only spaces of tiles are free in the area no neutral meeple is placed: houses on %s',
    (houses, placed) => {
      const table = tableOf(2, { deal: { stock: [1, 5] } });
      resolve(table);
      give(table, 0, { houses: houses.slice(0, 3) });
      give(table, 1, { houses: houses.slice(3) });
      check(table);
      forget(table);
      answer(table, 'choose-iris', '2-2');
      while (due(table).endsWith('place-neutral')) answer(table, 'place-neutral', choices(table)[0]);
      expect(told(table, 'neutral-placed')).toHaveLength(placed);
      expect(told(table, 'neutral-not-placed')).toHaveLength(2 - placed);
      expect(due(table)).toBe('1 turn');
      check(table);
    },
  );

  it('players may place architects on the spaces of tiles that neutral meeples may not use', () => {
    const table = tableOf(2, { iris: '2-2' });
    setNeutral(table, '3-5', '5-5');
    const words = choices(table).filter((word) => SPACE_NAMES.includes(word));
    expect(words).toEqual(['3-3', '3-4', '4-3', '4-4', '4-5', '5-3', '5-4']);
  });

  it('neutral meeples come back at the end of the round and are placed again', () => {
    const table = tableOf(2);
    resolve(table);
    expect(table.s.meeples).not.toContain(NEUTRAL);
    startRound(table);
    expect(table.s.meeples.filter((who) => who === NEUTRAL)).toHaveLength(2);
    toRound(table, 3);
    forget(table);
    check(table);
  });
});
