/** The values typed out once more from the list of components, so that a slip in either place shows. */
import { describe, expect, it } from 'vitest';
import type { Valued } from '../../../core/pack.ts';
import type { Effect } from '../effects.ts';
import { SECOND_EDITION } from './components.ts';
import { readPack1893 } from './pack.ts';

const { components } = SECOND_EDITION;

/** What a value must be, and where it must be known from. */
function expectValue<T>(found: Valued<T>, value: T, origin: Valued<T>['origin']): void {
  expect(found).toEqual({ value, origin });
}

/** `iris+crown` for both, `iris|crown` for one of the two. */
function bonusWord(bonus: readonly (readonly Effect[])[]): string {
  const word = (effect: Effect) => (effect.kind === 'advance' ? effect.track : 'courthouse');
  return bonus.map((effects) => effects.map(word).join('+')).join('|');
}

describe('2e, Components', () => {
  it('the pack holds to its own format', () => {
    expect(readPack1893(JSON.parse(JSON.stringify(SECOND_EDITION)))).toEqual(SECOND_EDITION);
  });

  it('each player has 7 architects, 2 of them in the courthouse at the start, and 6 houses: printed', () => {
    expectValue(components.architects, 7, 'printed');
    expectValue(components.architectsInCourthouse, 2, 'printed');
    expect(components.houseCosts.value).toHaveLength(6);
  });

  it('starting money is 5, 6, 7, 8 and 9 BF: printed', () => {
    expectValue(components.startFrancs, [5, 6, 7, 8, 9], 'printed');
  });

  it('there are 10 cubes each of wood, iron and stone and 15 jokers: printed', () => {
    expectValue(components.cubes, { wood: 10, iron: 10, stone: 10, joker: 15 }, 'printed');
  });

  it('there are 6 artworks of each colour: printed', () => {
    expectValue(components.artworksPerColour, 6, 'printed');
  });

  it('houses cost 2, 2, 3, 3, 4 and 4 units, and the last two give 5 VP: printed', () => {
    expectValue(components.houseCosts, [2, 2, 3, 3, 4, 4], 'printed');
    expectValue(components.houseBonuses, [0, 0, 0, 0, 5, 5], 'printed');
  });

  it('a house without joker gives 5 VP and a franc unit is 3 BF: printed', () => {
    expectValue(components.noJokerBonus, 5, 'printed');
    expectValue(components.francsPerUnit, 3, 'printed');
  });

  it('the spaces of the noble display cost 3, 2, 1 and 0 BF: printed', () => {
    expectValue(components.displayCosts, [3, 2, 1, 0], 'printed');
  });

  it('the Materials action gives 2 cubes: printed', () => {
    expectValue(components.cubesPerMaterialsAction, 2, 'printed');
  });

  it('the market of Saint Catherine gives 3 jokers: printed', () => {
    expectValue(components.jokersAtMarket, 3, 'printed');
  });

  it('the first to pass counts 2 Manneken-Pis: printed', () => {
    expectValue(components.firstToPassManneken, 2, 'printed');
  });

  it('values of the final score: -5 VP a noble unpaid, 5 VP first player, sets of 4 BF, 2 architects off: printed', () => {
    expectValue(components.unpaidNoblePenalty, 5, 'printed');
    expectValue(components.firstPlayerBonus, 5, 'printed');
    expectValue(components.francsPerSet, 4, 'printed');
    expectValue(components.architectsNotCounted, 2, 'printed');
  });

  const NOBLES: readonly (readonly [name: string, cost: number, copies: number, effect: Effect])[] = [
    ['Georges Brugmann', 1, 5, { kind: 'francs', amount: 5 }],
    ['Ernest Solvay', 2, 3, { kind: 'cube-or-trade' }],
    ['Charles Buls', 3, 3, { kind: 'advance', track: 'iris' }],
    ['Édouard Empain', 2, 3, { kind: 'jokers', amount: 2 }],
    ['Henry Van de Velde', 4, 3, { kind: 'advance', track: 'architect' }],
    ['Prince Albert', 4, 3, { kind: 'advance', track: 'crown' }],
    ['Émile Vandervelde', 3, 3, { kind: 'release' }],
    ['Maurice Maeterlinck', 5, 3, { kind: 'points', amount: 5 }],
  ];

  it.each(NOBLES)('end cost, copies and effect of the noble %s', (name, cost, copies, effect) => {
    const noble = components.nobles.find((candidate) => candidate.name === name);
    expect(noble?.cost).toEqual({ value: cost, origin: 'derived' });
    expect(noble?.copies).toEqual({ value: copies, origin: 'derived' });
    expect(noble?.effect).toEqual(effect);
    expect(noble?.starting).toBe(name === 'Georges Brugmann');
  });

  it('there are no other nobles: Nagelmackers and Privat-Livemont stay out, and 21 cards make the deck', () => {
    expect(components.nobles.map((noble) => noble.name).sort()).toEqual(NOBLES.map(([name]) => name).sort());
    const inDeck = components.nobles.filter((noble) => !noble.starting);
    expect(inDeck.reduce((sum, noble) => sum + noble.copies.value, 0)).toBe(21);
  });

  it('the end costs of the nobles are 1, 2, 2, 3, 3, 4, 4 and 5 BF', () => {
    const costs = components.nobles.map((noble) => noble.cost.value);
    expect(costs.sort((a, b) => a - b)).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
  });

  it('the art market is a grid of 7 by 7, francs by row and points by column both 6-4-2-0-2-4-6: derived', () => {
    expectValue(components.market.francs, [6, 4, 2, 0, 2, 4, 6], 'derived');
    expectValue(components.market.points, [6, 4, 2, 0, 2, 4, 6], 'derived');
  });

  it('the corners of the cursor: green and blue above, yellow and brown below, black in the centre: reconstructed', () => {
    const yellow = [1, -1];
    const brown = [1, 1];
    const blue = [-1, 1];
    const green = [-1, -1];
    const black = [0, 0];
    expectValue(components.market.corners, [yellow, brown, blue, green, black], 'reconstructed');
  });

  it('iris and crown tracks run from 1 to 6, the architect track 1-2-4-6-8-10: derived', () => {
    expectValue(components.tracks.iris, [1, 2, 3, 4, 5, 6], 'derived');
    expectValue(components.tracks.crown, [1, 2, 3, 4, 5, 6], 'derived');
    expectValue(components.tracks.architect, [1, 2, 4, 6, 8, 10], 'derived');
  });

  it('clockwise the compass shows wood, 3 BF, stone, choice, glass, iron, empty: reconstructed', () => {
    expectValue(
      components.compass,
      ['wood', 'francs', 'stone', 'choice', 'glass', 'iron', 'empty'],
      'reconstructed',
    );
  });

  it('the needles start on wood and stone: printed', () => {
    expectValue(components.needles, ['wood', 'stone'], 'printed');
  });

  it('the five strips of the compass side, each with every action once: reconstructed', () => {
    const strips = components.strips.value.map((strip) =>
      strip.map((action) => action[0].toUpperCase()).join(''),
    );
    expect(strips).toEqual(['WSNMC', 'NMCWS', 'CWSNM', 'SNMCW', 'MCWSN']);
    expect(components.strips.origin).toBe('reconstructed');
    for (const strip of strips) expect([...strip].sort().join('')).toBe('CMNSW');
  });

  it('example: the stock card of the rulebook is worth 4 BF and names 2-4 4-2, 2-2 3-3, 2-2 3-3, 1-2 2-1', () => {
    expect(components.stock[0]).toEqual({
      francs: 4,
      irises: [
        [
          [2, 4],
          [4, 2],
        ],
        [
          [2, 2],
          [3, 3],
        ],
        [
          [2, 2],
          [3, 3],
        ],
        [
          [1, 2],
          [2, 1],
        ],
      ],
      origin: 'printed',
    });
  });

  it.each([
    [1, 4, '24 42', '22 33', '22 33', '12 21'],
    [2, 3, '11 44', '12 21', '14 41', '11 44'],
    [3, 5, '34 43', '23 32', '13 31', '24 42'],
    [4, 4, '12 21', '34 43', '11 44', '14 41'],
    [5, 6, '22 33', '24 42', '23 32', '13 31'],
    [6, 3, '13 31', '11 44', '34 43', '11 44'],
    [7, 5, '23 32', '13 31', '12 21', '34 43'],
    [8, 4, '24 42', '14 41', '24 42', '14 41'],
    [9, 6, '22 33', '23 32', '22 33', '12 21'],
    [10, 3, '14 41', '12 21', '11 44', '11 44'],
    [11, 5, '34 43', '22 33', '14 41', '24 42'],
    [12, 6, '23 32', '34 43', '13 31', '13 31'],
  ])('value, irises and origin of stock card %i', (card, francs, ...irises) => {
    const found = components.stock[card - 1];
    expect(found.francs).toBe(francs);
    expect(found.irises.map((pair) => pair.map((iris) => iris.join('')).join(' '))).toEqual(irises);
    expect(found.origin).toBe(card === 1 ? 'printed' : 'reconstructed');
  });

  it('there are 12 stock cards', () => {
    expect(components.stock).toHaveLength(12);
  });

  const PRESTIGE: readonly (readonly [kind: string, symbols: number, manneken: number, bonuses: string[]])[] =
    [
      ['one bonus, two symbols', 2, 0, ['iris', 'crown', 'architect', 'courthouse']],
      ['one bonus, a symbol and a Manneken-Pis', 1, 1, ['iris', 'crown', 'architect', 'courthouse']],
      ['one bonus, two Manneken-Pis', 0, 2, ['iris', 'crown', 'architect', 'courthouse']],
      [
        'one of two bonuses',
        1,
        1,
        [
          'iris|crown',
          'iris|architect',
          'iris|courthouse',
          'crown|architect',
          'crown|courthouse',
          'architect|courthouse',
        ],
      ],
      ['one of four bonuses', 0, 2, ['iris|crown|architect|courthouse', 'iris|crown|architect|courthouse']],
      [
        'the same bonus twice',
        2,
        0,
        ['iris+iris', 'crown+crown', 'architect+architect', 'courthouse+courthouse'],
      ],
      [
        'two different bonuses',
        1,
        0,
        [
          'iris+crown',
          'iris+architect',
          'iris+courthouse',
          'crown+architect',
          'crown+courthouse',
          'architect+courthouse',
        ],
      ],
    ];

  const prestige = components.prestige.map(
    ({ bonus, symbols, manneken }) => `${bonusWord(bonus)} ${symbols}/${manneken}`,
  );

  it.each(PRESTIGE)('prestige cards with %s', (_, symbols, manneken, bonuses) => {
    for (const bonus of bonuses) {
      const card = `${bonus} ${symbols}/${manneken}`;
      const wanted = bonuses.filter((other) => other === bonus).length;
      expect(
        prestige.filter((other) => other === card),
        card,
      ).toHaveLength(wanted);
    }
  });

  it('these are all 30 prestige cards, and all of them are reconstructed', () => {
    const wanted = PRESTIGE.flatMap(([, symbols, manneken, bonuses]) =>
      bonuses.map((bonus) => `${bonus} ${symbols}/${manneken}`),
    );
    expect(wanted).toHaveLength(30);
    expect(prestige.slice().sort()).toEqual(wanted.sort());
    expect(components.prestige.every((card) => card.origin === 'reconstructed')).toBe(true);
  });
});
