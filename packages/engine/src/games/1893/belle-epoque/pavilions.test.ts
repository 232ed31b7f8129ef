import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { SPACE_NAMES } from '../board.ts';
import { CONSTRUCTION, SITES, SPACES } from '../ids.ts';
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
  setDisplay,
  setNeedles,
  type Table,
  told,
  usedCards,
  whyNot,
} from '../table.testing.ts';
import { belleTable, PLAIN, TILED } from './actions.testing.ts';
import { end, lastPass } from './rounds.testing.ts';

type Needles = Parameters<typeof setNeedles> extends [unknown, ...infer Kinds] ? Kinds : never;

/** None of these works while somebody builds. */
const CARDS = [11, 12, 13, 14, 19];

/** Spaces that may be built on and that nobody uses in these tests, 4-4 apart. */
const HOUSES = SPACE_NAMES.filter((space) => !Object.values(TILED).includes(space) && space !== '4-4');

/** Before the turn of seat 1, whose money is what is left after a bid of 1 BF. */
function planning({ francs = 0, ...belongings }: Belongings, needles: Needles = ['wood', 'stone']): Table {
  const table = belleTable(4, { cards: CARDS });
  give(table, 0, { francs: francs + 1, ...belongings });
  setNeedles(table, ...needles);
  return table;
}

/** Seat 1 on the construction space 4-4. */
function building(belongings: Belongings, needles: Needles = ['wood', 'stone']): Table {
  const table = planning(belongings, needles);
  check(table);
  forget(table);
  answers(table, 'turn 4-4', 'bid 1');
  return table;
}

/** Houses of the others on all spaces that may be built on, but for 4-4 and the last one, where an architect stands. */
function fill(table: Table): void {
  give(table, 1, { houses: HOUSES.slice(0, 6) });
  give(table, 2, { houses: HOUSES.slice(6, 12) });
  give(table, 3, { houses: HOUSES.slice(12, 18), placed: { [HOUSES[18]]: 1 } });
}

function sites(table: Table): string[] {
  return choices(table).filter((word) => word.startsWith('site'));
}

describe('2e Belle Époque, glass', () => {
  it('glass may be taken as any refined material, alone or with another', () => {
    const table = belleTable();
    answers(table, `turn ${PLAIN.materials[0]}`, 'bid 1');
    expect(choices(table)).toEqual(['ww', 'wi', 'ws', 'wg', 'ii', 'is', 'ig', 'ss', 'sg', 'gg']);
    answer(table, 'take-cubes', 'gg');
    expect(cubesOf(table, 0)).toEqual({ glass: 2 });
    expect(cubesOf(table, 4).glass).toBe(8);
    check(table);
  });

  it('glass is taken as far as the supply has it', () => {
    const table = belleTable();
    give(table, 1, { cubes: { glass: 9 } });
    check(table);
    answers(table, `turn ${PLAIN.materials[0]}`, 'bid 1');
    expect(choices(table)).not.toContain('gg');
    expect(whyNot(table, 'gg')).toEqual({ code: 'supply-short', material: 3, needed: 2, available: 1 });
    answer(table, 'take-cubes', 'sg');
    expect(cubesOf(table, 0)).toEqual({ stone: 1, glass: 1 });
    check(table);
  });

  it('glass may be the cube of the free action of a materials space', () => {
    const table = belleTable();
    give(table, 1, { houses: [PLAIN.materials[0]] });
    check(table);
    answers(table, `turn ${PLAIN.materials[0]}`, 'bid 1', 'take-cubes ww');
    expect(due(table)).toBe('2 take-cubes');
    expect(choices(table)).toEqual(['w', 'i', 's', 'g']);
    answer(table, 'take-cubes', 'g');
    expect(cubesOf(table, 1)).toEqual({ glass: 1 });
    check(table);
  });

  it('glass may be what Solvay gives, also for a joker', () => {
    const table = belleTable();
    setDisplay(table, 'buls', 'albert', 'empain', 'solvay');
    give(table, 0, { cubes: { joker: 1 } });
    check(table);
    answers(table, `turn ${PLAIN.nobles[0]}`, 'bid 1', 'take-noble fourth');
    expect(choices(table)).toEqual(expect.arrayContaining(['g', 'trade-wg', 'trade-gg']));
    answer(table, 'cube-or-trade', 'trade-gg');
    expect(cubesOf(table, 0)).toEqual({ glass: 2 });
    check(table);
  });

  it.each([
    { needles: ['glass', 'wood'], has: { glass: 2, wood: 2 }, payments: ['wg'] },
    { needles: ['glass', 'empty'], has: { glass: 2, wood: 2 }, payments: ['gg'] },
    { needles: ['choice', 'wood'], has: { glass: 2, wood: 1 }, payments: ['wg'] },
    { needles: ['choice', 'empty'], has: { glass: 2, wood: 1 }, payments: ['wg', 'gg'] },
    { needles: ['glass', 'francs'], has: { glass: 2 }, francs: 3, payments: ['gf'] },
    { needles: ['glass', 'wood'], has: { wood: 1, joker: 1 }, payments: ['wj'] },
    { needles: ['wood', 'stone'], has: { wood: 1, glass: 3, joker: 1 }, payments: ['wj'] },
    { needles: ['choice', 'glass'], has: { glass: 1, iron: 1 }, payments: ['ig'] },
  ] as const)(
    'glass pays for a house where a needle names it or lets one choose: $needles with $has',
    ({ needles, has, payments, ...rest }) => {
      const table = building({ cubes: has, francs: 'francs' in rest ? rest.francs : 0 }, [...needles]);
      expect(choices(table)).toEqual(payments);
    },
  );

  it('glass paid without a joker earns 5 VP', () => {
    const table = building({ cubes: { glass: 1, wood: 1 } }, ['glass', 'wood']);
    answers(table, 'pay-house wg', 'move-needle first', 'place-house 1-1');
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5 });
    expect(cubesOf(table, 0)).toEqual({});
    check(table);
  });

  it('glass may be replaced by a joker, without the 5 VP', () => {
    const table = building({ cubes: { joker: 1, wood: 1 } }, ['glass', 'wood']);
    answers(table, 'pay-house wj', 'move-needle first', 'place-house 1-1');
    expect(pointsTold(table, 0)).toEqual({});
    check(table);
  });

  it('glass counts 1 VP a cube at the end as any refined material', () => {
    const table = lastPass(3, { cubes: { glass: 2, wood: 1 } });
    end(table);
    expect(pointsTold(table, 1).cubes).toBe(3);
  });

  it('glass can not stand in for a material that the needles name', () => {
    const table = building({ cubes: { wood: 2, glass: 2, stone: 1 } });
    expect(choices(table)).toEqual(['ws']);
    expect(whyNot(table, 'wg')).toEqual({ code: 'unit-not-named', unit: 3 });
  });
});

describe('2e Belle Époque, pavilions', () => {
  it('example: the pavilion on the third site costs 2 glass more, and gives its card for good', () => {
    const table = building({ cubes: { wood: 1, stone: 1, glass: 2 } });
    answers(table, 'pay-house ws', 'move-needle first', 'place-house site3');
    expect(cubesOf(table, 0)).toEqual({});
    expect(table.s.pavilions).toEqual([-1, -1, 0, -1, -1]);
    expect(told(table, 'pavilion-built')).toEqual([
      { type: 'pavilion-built', player: 0, site: 2, house: 0, card: CARDS[2] - 1, surcharge: 2 },
    ]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 1],
    [5, 0],
  ])('each site costs its glass on top: site %i costs %i', (site, surcharge) => {
    const table = building({ cubes: { wood: 1, stone: 1, glass: 3 } });
    answers(table, 'pay-house ws', 'move-needle first', `place-house site${site}`);
    expect(cubesOf(table, 0)).toEqual({ glass: 3 - surcharge });
    expect(cubesOf(table, 4).glass).toBe(7 + surcharge);
    expect(table.s.pavilions[site - 1]).toBe(0);
    expect(table.s.houses.every((owner) => owner !== 0)).toBe(true);
    expect(usedCards(table)).toEqual([]);
    check(table);
  });

  it.each([
    [0, ['site1', 'site5']],
    [1, ['site1', 'site2', 'site4', 'site5']],
    [2, ['site1', 'site2', 'site3', 'site4', 'site5']],
  ])('the glass at hand says which sites can be built on, jokers or not: %i glass', (glass, expected) => {
    const table = building({ cubes: { wood: 1, stone: 1, glass, joker: 6 } });
    answers(table, 'pay-house ws', 'move-needle first');
    expect(sites(table)).toEqual(expected);
  });

  it('a joker can not stand in for the surcharge', () => {
    const table = building({ cubes: { wood: 1, stone: 1, glass: 1, joker: 5 } });
    answers(table, 'pay-house ws', 'move-needle first');
    expect(whyNot(table, 'site3')).toEqual({ code: 'glass-short', site: 2, needed: 2, available: 1 });
    expect(obstacle(table.s, SPACES + SITES)).toEqual({ code: 'not-a-choice' });
  });

  it('glass paid as a unit is not there for the surcharge', () => {
    const table = building({ cubes: { wood: 1, glass: 2 } }, ['wood', 'glass']);
    answers(table, 'pay-house wg', 'move-needle first');
    expect(sites(table)).toEqual(['site1', 'site2', 'site4', 'site5']);
    answer(table, 'place-house', 'site4');
    expect(cubesOf(table, 0)).toEqual({});
    check(table);
  });

  it('the surcharge never counts as a unit: the whole cost is due beside it', () => {
    const table = building({ cubes: { glass: 3 } }, ['glass', 'empty']);
    expect(choices(table)).toEqual(['gg']);
    answers(table, 'pay-house gg', 'move-needle first', 'place-house site2');
    expect(told(table, 'cubes-paid')).toEqual([
      { type: 'cubes-paid', player: 0, cubes: [0, 0, 0, 2, 0], source: 'house' },
      { type: 'cubes-paid', player: 0, cubes: [0, 0, 0, 1, 0], source: 'pavilion' },
    ]);
    check(table);
  });

  it('5 VP for a pavilion without a joker, as for a house', () => {
    const table = building({ cubes: { wood: 1, stone: 1, glass: 2 } });
    answers(table, 'pay-house ws', 'move-needle first', 'place-house site3');
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5 });
  });

  it('no 5 VP for a pavilion with a joker, as for a house', () => {
    const table = building({ cubes: { wood: 1, joker: 1, glass: 2 } });
    answers(table, 'pay-house wj', 'move-needle first', 'place-house site3');
    expect(pointsTold(table, 0)).toEqual({});
  });

  it('a needle moves as for a house', () => {
    const table = building({ cubes: { wood: 1, stone: 1 } });
    answer(table, 'pay-house', 'ws');
    expect(due(table)).toBe('1 move-needle');
    answers(table, 'move-needle second', 'place-house site1');
    expect(told(table, 'needle-moved')).toHaveLength(1);
  });

  it.each([
    { built: 0, units: 2, bonus: undefined },
    { built: 1, units: 2, bonus: undefined },
    { built: 2, units: 3, bonus: undefined },
    { built: 3, units: 3, bonus: undefined },
    { built: 4, units: 4, bonus: 5 },
    { built: 5, units: 4, bonus: 5 },
  ])(
    'houses and pavilions take the same tiles: after $built of them the next costs $units units',
    ({ built, units, bonus }) => {
      // One house, the others pavilions, as far as there are some.
      const houses = HOUSES.slice(0, built === 5 ? 2 : Math.min(built, 1));
      const cards = CARDS.slice(1, 1 + built - houses.length);
      const table = building({ cubes: { wood: 4 }, houses, cards }, ['wood', 'empty']);
      answers(table, `pay-house ${'w'.repeat(units)}`, 'move-needle first', 'place-house site1');
      expect(table.s.built[0]).toBe(built + 1);
      expect(pointsTold(table, 0)['late-house']).toBe(bonus);
      check(table);
    },
  );

  it('with six houses and pavilions built there is none left', () => {
    const table = building({
      cubes: { wood: 4, stone: 4 },
      houses: HOUSES.slice(0, 2),
      cards: CARDS.slice(0, 4),
    });
    expect(told(table, 'action-impossible')).toEqual([
      { type: 'action-impossible', player: 0, action: CONSTRUCTION, reason: { code: 'all-houses-built' } },
    ]);
    expect(due(table)).toBe('2 turn');
  });

  it('a site with a pavilion, of whomever, is not free', () => {
    const table = planning({ cubes: { wood: 1, stone: 1, glass: 2 }, houses: [] });
    give(table, 2, { cards: [CARDS[0]] });
    give(table, 0, { cards: [CARDS[4]] });
    check(table);
    answers(table, 'turn 4-4', 'bid 1', 'pay-house ws', 'move-needle first');
    expect(sites(table)).toEqual(['site2', 'site3', 'site4']);
    expect(whyNot(table, 'site1')).toEqual({ code: 'pavilion-there', site: 0, owner: 2 });
    expect(whyNot(table, 'site5')).toEqual({ code: 'pavilion-there', site: 4, owner: 0 });
  });

  it('a house on the board takes no card and costs no glass', () => {
    const table = building({ cubes: { wood: 1, stone: 1, glass: 2 } });
    answers(table, 'pay-house ws', 'move-needle first', 'place-house 3-1');
    expect(table.s.pavilions).toEqual([-1, -1, -1, -1, -1]);
    expect(cubesOf(table, 0)).toEqual({ glass: 2 });
    expect(told(table, 'house-built')).toHaveLength(1);
    check(table);
  });

  it('a pavilion can be built through Cinquantenaire', () => {
    const table = planning({ cubes: { wood: 1, stone: 1, glass: 2 } });
    check(table);
    answers(table, 'turn cinquantenaire', 'cinquantenaire construction');
    answers(table, 'pay-house ws', 'move-needle first', 'place-house site3');
    expect(table.s.pavilions[2]).toBe(0);
    expect(due(table)).toBe('2 turn');
    check(table);
  });
});

describe('2e Belle Époque, construction without a free space', () => {
  it('construction is possible with a free site whose surcharge one has, and must be done (R-4)', () => {
    const table = planning({ cubes: { wood: 1, stone: 1 } });
    fill(table);
    check(table);
    answers(table, 'turn 4-4', 'bid 1');
    expect(due(table)).toBe('1 pay-house');
    answers(table, 'pay-house ws', 'move-needle first');
    expect(choices(table)).toEqual(['site1', 'site5']);
    answer(table, 'place-house', 'site5');
    expect(table.s.pavilions).toEqual([-1, -1, -1, -1, 0]);
    check(table);
  });

  it('a face-down tile is no free space', () => {
    const table = planning({ cubes: { wood: 1, stone: 1 } });
    fill(table);
    answers(table, 'turn 4-4', 'bid 1', 'pay-house ws', 'move-needle first');
    for (const space of Object.values(TILED))
      expect(whyNot(table, space)).toEqual({ code: 'tile-there', space: SPACE_NAMES.indexOf(space) });
  });

  it('construction is impossible with all sites taken', () => {
    const table = planning({ cubes: { wood: 2, stone: 2, glass: 2 }, cards: CARDS });
    fill(table);
    check(table);
    forget(table);
    answers(table, 'turn 4-4', 'bid 1');
    expect(told(table, 'action-impossible')).toEqual([
      { type: 'action-impossible', player: 0, action: CONSTRUCTION, reason: { code: 'no-space-for-house' } },
    ]);
    expect(due(table)).toBe('2 turn');
  });

  it.each([
    [0, false],
    [1, false],
    [2, true],
  ])('construction with only the third site free takes 2 glass: with %i possible %s', (glass, isPossible) => {
    const table = planning({ cubes: { wood: 4, stone: 4, glass, joker: 4 }, cards: [11, 12, 14, 19] });
    fill(table);
    check(table);
    answers(table, 'turn 4-4', 'bid 1');
    expect(due(table)).toBe(isPossible ? '1 pay-house' : '2 turn');
    check(table);
  });

  it('the payment must leave the glass for the surcharge', () => {
    const table = planning({ cubes: { wood: 2, glass: 3, joker: 1 }, cards: [11, 19] }, ['wood', 'glass']);
    fill(table);
    check(table);
    answers(table, 'turn 4-4', 'bid 1');
    // The third house: three units. Sites 2, 3 and 4 are free, which cost 1, 2 and 1 glass.
    expect(choices(table)).toEqual(['wwg', 'wwj', 'wgg', 'wgj', 'ggj']);
    expect(whyNot(table, 'wgg')).toBeUndefined();
    answers(table, 'pay-house wgg', 'move-needle first');
    expect(choices(table)).toEqual(['site2', 'site4']);
    check(table);
  });

  it('a payment that would leave too little glass for any site can not be chosen', () => {
    const table = planning({ cubes: { wood: 2, glass: 2, joker: 1 }, cards: [11, 19] }, ['wood', 'glass']);
    fill(table);
    check(table);
    answers(table, 'turn 4-4', 'bid 1');
    expect(choices(table)).toEqual(['wwg', 'wwj', 'wgj']);
    expect(whyNot(table, 'wgg')).toEqual({ code: 'no-glass-left' });
    expect(whyNot(table, 'ggj')).toEqual({ code: 'no-glass-left' });
  });

  it('construction is impossible if every payment takes the glass of the surcharge', () => {
    // After four pavilions: four units, and the third site, which costs 2 more.
    const table = planning({ cubes: { glass: 5 }, cards: [11, 12, 14, 19] }, ['glass', 'empty']);
    fill(table);
    check(table);
    forget(table);
    answers(table, 'turn 4-4', 'bid 1');
    expect(told(table, 'action-impossible')).toMatchObject([{ reason: { code: 'no-glass-left' } }]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });
});

describe('2e Belle Époque, free action of a construction space', () => {
  it.each([
    [1, 0, 1],
    [1, 2, 3],
    [3, 1, 4],
  ])('1 VP per house and pavilion: %i houses, %i pavilions', (houses, pavilions, points) => {
    const table = belleTable(4, { cards: CARDS });
    give(table, 1, {
      houses: ['4-4', ...HOUSES.slice(0, houses - 1)],
      cards: CARDS.slice(0, pavilions),
    });
    check(table);
    forget(table);
    answers(table, 'turn 4-4', 'bid 1');
    expect(pointsTold(table, 1)).toEqual({ 'free-construction': points });
    expect(francsTold(table, 1)).toEqual({});
    check(table);
  });

  it('pavilions of the one who builds count nothing for the owner of the house', () => {
    const table = belleTable(4, { cards: CARDS });
    give(table, 1, { houses: ['4-4'] });
    give(table, 0, { cards: CARDS.slice(0, 3), francs: 3 });
    check(table);
    forget(table);
    answers(table, 'turn 4-4', 'bid 1');
    expect(pointsTold(table, 1)).toEqual({ 'free-construction': 1 });
  });

  it('nobody gains from a pavilion alone: there is no space to use it by', () => {
    const table = belleTable(4, { cards: CARDS });
    give(table, 1, { cards: CARDS.slice(0, 3) });
    check(table);
    forget(table);
    answers(table, 'turn 4-4', 'bid 1');
    expect(pointsTold(table, 1)).toEqual({});
  });
});
