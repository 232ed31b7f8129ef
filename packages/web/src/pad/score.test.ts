/** What pads come to: the worked examples of the rulebooks, then everything that the end of each game counts. */
import { findGame, loadGame, randomFromSeed } from '@horta/engine';
import { TILES, type TileName } from '@horta/engine/1893';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Values, withPlayer } from './pad.ts';
import { noblesOf, padOf, pointsOf, scored, setOf, sheetOf } from './pads.testing.ts';
import { rulesOfPad, scorePad } from './score.ts';

interface Corrected {
  components: { tracks: { architect: { value: number[] } }; firstPlayerBonus: { value: number } };
}

const BELLE_EPOQUE = { belleEpoque: true };

beforeAll(async () => {
  await Promise.all([loadGame('1893'), loadGame('1893-first-edition'), loadGame('1897')]);
});

/** The sets of nobles, as the pad writes them down. */
const kept = (game: Parameters<typeof padOf>[0], options: object, ...ids: string[]) =>
  noblesOf(rulesOfPad(padOf(game, { ...options }, 3)), ...ids);
const tiles = (...names: TileName[]) => setOf(TILES, ...names);

/** What the second of three players has in the end, the others nothing. */
async function ending(
  game: Parameters<typeof padOf>[0],
  options: Record<string, boolean | string>,
  values: Values,
  more: { holder?: number; boards?: number[] } = {},
) {
  const sheet = await sheetOf(game, options, [{}, values, {}], more);
  const outcome = scored(sheet);
  return { outcome, own: pointsOf(outcome, 1), seat: outcome.seats[1] };
}

describe('the worked examples of the rulebooks', () => {
  it('2e: 80 VP, four nobles for 13 BF with 12 BF, the one of 5 unpaid: 135 VP', async () => {
    const { own, seat } = await ending(
      '1893',
      {},
      {
        points: 80,
        francs: 12,
        nobles: kept('1893', {}, 'brugmann', 'buls', 'albert', 'maeterlinck'),
        architect: 4,
        houses: 5,
        cubes: 3,
        free: 7,
        artworks: 1,
        'row-architects': 2,
        'row-artworks': 3,
      },
    );
    expect(own).toEqual({
      'unpaid-nobles': -5,
      houses: 40,
      cubes: 3,
      'row-architects': 10,
      'row-nobles': 3,
      'row-artworks': 3,
      'row-francs': 1,
    });
    expect(seat).toMatchObject({ total: 135, soFar: 80, price: 8, francsLeft: 4 });
    expect(seat?.unpaid).toHaveLength(1);
  });

  it('1e: 80 + 40 + 5 + 3 + 2 + 6 + 3 = 139 VP', async () => {
    const { own, seat } = await ending(
      '1893-first-edition',
      {},
      {
        points: 80,
        francs: 6 + 1 + 2,
        nobles: kept('1893-first-edition', {}, 'brugmann', 'empain'),
        architect: 4,
        houses: 5,
        cubes: 3,
        free: 5,
        artworks: 1,
        'row-francs': 5,
        'row-artworks': 3,
        'row-architects': 2,
      },
    );
    expect(own).toEqual({
      houses: 40,
      cubes: 3,
      'row-architects': 6,
      'row-nobles': 2,
      'row-artworks': 3,
      'row-francs': 5,
    });
    expect(seat).toMatchObject({ total: 139, price: 3, francsLeft: 6, unpaid: [] });
  });

  it('1e: five nobles for 15 BF with 12 BF: one stays unpaid, and no more', async () => {
    const { seat } = await ending(
      '1893-first-edition',
      {},
      {
        francs: 12,
        nobles: kept('1893-first-edition', {}, 'brugmann', 'buls', 'albert', 'van-de-velde', 'vandervelde'),
      },
    );
    expect(seat?.paid).toHaveLength(4);
    expect(seat?.unpaid).toHaveLength(1);
  });
});

describe('1893, what the end counts', () => {
  it('on a pad on which nothing stands money is enough for Brugmann, until all is said to be noted', async () => {
    const sheet = await sheetOf('1893', {}, [{}, { francs: 0 }, {}]);
    const done = withPlayer(sheet.pad, 2, { isDone: true });
    const { seats } = scored({ ...sheet, pad: done });
    expect(seats.map(({ total }) => total)).toEqual([1, -5, -5]);
  });

  it('the tile of the first player is worth 5 VP to whoever has it, and is nobody’s before it is said', async () => {
    const nothing = { nobles: 0 };
    expect((await ending('1893', {}, nothing)).own).toEqual({});
    expect((await ending('1893', {}, nothing, { holder: 0 })).own).toEqual({});
    expect((await ending('1893', {}, nothing, { holder: 1 })).own).toEqual({ 'first-player': 5 });
  });

  it('of nobles that can’t all be paid those are that bring the most: the row of francs may want cheap ones', async () => {
    // With 5 BF either Maeterlinck alone is paid, or Albert with Brugmann: two nobles left, and 5 VP less lost.
    const { seat } = await ending(
      '1893',
      {},
      {
        francs: 5,
        nobles: kept('1893', {}, 'brugmann', 'albert', 'maeterlinck'),
      },
    );
    expect(seat?.paid).toHaveLength(2);
    expect(seat?.total).toBe(2 - 5);
  });

  it('R-10: of nobles none stays unpaid that the money left could pay, and no other way brings more', async () => {
    const sheet = await sheetOf('1893', {}, [{}, {}]);
    const { nobles } = sheet.rules as unknown as { nobles: readonly { cost: number }[] };
    const sets = Array.from({ length: 1 << nobles.length }, (_, set) => set);
    const within = (set: number) => nobles.filter((_, noble) => ((set >> noble) & 1) === 1);
    const costOf = (set: number) => within(set).reduce((sum, { cost }) => sum + cost, 0);
    /** As the rulebook says it, every way tried. */
    const best = (kept: number, francs: number, perNoble: number, perFrancs: number) => {
      const ways = sets.filter((paid) => {
        const left = francs - costOf(paid);
        return (paid & ~kept) === 0 && left >= 0 && within(kept & ~paid).every(({ cost }) => cost > left);
      });
      const worth = (paid: number) =>
        perNoble * within(paid).length -
        5 * within(kept & ~paid).length +
        perFrancs * Math.floor((francs - costOf(paid)) / 4);
      return Math.max(...ways.map(worth));
    };
    const random = randomFromSeed('nobles');
    for (let trial = 0; trial < 60; trial++) {
      const set = random.below(sets.length);
      const [francs, perNoble, perFrancs] = [random.below(16), 1 + random.below(4), 1 + random.below(9)];
      const values = { nobles: set, francs, 'row-nobles': perNoble, 'row-francs': perFrancs };
      const pad = withPlayer(sheet.pad, 0, { values });
      const [{ total }] = scored({ ...sheet, pad }).seats;
      expect(total, JSON.stringify(values)).toBe(best(set, francs, perNoble, perFrancs));
    }
  });

  it('players who are even share the victory', async () => {
    const sheet = await sheetOf('1893', {}, [
      { nobles: 0, points: 9 },
      { nobles: 0, points: 9 },
      { nobles: 0 },
    ]);
    expect(scored(sheet).winners).toEqual([0, 1]);
  });

  it('values that the owner of the box has corrected count', async () => {
    const { pad, game } = await sheetOf('1893', {}, [{ nobles: 0, houses: 2 }, { nobles: 0 }], { holder: 1 });
    const { pack } = findGame('1893');
    const corrected = JSON.parse(JSON.stringify(pack)) as Corrected;
    corrected.components.tracks.architect.value[0] = 3;
    corrected.components.firstPlayerBonus.value = 6;
    const rules = rulesOfPad(pad, findGame('1893').readPack(corrected));
    expect(scorePad(game, rules, pad).seats.map(({ total }) => total)).toEqual([6, 6]);
    expect(scorePad(game, rulesOfPad(pad), pad).seats.map(({ total }) => total)).toEqual([2, 5]);
  });

  it('the board of Saintenoy counts all rows twice, the one of Horta has other levels', async () => {
    const values = { nobles: 0, artworks: 2, houses: 1 };
    const boards = (board: number) => ({ boards: [1, board, 2] });
    const saintenoy = await ending('1893', { boards: 'dealt' }, values, boards(4));
    expect(saintenoy.own).toEqual({ houses: 1, 'row-artworks': 4 });
    const horta = await ending('1893', { boards: 'dealt' }, values, boards(3));
    expect(horta.own).toEqual({ houses: 3, 'row-artworks': 2 });
  });
});

describe('Belle Époque, what the bonus tiles give', () => {
  const bare = { nobles: 0 };
  const CASES: [name: string, values: Values, expected: Record<string, number>][] = [
    ['sevens, of what was scored before', { points: 48, tiles: tiles('sevens') }, { 'bonus-tiles': 6 }],
    [
      'sevens, not of other tiles',
      { points: 6, tiles: tiles('sevens', 'crown'), crown: 5 },
      { 'bonus-tiles': 12 },
    ],
    [
      'artworks: four more',
      { tiles: tiles('artworks'), artworks: 1, 'row-artworks': 3 },
      { 'row-artworks': 15 },
    ],
    ['crown', { tiles: tiles('crown'), crown: 3 }, { 'bonus-tiles': 8 }],
    ['one more house', { tiles: tiles('house'), houses: 2, pavilions: 1, architect: 2 }, { houses: 16 }],
    [
      'passing, 3 VP a card with three players',
      { tiles: tiles('passing'), passing: 2 },
      { 'bonus-tiles': 6 },
    ],
    ['buildings', { tiles: tiles('buildings'), houses: 2, pavilions: 3 }, { 'bonus-tiles': 10, houses: 5 }],
    [
      'R-31: buildings with one more house',
      { tiles: tiles('house', 'buildings'), houses: 2, pavilions: 1 },
      { 'bonus-tiles': 8, houses: 4 },
    ],
    // 1-1, 1-2 and 2-1 touch twice; 5-5 touches none.
    [
      'neighbours, 5 VP with three players',
      { tiles: tiles('neighbours'), houses: 4, spots: 1 | 2 | (1 << 5) | (1 << 24) },
      { 'bonus-tiles': 10, houses: 4 },
    ],
    ['portrait: the seventh space', { tiles: tiles('portrait'), houses: 2, architect: 6 }, { houses: 30 }],
    [
      'white artworks, which score nothing else',
      { tiles: tiles('white'), whites: 3, 'row-artworks': 4 },
      { 'bonus-tiles': 9 },
    ],
  ];
  it.each(CASES)('%s', async (_, values, expected) => {
    // Those on bonus tiles are free architects, too; two of them don't count.
    const { own } = await ending('1893', BELLE_EPOQUE, { ...bare, ...values });
    expect(own).toEqual(expected);
  });

  it('the row that is worth most to its owner is raised', async () => {
    const { own, seat } = await ending('1893', BELLE_EPOQUE, {
      ...bare,
      tiles: tiles('row'),
      artworks: 3,
      free: 4,
    });
    expect(own).toEqual({ 'row-artworks': 9, 'row-architects': 2 });
    expect(seat?.raisedRow).toBe(2);
  });

  it('the row is chosen with regard to the nobles that can be paid afterwards', async () => {
    const nobles = kept('1893', BELLE_EPOQUE, 'brugmann', 'empain', 'solvay', 'buls');
    const rich = await ending('1893', BELLE_EPOQUE, { tiles: tiles('row'), nobles, francs: 8, artworks: 3 });
    expect(rich.own).toEqual({ 'row-nobles': 12, 'row-artworks': 3 });
    const poor = await ending('1893', BELLE_EPOQUE, { tiles: tiles('row'), nobles, francs: 3, artworks: 3 });
    expect(poor.own).toEqual({ 'unpaid-nobles': -10, 'row-nobles': 2, 'row-artworks': 9 });
  });

  it('francs of the iris tile pay nobles', async () => {
    const { seat } = await ending('1893', BELLE_EPOQUE, {
      tiles: tiles('iris'),
      iris: 1,
      francs: 0,
      nobles: kept('1893', BELLE_EPOQUE, 'brugmann', 'maeterlinck'),
    });
    expect(seat).toMatchObject({ tileFrancs: 6, price: 6, francsLeft: 0, unpaid: [], total: 2 });
  });

  it('nobles of the patrons’ owner cost nothing', async () => {
    const { seat } = await ending('1893', BELLE_EPOQUE, {
      tiles: tiles('patrons'),
      nobles: kept('1893', BELLE_EPOQUE, 'brugmann', 'nagelmackers', 'privat-livemont'),
    });
    expect(seat).toMatchObject({ price: 0, unpaid: [], total: 3 });
  });

  it('R-25: architects on bonus tiles are free ones', async () => {
    const { own } = await ending('1893', BELLE_EPOQUE, {
      ...bare,
      tiles: tiles('sevens', 'crown', 'white', 'patrons'),
    });
    expect(own).toEqual({ 'bonus-tiles': 2, 'row-architects': 2 });
  });
});

describe('1897, what the end counts', () => {
  it('2 BF for each noble but Brugmann, 3 VP lost for each not paid', async () => {
    const nobles = kept('1897', {}, 'brugmann', 'horta', 'buls', 'hankar');
    const { own, seat } = await ending('1897', {}, { nobles, francs: 3 });
    expect(own).toEqual({ 'unpaid-nobles': -6 });
    expect(seat).toMatchObject({ price: 2, francsLeft: 1 });
    expect(seat?.unpaid).toHaveLength(2);
  });

  it('houses, material cards and Expo', async () => {
    const { own } = await ending('1897', {}, { houses: 3, architecture: 3, materials: 3 }, { holder: 1 });
    expect(own).toEqual({ houses: 12, 'material-cards': 3, expo: 2 });
  });

  it.each([
    ['architecture', { houses: 3, 'house-kinds': 2 }, [], { houses: 3, 'bonus-houses': 4 }],
    ['nobility', { francs: 2 }, ['brugmann', 'horta'], { 'bonus-nobles': 4 }],
    ['prestige', { colours: 3 }, [], { 'bonus-artworks': 6 }],
    ['prison', { francs: 7 }, [], { 'bonus-francs': 9 }],
    ['prison', { francs: 40 }, [], { 'bonus-francs': 15 }],
  ])('the lower half of a bonus card won in round 4: %s', async (card, values: Values, names, expected) => {
    const cards = ['architecture', 'nobility', 'prestige', 'prison'];
    const nobles = kept('1897', {}, ...names);
    const { own } = await ending('1897', {}, { ...values, nobles, majorities: setOf(cards, card) });
    expect(own).toEqual(expected);
  });

  it('several players can have the majority of a column', async () => {
    const all = { majorities: 0b1111, colours: 1 };
    const outcome = scored(await sheetOf('1897', {}, [all, all, all, all]));
    for (let seat = 0; seat < 4; seat++)
      expect(pointsOf(outcome, seat)).toEqual({ 'bonus-nobles': 2, 'bonus-artworks': 2 });
  });

  it('ties: fewest architects in prison, then the highest levels, then shared', async () => {
    const won = async (...values: Values[]) => scored(await sheetOf('1897', {}, values)).winners;
    expect(await won({ prison: 2 }, { prison: 1 }, { prison: 3 })).toEqual([1]);
    expect(await won({ prison: 1, nobility: 1 }, { prison: 1, prestige: 2 })).toEqual([1]);
    expect(await won({ architecture: 1 }, { nobility: 1 })).toEqual([0, 1]);
  });
});
