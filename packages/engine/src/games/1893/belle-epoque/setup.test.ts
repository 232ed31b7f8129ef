import { describe, expect, it } from 'vitest';
import { SPACE_NAMES } from '../board.ts';
import { travellersWaiting } from '../gains.ts';
import { isTiled } from '../spaces.ts';
import {
  answers,
  artworksHeld,
  check,
  cubesOf,
  due,
  give,
  newTable,
  noblesKept,
  setNeedles,
  type Table,
  tableAtTurn,
  told,
} from '../table.testing.ts';
import { belleTable } from './actions.testing.ts';
import { BELLE_EPOQUE } from './components.ts';
import { TILES } from './tiles.ts';

const BELLE = { belleEpoque: true };

function tilesOf({ s }: Table): string[] {
  return s.bonusTiles.map((tile) => TILES[tile]);
}

function compassWords({ s }: Table): string[] {
  return [s.needle0, s.needle1].map((space) => ['w', 'f', 's', 'choice', 'g', 'i', 'empty'][space]);
}

describe('2e Belle Époque, setup', () => {
  it('five of the 32 cards lie face up, one at each site, in the order dealt', () => {
    const table = newTable(4, { cards: [32, 1, 17, 9, 20] }, 'table', BELLE);
    expect(table.s.siteCards.map((card) => card + 1)).toEqual([32, 1, 17, 9, 20]);
    expect(table.s.pavilions).toEqual([-1, -1, -1, -1, -1]);
    expect(table.s.usedCards).toBe(0);
    expect(told(table, 'game-started')[0]).toMatchObject({ siteCards: [31, 0, 16, 8, 19] });
    check(table);
  });

  it('which cards these are is left to chance: each of the 32 comes up, and never twice in a game', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 80; seed++) {
      const { siteCards } = newTable(3, {}, `seed ${seed}`, BELLE).s;
      expect(new Set(siteCards).size).toBe(5);
      for (const card of siteCards) seen.add(card + 1);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
  });

  it.each([
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ])('some of the 12 tiles are the bonus tiles, nobody on them: with %i players %i', (players, count) => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const table = newTable(players, {}, `seed ${seed}`, BELLE);
      expect(new Set(tilesOf(table)).size).toBe(count);
      expect(table.s.bonusOwners).toEqual(Array(count).fill(-1));
      for (const tile of tilesOf(table)) seen.add(tile);
    }
    expect(seen.size).toBe(12);
  });

  it('bonus tiles lie in the order dealt', () => {
    const table = newTable(2, { tiles: ['white', 'sevens', 'house'] }, 'table', BELLE);
    expect(tilesOf(table)).toEqual(['white', 'sevens', 'house']);
  });

  it.each([2, 3, 4, 5])(
    'five face-down tiles make a plus sign around the centre (R-20): %i players',
    (players) => {
      const { s } = newTable(players, {}, 'table', BELLE);
      expect(SPACE_NAMES.filter((_, space) => isTiled(s, space))).toEqual([
        '2-3',
        '3-2',
        '3-3',
        '3-4',
        '4-3',
      ]);
    },
  );

  it('there is no arrow tile: a needle that leaves the choice space stops on glass, then goes on to iron', () => {
    const table = belleTable();
    setNeedles(table, 'choice', 'wood');
    give(table, 0, { francs: 5, cubes: { joker: 6 } });
    check(table);
    answers(table, 'turn 4-4', 'bid 1', 'pay-house jj', 'move-needle first', 'place-house 1-1');
    expect(compassWords(table)).toEqual(['g', 'w']);
    answers(table, 'turn pass', 'turn pass', 'turn pass');
    answers(table, 'turn 5-2', 'bid 1', 'pay-house jj', 'move-needle first', 'place-house 1-2');
    expect(compassWords(table)).toEqual(['i', 'w']);
    check(table);
  });

  it('needles start on wood and stone', () => {
    expect(compassWords(belleTable())).toEqual(['w', 's']);
  });

  it('10 glass cubes join the supply', () => {
    const table = newTable(4, {}, 'table', BELLE);
    expect(cubesOf(table, 4)).toEqual({ wood: 10, iron: 10, stone: 10, glass: 10, joker: 15 });
    for (let seat = 0; seat < 4; seat++) expect(cubesOf(table, seat)).toEqual({});
  });

  it('4 travellers wait on the train', () => {
    const table = newTable(5, {}, 'table', BELLE);
    expect(travellersWaiting(table.s)).toBe(4);
    expect(table.s.travellers).toEqual([0, 0, 0, 0, 0]);
    expect(table.s.travellersSent).toEqual([0, 0, 0, 0]);
  });

  it('three Nagelmackers and three Privat-Livemont make a noble deck of 27, four of them on display', () => {
    const { s } = newTable(4, {}, 'table', BELLE);
    expect(s.nobleDeck).toHaveLength(23);
    const names = [...s.nobleDeck, ...s.nobleDisplay].map((noble) => s.rules.nobles[noble].id);
    const counts: Record<string, number> = {};
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
    expect(counts).toEqual({
      empain: 3,
      solvay: 3,
      buls: 3,
      albert: 3,
      'van-de-velde': 3,
      vandervelde: 3,
      maeterlinck: 3,
      nagelmackers: 3,
      'privat-livemont': 3,
    });
  });

  it.each([
    ['nagelmackers', 3],
    ['privat-livemont', 2],
  ])('end costs of the two nobles: %s %i BF', (id, cost) => {
    const { s } = newTable(4, {}, 'table', BELLE);
    expect(s.rules.nobles.find((noble) => noble.id === id)?.cost).toBe(cost);
  });

  it('the sites cost 0, 1, 2, 1 and 0 glass on top', () => {
    expect(newTable(4, {}, 'table', BELLE).s.rules.surcharges).toEqual([0, 1, 2, 1, 0]);
    expect(BELLE_EPOQUE.surcharges.origin).toBe('derived');
  });

  it('everything else is as in the base game: money, architects, artwork, Brugmann', () => {
    const table = tableAtTurn(4, { options: BELLE });
    expect(table.s.money).toEqual([5, 6, 7, 8]);
    expect(table.s.architects).toEqual([5, 5, 5, 5]);
    expect(table.s.courthouse).toEqual([2, 2, 2, 2]);
    for (let seat = 0; seat < 4; seat++) {
      expect(artworksHeld(table, seat)).toEqual({ yellow: 1 });
      expect(noblesKept(table, seat)).toEqual(['brugmann']);
    }
    expect(due(table)).toBe('1 turn');
    check(table);
  });

  it('without the expansion there are no cards, tiles, sites and travellers', () => {
    const { s } = newTable(4);
    expect([s.siteCards, s.bonusTiles, s.pavilions]).toEqual([[], [], []]);
    expect(s.rules.tiledSpaces).toBe(0);
    expect(travellersWaiting(s)).toBe(0);
    expect(s.rules.nobles.map(({ id }) => id)).not.toContain('nagelmackers');
  });
});
