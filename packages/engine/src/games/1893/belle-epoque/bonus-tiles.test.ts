import { describe, expect, it } from 'vitest';
import { ARCHITECT_TRACK, type RowName } from '../ids.ts';
import { trackAt } from '../places.ts';
import { multiplierOf, setMultiplier, setPoints } from '../resolution.testing.ts';
import {
  answer,
  answers,
  type Belongings,
  check,
  choices,
  due,
  francsTold,
  give,
  giveTurn,
  levelOf,
  noblesKept,
  pointsTold,
  type Table,
  told,
  total,
  whitesHeld,
} from '../table.testing.ts';
import { end, lastPass, resolve, tableOf } from './rounds.testing.ts';
import { TILES, type TileName } from './tiles.ts';

const COUNTS = [2, 3, 4, 5];

/** Ends the game of seat 2 with this tile and these things; tells its points but for Brugmann's 1. */
function scored(
  players: number,
  tile: TileName,
  belongings: Belongings = {},
  before?: (table: Table) => void,
) {
  const table = lastPass(players, { tiles: [tile], ...belongings });
  before?.(table);
  end(table);
  expect(due(table)).toBe('over');
  const { 'row-nobles': nobles, ...points } = pointsTold(table, 1);
  expect(nobles).toBe(1);
  return points;
}

function houses(count: number): string[] {
  // No two of them touch.
  return ['1-1', '1-3', '1-5', '2-2', '2-4', '5-5'].slice(0, count);
}

describe('2e Belle Époque, Bonus tile: full sevens', () => {
  const SEVENS: [number, number][] = [
    [0, 0],
    [6, 0],
    [7, 1],
    [13, 1],
    [14, 2],
    [48, 6],
    [100, 14],
    [-5, 0],
  ];

  it.each(COUNTS.flatMap((players) => SEVENS.map(([points, more]) => [points, players, more] as const)))(
    '1 VP for each full 7 VP scored so far: %i VP, %i players',
    (points, players, more) => {
      const told = scored(players, 'sevens', {}, (table) => setPoints(table, 1, points));
      expect(told['bonus-tiles'] ?? 0).toBe(more);
    },
  );

  it('full sevens come first of all: points of other tiles and of the final scoring do not count', () => {
    const table = lastPass(3, {
      tiles: ['sevens', 'crown'],
      levels: { crown: 6 },
      houses: houses(3),
      cubes: { wood: 6 },
    });
    setPoints(table, 1, 6);
    end(table);
    expect(pointsTold(table, 1)).toEqual({
      'bonus-tiles': 12,
      houses: 3,
      cubes: 6,
      'row-nobles': 1,
    });
  });

  it('full sevens count what the last resolution and the end of round 5 gave', () => {
    const table = lastPass(3, { tiles: ['sevens'], cards: [31, 24] });
    setPoints(table, 1, 4);
    end(table);
    // 4 + 2 x 2 for card 31 + 1 for card 24 are 9.
    expect(pointsTold(table, 1)).toMatchObject({ cards: 5, 'bonus-tiles': 1 });
  });

  it('full sevens come before the points lost for nobles not paid', () => {
    const table = lastPass(3, { tiles: ['sevens'], francs: 0 });
    setPoints(table, 1, 7);
    end(table);
    answer(table, 'pay-nobles', 'none');
    expect(pointsTold(table, 1)).toEqual({ 'bonus-tiles': 1, 'unpaid-nobles': -5 });
  });
});

describe('2e Belle Époque, Bonus tile: a row', () => {
  const ROWS: [RowName, Belongings, number][] = [
    ['architects', { courthouse: 1 }, 4],
    ['nobles', { nobles: ['brugmann', 'buls'], francs: 4 }, 2],
    ['artworks', { artworks: { green: 2, black: 1 } }, 3],
    ['francs', { francs: 1 + 8 }, 2],
  ];

  it.each(COUNTS.flatMap((players) => ROWS.map(([row, own, count]) => [row, players, own, count] as const)))(
    'one chooses a strategic row, whose multiplier counts 2 more: %s, %i players',
    (row, players, own, count) => {
      const table = lastPass(players, { tiles: ['row'], ...own });
      end(table);
      expect(due(table)).toBe('2 choose-row');
      expect(choices(table)).toEqual(['architects', 'nobles', 'artworks', 'francs']);
      answer(table, 'choose-row', row);
      expect(pointsTold(table, 1)).toMatchObject({ [`row-${row}`]: count * 3 });
      if (row !== 'nobles') expect(pointsTold(table, 1)['row-nobles']).toBe(1);
      check(table);
    },
  );

  it('the 2 of the row tile are added to the cards slid there', () => {
    const table = lastPass(3, { tiles: ['row'], artworks: { blue: 2 } });
    setMultiplier(table, 1, 'artworks', 4);
    end(table);
    answer(table, 'choose-row', 'artworks');
    expect(pointsTold(table, 1)['row-artworks']).toBe(2 * 6);
    expect(told(table, 'row-raised')).toMatchObject([{ player: 1, multiplier: 6 }]);
    expect(multiplierOf(table, 1, 'artworks')).toBe(4);
  });

  it('the row tile raises no row of other players', () => {
    const table = lastPass(3, { tiles: ['row'] });
    give(table, 2, { artworks: { blue: 2 } });
    end(table);
    answer(table, 'choose-row', 'artworks');
    expect(pointsTold(table, 2)['row-artworks']).toBe(2);
    expect(pointsTold(table, 1)['row-artworks']).toBeUndefined();
  });

  it('the row is chosen before nobles are paid', () => {
    const table = lastPass(3, { tiles: ['row'], nobles: ['brugmann', 'maeterlinck'], francs: 5 });
    end(table);
    expect(due(table)).toBe('2 choose-row');
    answer(table, 'choose-row', 'nobles');
    expect(due(table)).toBe('2 pay-nobles');
    answer(table, 'pay-nobles', 'maeterlinck');
    expect(pointsTold(table, 1)).toEqual({ 'unpaid-nobles': -5, 'row-nobles': 3 });
  });
});

describe('2e Belle Époque, Bonus tile: iris', () => {
  it.each(COUNTS.flatMap((players) => [1, 2, 3, 4, 5, 6].map((place) => [place, players] as const)))(
    '3 BF times the place of the disc on the iris track: %i, %i players',
    (place, players) => {
      const table = lastPass(players, { tiles: ['iris'], levels: { iris: place } });
      end(table);
      expect(francsTold(table, 1)).toEqual({ 'bonus-tile': 3 * place, 'noble-cost': -1 });
      expect(pointsTold(table, 1)['row-francs'] ?? 0).toBe(Math.floor((3 * place) / 4));
    },
  );

  it('the francs of the iris tile can pay nobles', () => {
    const table = lastPass(3, {
      tiles: ['iris'],
      nobles: ['brugmann', 'maeterlinck'],
      francs: 0,
      levels: { iris: 2 },
    });
    end(table);
    expect(due(table)).toBe('over');
    expect(noblesKept(table, 1)).toEqual(['brugmann', 'maeterlinck']);
    expect(pointsTold(table, 1)).toEqual({ 'row-nobles': 2 });
  });

  it('the place of the disc counts, not the number there: Hankar’s iris track starts with 2 (R-59)', () => {
    const table = lastPass(3, { tiles: ['iris'] }, { boards: 'dealt' }, { boards: ['horta', 'hankar'] });
    expect(levelOf(table, 1, 'iris')).toBe(2);
    end(table);
    expect(francsTold(table, 1)['bonus-tile']).toBe(3);
  });
});

describe('2e Belle Époque, Bonus tile: artworks', () => {
  it.each(COUNTS)('4 artworks more count in their row, with none of one’s own too: %i players', (players) => {
    expect(scored(players, 'artworks')).toEqual({ 'row-artworks': 4 });
    expect(scored(players, 'artworks', { artworks: { blue: 1, black: 1 } })).toEqual({ 'row-artworks': 6 });
  });

  it('the 4 artworks count times the multiplier', () => {
    const points = scored(3, 'artworks', { artworks: { green: 1 } }, (table) =>
      setMultiplier(table, 1, 'artworks', 3),
    );
    expect(points).toEqual({ 'row-artworks': 15 });
  });

  it('white artworks do not count beside the 4 of the tile, and those are not white', () => {
    expect(scored(3, 'artworks', { whites: { blue: 2 } })).toEqual({ 'row-artworks': 4 });
    const table = lastPass(3, { tiles: ['artworks', 'white'], whites: { blue: 1 } });
    end(table);
    expect(pointsTold(table, 1)).toEqual({ 'bonus-tiles': 3, 'row-artworks': 4, 'row-nobles': 1 });
  });

  it('the 4 artworks give nothing when passing', () => {
    const table = tableOf(3);
    give(table, 0, { tiles: ['artworks'], artworks: { yellow: 0 } });
    answer(table, 'turn', 'pass');
    expect(francsTold(table, 0)).toEqual({ 'pass-prestige': 1 });
  });
});

describe('2e Belle Époque, Bonus tile: crown', () => {
  it.each(COUNTS.flatMap((players) => [1, 2, 3, 4, 5, 6].map((place) => [place, players] as const)))(
    '2 VP times the place of the disc on the crown track: %i, %i players',
    (place, players) => {
      expect(scored(players, 'crown', { levels: { crown: place } })).toEqual({ 'bonus-tiles': 2 * place });
    },
  );

  it('the place of the disc counts, not the number there: Cauchie’s crown track starts with 2 (R-59)', () => {
    const table = lastPass(3, { tiles: ['crown'] }, { boards: 'dealt' }, { boards: ['horta', 'cauchie'] });
    expect(levelOf(table, 1, 'crown')).toBe(2);
    end(table);
    expect(pointsTold(table, 1)['bonus-tiles']).toBe(2);
  });
});

describe('2e Belle Époque, Bonus tile: one more house', () => {
  const LEVELS = [1, 2, 4, 6, 8, 10];

  it.each(COUNTS.flatMap((players) => LEVELS.map((level) => [level, players] as const)))(
    'one more house is worth the architect level: %i, %i players',
    (level, players) => {
      expect(scored(players, 'house', { levels: { architect: level } })).toEqual({ houses: level });
      expect(scored(players, 'house', { levels: { architect: level }, houses: houses(2) })).toEqual({
        houses: 3 * level,
      });
    },
  );

  it('it may be a seventh house, and gives no 5 VP of a late one', () => {
    const points = scored(3, 'house', { houses: houses(6), levels: { architect: 10 } });
    expect(points).toEqual({ houses: 70 });
  });

  it('with pavilions it is one building more too', () => {
    expect(scored(3, 'house', { cards: [1], houses: houses(1), levels: { architect: 4 } })).toEqual({
      houses: 12,
    });
  });

  it('R-31: one more house counts for the +2 of buildings', () => {
    const table = lastPass(3, { tiles: ['house', 'buildings'], houses: houses(2), cards: [1] });
    end(table);
    expect(pointsTold(table, 1)).toEqual({ 'bonus-tiles': 8, houses: 4, 'row-nobles': 1 });
  });

  it('R-31: one more house of one player is none for the buildings tile of another', () => {
    const table = lastPass(3, { tiles: ['buildings'], houses: houses(2) });
    give(table, 2, { tiles: ['house'] });
    end(table);
    expect(pointsTold(table, 1)['bonus-tiles']).toBe(4);
    expect(pointsTold(table, 2)).not.toHaveProperty('bonus-tiles');
  });

  it('R-31: one more house stands nowhere: it is no neighbour', () => {
    const table = lastPass(3, { tiles: ['house', 'neighbours'], houses: ['1-1', '1-2'] });
    end(table);
    expect(pointsTold(table, 1)).toEqual({ 'bonus-tiles': 5, houses: 3, 'row-nobles': 1 });
  });

  it('one more house is not there during the game: a construction free action does not count it', () => {
    const table = tableOf(3);
    give(table, 0, { tiles: ['house'], houses: ['4-4', '1-1'] });
    giveTurn(table, 1);
    answers(table, 'turn 4-4', 'bid 1');
    expect(pointsTold(table, 0)).toEqual({ 'free-construction': 2 });
  });
});

describe('2e Belle Époque, Bonus tile: passing', () => {
  const EACH: [number, number][] = [
    [2, 3],
    [3, 3],
    [4, 5],
    [5, 5],
  ];

  it.each(EACH.flatMap(([players, each]) => [0, 1, 2, 5].map((cards) => [cards, players, each] as const)))(
    'points for each face-down prestige card: %i cards, %i players: %i VP each',
    (cards, players, each) => {
      const points = scored(players, 'passing', {}, ({ s }) => {
        s.faceDownOwners = s.faceDownOwners.map((_, i) => (i < cards ? 1 : 0));
      });
      expect(points['bonus-tiles'] ?? 0).toBe(cards * each);
    },
  );

  it('prestige cards slid or used do not count for the passing tile', () => {
    const points = scored(3, 'passing', {}, (table) => setMultiplier(table, 1, 'artworks', 3));
    expect(points).toEqual({});
  });
});

describe('2e Belle Époque, Bonus tile: buildings', () => {
  const BUILT: [string, Belongings, number][] = [
    ['none', {}, 0],
    ['1 house', { houses: houses(1) }, 1],
    ['1 pavilion', { cards: [1] }, 1],
    ['2 houses and 2 pavilions', { houses: houses(2), cards: [1, 2] }, 4],
    ['6 houses', { houses: houses(6) }, 6],
  ];

  it.each(
    COUNTS.flatMap((players) => BUILT.map(([name, own, count]) => [name, players, own, count] as const)),
  )('2 VP more for each house and pavilion: %s, %i players', (_, players, own, count) => {
    const points = scored(players, 'buildings', own);
    expect(points).toEqual(count === 0 ? {} : { 'bonus-tiles': 2 * count, houses: count });
  });

  it('the +2 of buildings is beside the architect level', () => {
    expect(scored(3, 'buildings', { houses: houses(3), levels: { architect: 10 } })).toEqual({
      'bonus-tiles': 6,
      houses: 30,
    });
  });
});

describe('2e Belle Époque, Bonus tile: neighbours', () => {
  const EACH = [4, 5, 6, 7];
  const CONTACTS: [string, string[], number][] = [
    ['none', [], 0],
    ['one house', ['1-1'], 0],
    ['side by side', ['1-1', '1-2'], 1],
    ['one above the other', ['1-5', '2-5'], 1],
    ['three in a row', ['5-1', '5-2', '5-3'], 2],
    ['a corner of three', ['1-1', '1-2', '2-1'], 2],
    ['a block of four', ['1-1', '1-2', '2-1', '2-2'], 4],
    ['a staircase of six', ['1-1', '1-2', '1-3', '2-1', '2-2', '3-1'], 6],
    ['two pairs', ['1-1', '1-2', '5-4', '5-5'], 2],
    ['diagonally', ['1-1', '2-2'], 0],
    ['ends of two rows', ['1-5', '2-1'], 0],
    ['on both sides of a tile', ['2-2', '2-4'], 0],
  ];

  it.each(
    COUNTS.flatMap((players, i) =>
      CONTACTS.map(([name, spaces, contacts]) => [name, players, EACH[i], spaces, contacts] as const),
    ),
  )(
    'points for each orthogonal contact between two of one’s houses: %s, %i players: %i VP each',
    (_, players, each, spaces, contacts) => {
      const points = scored(players, 'neighbours', { houses: spaces });
      expect(points['bonus-tiles'] ?? 0).toBe(contacts * each);
    },
  );

  it('houses of others are no neighbours, and make none', () => {
    const points = scored(3, 'neighbours', { houses: ['1-1', '1-3'] }, (table) => {
      give(table, 0, { houses: ['1-2', '2-1'] });
    });
    expect(points).toEqual({ houses: 2 });
  });

  it('pavilions are no neighbours', () => {
    expect(scored(3, 'neighbours', { houses: ['1-5', '2-5'], cards: [1, 2] })).toEqual({
      'bonus-tiles': 5,
      houses: 4,
    });
  });
});

describe('2e Belle Époque, Bonus tile: portrait', () => {
  /** Seat 1 can use Van de Velde at the Grand-Place. */
  function table(belongings: Belongings): Table {
    const made = tableOf(3, { deal: { tiles: ['portrait'] } });
    give(made, 0, { nobles: ['brugmann', 'van-de-velde'], francs: 20, ...belongings });
    check(made);
    return made;
  }

  it('R-34: with the tile the architect track goes on from 10 to 15', () => {
    const made = table({ tiles: ['portrait'], levels: { architect: 10 } });
    answers(made, 'turn grand-place', 'use-nobles van-de-velde');
    expect(levelOf(made, 0, 'architect')).toBe(15);
    check(made);
  });

  it('R-34: the portrait is the last space', () => {
    const made = table({ tiles: ['portrait'], levels: { architect: 10 } });
    made.s.tracks = made.s.tracks.with(trackAt(0, ARCHITECT_TRACK), 6);
    check(made);
    answers(made, 'turn grand-place', 'use-nobles van-de-velde');
    expect(levelOf(made, 0, 'architect')).toBe(15);
    expect(told(made, 'gain-lost')).toHaveLength(1);
  });

  it('R-34: a step made before the tile is taken is lost, one made after is not', () => {
    const made = table({ levels: { architect: 10 }, nobles: ['brugmann', 'van-de-velde'] });
    answers(made, 'turn grand-place', 'use-nobles van-de-velde');
    expect(levelOf(made, 0, 'architect')).toBe(10);
    expect(told(made, 'gain-lost')).toHaveLength(1);
    made.s.usedNobles[0] = 0;
    giveTurn(made, 0);
    answers(made, 'turn 3-2', 'bid 1', 'take-artwork blue', 'take-bonus-tile portrait');
    expect(levelOf(made, 0, 'architect')).toBe(10);
    giveTurn(made, 0);
    answers(made, 'turn grand-place', 'use-nobles van-de-velde');
    expect(levelOf(made, 0, 'architect')).toBe(15);
    check(made);
  });

  it('R-34: the space is for whoever has the tile only', () => {
    const made = table({ levels: { architect: 10 } });
    give(made, 1, { tiles: ['portrait'] });
    answers(made, 'turn grand-place', 'use-nobles van-de-velde');
    expect(levelOf(made, 0, 'architect')).toBe(10);
  });

  it.each(COUNTS)('on the portrait each building is worth 15, pavilions too: %i players', (players) => {
    const onPortrait = ({ s }: Table) => {
      s.tracks = s.tracks.with(trackAt(1, ARCHITECT_TRACK), 6);
    };
    expect(scored(players, 'portrait', { houses: houses(2), cards: [1] }, onPortrait)).toEqual({
      houses: 45,
    });
  });

  it.each([1, 2, 4, 6, 8, 10])(
    'with the tile but not on the portrait a building is worth what it always is: %i',
    (level) => {
      expect(scored(3, 'portrait', { houses: houses(1), levels: { architect: level } })).toEqual({
        houses: level,
      });
    },
  );

  it('R-34: a prestige bonus for two spaces can bring the disc from 8 to the portrait', () => {
    const made = table({ tiles: ['portrait'], levels: { architect: 8 } });
    // Under column 5 lies the card that moves the architect disc twice.
    give(made, 0, { placed: { '5-5': 1 } });
    resolve(made, 'bonus');
    expect(levelOf(made, 0, 'architect')).toBe(15);
    check(made);
  });

  it('R-34: with Horta’s board the portrait comes after its own six spaces', () => {
    const made = lastPass(
      3,
      { tiles: ['portrait'], houses: houses(2) },
      { boards: 'dealt' },
      { boards: ['hankar', 'horta'] },
    );
    made.s.tracks = made.s.tracks.with(trackAt(1, ARCHITECT_TRACK), 6);
    end(made);
    expect(pointsTold(made, 1).houses).toBe(30);
  });

  it('one more house is worth 15 on the portrait', () => {
    const made = lastPass(3, { tiles: ['portrait', 'house'], houses: houses(1) });
    made.s.tracks = made.s.tracks.with(trackAt(1, ARCHITECT_TRACK), 6);
    end(made);
    expect(pointsTold(made, 1).houses).toBe(30);
  });

  it('the iris and crown tracks have no seventh space', () => {
    const made = table({ tiles: ['portrait'], nobles: ['brugmann', 'buls'], levels: { iris: 6 } });
    answers(made, 'turn grand-place', 'use-nobles buls');
    expect(levelOf(made, 0, 'iris')).toBe(6);
  });
});

describe('2e Belle Époque, Bonus tile: white artworks', () => {
  it.each(COUNTS)('3 VP for each white artwork, before they are discarded: %i players', (players) => {
    expect(scored(players, 'white')).toEqual({});
    expect(scored(players, 'white', { whites: { blue: 1 } })).toEqual({ 'bonus-tiles': 3 });
    expect(scored(players, 'white', { whites: { blue: 1, green: 2, yellow: 1 } })).toEqual({
      'bonus-tiles': 12,
    });
  });

  it('coloured and black artworks give nothing for the white tile', () => {
    expect(scored(3, 'white', { artworks: { blue: 2, black: 1 } })).toEqual({ 'row-artworks': 3 });
  });

  it('with the white tile too white artworks are discarded and do not count in their row', () => {
    const table = lastPass(3, { tiles: ['white'], whites: { blue: 2 }, artworks: { green: 1 } });
    end(table);
    expect(pointsTold(table, 1)).toEqual({ 'bonus-tiles': 6, 'row-artworks': 1, 'row-nobles': 1 });
    expect(whitesHeld(table, 1)).toEqual({});
    check(table);
  });
});

describe('2e Belle Époque, Bonus tile: patrons', () => {
  const NOBLES = ['brugmann', 'buls', 'maeterlinck', 'albert'];

  it.each(COUNTS)('nobles cost nothing: all stay, and the money does too: %i players', (players) => {
    const table = lastPass(players, { tiles: ['patrons'], nobles: NOBLES, francs: 8 });
    end(table);
    expect(due(table)).toBe('over');
    expect(noblesKept(table, 1)).toHaveLength(4);
    expect(table.s.money[1]).toBe(8);
    expect(pointsTold(table, 1)).toEqual({ 'row-nobles': 4, 'row-francs': 2 });
    check(table);
  });

  it('without money all nobles stay with the patrons tile', () => {
    const table = lastPass(3, { tiles: ['patrons'], nobles: NOBLES, francs: 0 });
    end(table);
    expect(pointsTold(table, 1)).toEqual({ 'row-nobles': 4 });
  });

  it('others pay for their nobles as always', () => {
    const table = lastPass(3, { tiles: ['patrons'] });
    give(table, 0, { nobles: ['brugmann', 'buls'], francs: 4 });
    give(table, 2, { francs: 0 });
    end(table);
    expect(due(table)).toBe('3 pay-nobles');
    answer(table, 'pay-nobles', 'none');
    expect(francsTold(table, 0)['noble-cost']).toBe(-4);
    expect(pointsTold(table, 2)['unpaid-nobles']).toBe(-5);
  });

  it('during the game nobles cost on the display what they always cost', () => {
    const table = tableOf(3);
    give(table, 0, { tiles: ['patrons'], francs: 4 });
    answers(table, 'turn 5-5', 'bid 1', 'take-noble first');
    expect(francsTold(table, 0)).toMatchObject({ 'noble-price': -3 });
  });
});

describe('2e Belle Époque, Bonus tiles', () => {
  it.each(TILES)('a tile without architect gives nobody anything: %s', (tile) => {
    const table = lastPass(3, {
      houses: ['1-1', '1-2'],
      cards: [1],
      whites: { blue: 1 },
      nobles: ['brugmann', 'buls'],
      francs: 5,
      artworks: { green: 1 },
    });
    table.s.bonusTiles = [tile, ...TILES.filter((other) => other !== tile)]
      .slice(0, table.s.bonusTiles.length)
      .map((name) => TILES.indexOf(name));
    setPoints(table, 1, 70);
    end(table);
    expect(due(table)).toBe('over');
    expect(told(table, 'bonus-tile-scored')).toEqual([]);
    expect(pointsTold(table, 1)).toEqual({ houses: 3, 'row-nobles': 2, 'row-artworks': 1 });
    expect(total(table, 1)).toBe(76);
    check(table);
  });

  it.each(TILES)('a tile is for the player whose architect stands on it, not for others: %s', (tile) => {
    const own: Belongings = { houses: ['1-1', '1-2'], whites: { blue: 1 }, artworks: { green: 1 } };
    const table = lastPass(3, own);
    give(table, 0, { tiles: [tile], francs: 1 });
    setPoints(table, 1, 70);
    end(table);
    while (due(table) !== 'over') answer(table, due(table).split(' ')[1], choices(table)[0]);
    expect(pointsTold(table, 1)).toEqual({ houses: 2, 'row-nobles': 1, 'row-artworks': 1 });
    expect(told(table, 'bonus-tile-scored')).toEqual([
      { type: 'bonus-tile-scored', player: 0, tile: TILES.indexOf(tile) },
    ]);
    check(table);
  });

  it('who has several tiles has the effects of all of them', () => {
    const table = lastPass(5, {
      tiles: ['crown', 'iris', 'white', 'buildings'],
      courthouse: 3,
      whites: { green: 2 },
      houses: houses(2),
      levels: { crown: 2, iris: 3 },
    });
    end(table);
    // 2 x 2 for the crown, 3 x 2 for white artworks, 2 x 2 for buildings; 9 BF; four architects count two.
    expect(pointsTold(table, 1)).toEqual({
      'bonus-tiles': 14,
      houses: 2,
      'row-nobles': 1,
      'row-francs': 2,
      'row-architects': 2,
    });
    expect(francsTold(table, 1)).toEqual({ 'bonus-tile': 9, 'noble-cost': -1 });
    check(table);
  });

  it('tiles of several players are all carried out, full sevens first', () => {
    const table = lastPass(3, { tiles: ['crown'] });
    give(table, 0, { tiles: ['sevens'] });
    give(table, 2, { tiles: ['iris'] });
    setPoints(table, 0, 21);
    end(table);
    expect(told(table, 'bonus-tile-scored').map(({ player }) => player)[0]).toBe(0);
    expect(pointsTold(table, 0)['bonus-tiles']).toBe(3);
    expect(pointsTold(table, 1)['bonus-tiles']).toBe(2);
    expect(francsTold(table, 2)).toMatchObject({ 'bonus-tile': 3 });
  });

  it('R-25: architects on bonus tiles count in the architects row', () => {
    const none = lastPass(3, { courthouse: 3 });
    end(none);
    const two = lastPass(3, { courthouse: 3, tiles: ['portrait', 'patrons'] });
    end(two);
    expect(pointsTold(none, 1)['row-architects']).toBe(2);
    expect(pointsTold(two, 1)['row-architects']).toBe(2);
  });

  it('R-25: with the row tile on the architects row its own architect counts too', () => {
    const table = lastPass(3, { courthouse: 4, tiles: ['row'] });
    end(table);
    answer(table, 'choose-row', 'architects');
    expect(pointsTold(table, 1)['row-architects']).toBe(3);
  });
});
