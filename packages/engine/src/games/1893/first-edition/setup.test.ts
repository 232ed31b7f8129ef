import { describe, expect, it } from 'vitest';
import { NONE } from '../../../core/game.ts';
import { COMPASS_KINDS } from '../compass.ts';
import { ACTIONS } from '../ids.ts';
import { cubeAt } from '../places.ts';
import { check, due, noblesKept, told } from '../table.testing.ts';
import { game1893FirstEdition } from './game.ts';
import { blackLeft, COLOURS, COMPASS, held, newTable, pileOf } from './table.testing.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

function rowsOf(strips: 'beginner' | 'expert'): string[] {
  const { s } = newTable(3, { strips, deal: { strips: [1, 2, 3, 4, 5] } });
  const letters = s.actions.map((action) => ACTIONS[action][0].toUpperCase()).join('');
  return letters.match(/.{5}/g) ?? [];
}

function compassOf(seed: string): string {
  return newTable(3, { seed })
    .s.compass.map((kind) => COMPASS_KINDS[kind])
    .join(' ');
}

describe('1e, Setup', () => {
  it('the game is for 2 to 5 players, and strips are an option of the table', () => {
    const { minPlayers, maxPlayers, options } = game1893FirstEdition;
    expect([minPlayers, maxPlayers]).toEqual([2, 5]);
    expect(
      options.map(({ id, values, default: usual }) => [id, values.map(({ value }) => value), usual]),
    ).toEqual([['strips', ['beginner', 'expert'], 'beginner']]);
  });

  it.each([
    ['beginner', ['WSNMC', 'NMCWS', 'CWSNM', 'SNMCW', 'MCWSN']],
    ['expert', ['MWCSN', 'SCMNW', 'WNSCM', 'CSNWM', 'NMWSC']],
  ] as const)('all strips lie on the same side, one a row: %s', (strips, rows) => {
    expect(rowsOf(strips)).toEqual(rows);
  });

  it('the order of the strips is left to chance', () => {
    const orders = new Set(SEEDS.map((seed) => newTable(3, { seed }).s.actions.join()));
    expect(orders.size).toBeGreaterThan(20);
  });

  it('six compass tiles lie clockwise on six spaces in the order dealt; there is neither glass nor arrow', () => {
    const compass = ['francs', 'empty', 'wood', 'refined', 'iron', 'stone'];
    const { s } = newTable(3, { deal: { compass } });
    expect(s.compass.map((kind) => COMPASS_KINDS[kind])).toEqual(compass);
    expect(s.rules.arrow).toBe(NONE);
    expect(s.cubes[cubeAt(s.rules.players, 3)]).toBe(0);
  });

  it('the compass tiles are laid at random, each of them once', () => {
    const laid = SEEDS.map(compassOf);
    expect(new Set(laid).size).toBeGreaterThan(20);
    for (const tiles of laid) expect(tiles.split(' ').sort()).toEqual(COMPASS.toSorted());
  });

  it('the needles start on spaces 1 and 4, whatever tiles lie there', () => {
    for (const seed of SEEDS) {
      const { s } = newTable(3, { seed });
      expect([s.needle0, s.needle1]).toEqual([0, 3]);
    }
  });

  it('all 12 stock cards are shuffled into the deck: one is turned up, 11 are left, none is out', () => {
    const { s } = newTable(4);
    expect(s.stockDeck).toHaveLength(11);
    expect(s.stockOut).toEqual([]);
    expect([s.stockCard, ...s.stockDeck].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, i) => i),
    );
    expect(new Set(SEEDS.map((seed) => newTable(4, { seed }).s.stockCard)).size).toBeGreaterThan(8);
  });

  it('of 25 bonus cards one lies under each of the five columns and 20 are in the draw pile', () => {
    const { s } = newTable(4);
    expect(s.prestigeStrip).toHaveLength(5);
    expect(s.prestigeDeck).toHaveLength(20);
    expect(new Set([...s.prestigeStrip, ...s.prestigeDeck]).size).toBe(25);
  });

  it('each has Brugmann; of the other 21 nobles four are on display', () => {
    const table = newTable(5);
    for (let seat = 0; seat < 5; seat++) expect(noblesKept(table, seat)).toEqual(['brugmann']);
    expect(table.s.nobleDisplay.filter((noble) => noble !== NONE)).toHaveLength(4);
    expect(table.s.nobleDeck).toHaveLength(17);
  });

  it('each starts with one coloured artwork from the top of the pile, the first player first, without a decision', () => {
    const table = newTable(3, { deal: { firstPlayer: 2, artworks: ['green', 'pink', 'blue', 'yellow'] } });
    expect([held(table, 1), held(table, 2), held(table, 0)]).toEqual([
      { green: 1 },
      { pink: 1 },
      { blue: 1 },
    ]);
    expect(pileOf(table)[0]).toBe('yellow');
    expect(told(table, 'artwork-taken').map(({ player, source }) => [player, source])).toEqual([
      [1, 'setup'],
      [2, 'setup'],
      [0, 'setup'],
    ]);
    expect(due(table)).toBe('2 choose-iris');
    check(table);
  });

  it.each([2, 3, 4, 5])(
    '24 coloured artworks, six of each of four colours, are one pile, and 6 black ones lie apart: %i players',
    (players) => {
      const table = newTable(players);
      const counts: Record<string, number> = { yellow: 0, pink: 0, blue: 0, green: 0 };
      for (const colour of pileOf(table)) counts[colour]++;
      for (let seat = 0; seat < players; seat++)
        for (const colour of Object.keys(held(table, seat))) counts[colour]++;
      expect(counts).toEqual({ yellow: 6, pink: 6, blue: 6, green: 6 });
      expect(pileOf(table)).toHaveLength(24 - players);
      expect(blackLeft(table)).toBe(6);
    },
  );

  it('the artworks are shuffled, and any colour but black can be the one of the start', () => {
    const first = SEEDS.map((seed) => Object.keys(held(newTable(2, { seed }), 0)).join());
    expect([...new Set(first)].sort()).toEqual(COLOURS.slice(0, 4).toSorted());
    expect(new Set(SEEDS.map((seed) => pileOf(newTable(2, { seed })).join())).size).toBe(SEEDS.length);
  });

  it('both shop spaces are empty, nothing is covered, and no exhibition tile is taken', () => {
    const { s } = newTable(3);
    expect([s.shop, s.covered, s.exhibitions, s.drawn]).toEqual([[NONE, NONE], [], [], []]);
  });

  it.each([2, 3, 4, 5])(
    'the first player has 5 BF and the others clockwise one more each: %i players',
    (players) => {
      const { s } = newTable(players, { deal: { firstPlayer: 2 } });
      const inOrder = Array.from({ length: players }, (_, i) => s.money[(1 + i) % players]);
      expect(inOrder).toEqual([5, 6, 7, 8, 9].slice(0, players));
    },
  );

  it('the same setup deals the same game, another seed another one', () => {
    const deal = (seed: string) => newTable(4, { seed }).events;
    expect(deal('a')).toEqual(deal('a'));
    expect(deal('a')).not.toEqual(deal('b'));
  });

  const BAD: [string, object, RegExp][] = [
    [
      'a compass tile of another edition',
      { compass: ['choice'] },
      /deal: compass\[0\]: expected one of wood/,
    ],
    [
      'a compass tile twice',
      { compass: ['wood', 'wood'] },
      /deal.compass\[1\]: there is no such one, or no more of it/,
    ],
    [
      'a black artwork in the pile',
      { artworks: ['black'] },
      /artworks\[0\]: expected one of yellow, pink, blue, green/,
    ],
    ['brown, which is pink here', { artworks: ['brown'] }, /artworks\[0\]: expected one of/],
    [
      'seven yellow artworks',
      { artworks: Array(7).fill('yellow') },
      /deal.artworks\[6\]: there is no such one/,
    ],
    ['a bonus card beyond the 25', { prestige: [26] }, /deal.prestige\[0\]: there is no such one/],
  ];
  it.each(BAD)('a deal is refused that asks for %s', (_, deal, message) => {
    expect(() => newTable(3, { deal: deal as never })).toThrow(message);
  });

  it('5 assistants at hand and 2 in the courthouse, discs on the first spaces, 0 VP, the cursor in the centre', () => {
    const table = newTable(5);
    const { s } = table;
    expect([s.architects, s.courthouse]).toEqual([Array(5).fill(5), Array(5).fill(2)]);
    expect(new Set(s.tracks)).toEqual(new Set([0]));
    expect(s.rules.scores(s).map(({ total }) => total)).toEqual([0, 0, 0, 0, 0]);
    expect(new Set(s.built)).toEqual(new Set([0]));
    // 5 x 5 places of the cursor's centre: the middle one.
    expect(s.cursor).toBe(12);
    // Wood, iron, stone, no glass, jokers.
    expect(s.cubes.slice(-5)).toEqual([10, 10, 10, 0, 15]);
  });
});
