import { describe, expect, it } from 'vitest';
import type { Valued } from '../../../core/pack.ts';
import { FIRST_EDITION } from './components.ts';
import { readPack1893FirstEdition } from './pack.ts';
import { bonusWords } from './table.testing.ts';

const { components } = FIRST_EDITION;

/** Value and origin in one text, to be compared with a row of the list of components. */
function marked({ value, origin }: Valued<unknown>): string {
  return `${JSON.stringify(value)} ${origin}`;
}

const VALUES: [string, Valued<unknown>, string][] = [
  ['francs at the start', components.startFrancs, '[5,6,7,8,9] printed'],
  ['assistants', components.architects, '7 printed'],
  ['assistants in the courthouse', components.architectsInCourthouse, '2 printed'],
  ['cubes', components.cubes, '{"wood":10,"iron":10,"stone":10,"joker":15} printed'],
  ['artworks of a colour', components.artworksPerColour, '6 printed'],
  ['house costs', components.houseCosts, '[2,2,3,3,4,4] printed'],
  ['points of houses', components.houseBonuses, '[0,0,0,0,5,5] printed'],
  ['points for a house without joker', components.noJokerBonus, '5 printed'],
  ['francs of a unit', components.francsPerUnit, '3 printed'],
  ['prices of the noble display', components.displayCosts, '[3,2,1,0] printed'],
  ['points lost for an unpaid noble', components.unpaidNoblePenalty, '5 printed'],
  ['points for the Manneken-Pis pawn', components.firstPlayerBonus, '5 printed'],
  ['Manneken-Pis of an exhibition tile', components.firstToPassManneken, '2 printed'],
  ['francs of an exhibition tile', components.exhibitionFrancs, '1 printed'],
  ['francs of a set', components.francsPerSet, '4 printed'],
  ['assistants that do not count', components.architectsNotCounted, '2 printed'],
  ['jokers of the market', components.jokersAtMarket, '3 printed'],
  ['cubes of Materials', components.cubesPerMaterialsAction, '2 printed'],
  ['francs by row', components.market.francs, '[6,4,2,0,2,4,6] derived'],
  ['points by column', components.market.points, '[6,4,2,0,2,4,6] derived'],
  ['corners of the cursor', components.market.corners, '[[1,-1],[1,1],[-1,1],[-1,-1],[0,0]] reconstructed'],
  ['town hall track', components.tracks.iris, '[1,2,3,4,5,6] reconstructed'],
  ['royal palace track', components.tracks.crown, '[1,2,3,4,5,6] reconstructed'],
  ['architect track', components.tracks.architect, '[1,2,4,6,8,10] reconstructed'],
  ['compass tiles', components.compass, '["wood","stone","iron","refined","francs","empty"] printed'],
  ['needles', components.needles, '[1,4] reconstructed'],
];

describe('1e, Components', () => {
  it('the pack holds to its own format', () => {
    expect(readPack1893FirstEdition(JSON.parse(JSON.stringify(FIRST_EDITION)))).toEqual(FIRST_EDITION);
  });

  it.each(VALUES)('value and origin of the %s', (_, value, expected) => {
    expect(marked(value)).toBe(expected);
  });

  it('26 nobles: 5 Brugmann and three each of seven others', () => {
    const copies = components.nobles.map(({ id, copies: { value } }) => `${value} ${id}`);
    expect(copies).toEqual([
      '5 brugmann',
      '3 empain',
      '3 solvay',
      '3 buls',
      '3 albert',
      '3 van-de-velde',
      '3 vandervelde',
      '3 maeterlinck',
    ]);
  });

  it('the end costs of the nobles are 1, 2, 2, 3, 3, 4, 4 and 5 BF: derived', () => {
    expect(components.nobles.map(({ cost }) => cost.value).sort()).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
    for (const { cost } of components.nobles) expect(cost.origin).toBe('derived');
  });

  it('five exhibition tiles, one a round: the first and the last year printed', () => {
    expect(components.exhibitions.map(({ year, origin }) => `${year} ${origin}`)).toEqual([
      '1893 printed',
      '1897 reconstructed',
      '1900 reconstructed',
      '1905 reconstructed',
      '1910 printed',
    ]);
  });

  it('each strip has every action once on both of its sides: reconstructed', () => {
    for (const { value, origin } of [components.strips, components.expertStrips]) {
      expect(origin).toBe('reconstructed');
      for (const strip of value)
        expect(strip.toSorted()).toEqual(['construction', 'materials', 'nobles', 'sales', 'workshop']);
    }
  });

  it('12 stock cards', () => {
    expect(components.stock).toHaveLength(12);
  });

  const CARDS: [string, string[]][] = [
    ['2/0', ['iris', 'crown', 'architect', 'release', 'iris+iris', 'crown+crown', 'architect+architect']],
    ['2/0', ['release+release', 'iris|crown', 'architect|release', 'crown|architect']],
    ['1/1', ['iris', 'crown', 'architect', 'release', 'iris|crown', 'iris|architect', 'iris|release']],
    ['1/1', ['crown|architect', 'crown|release', 'architect|release']],
    ['0/2', ['iris', 'crown', 'architect', 'release']],
  ];
  it('25 bonus cards by symbols and Manneken-Pis: 12 single, 9 with two ways, 4 double, all reconstructed', () => {
    const found = components.prestige.map((one) => `${one.symbols}/${one.manneken} ${bonusWords(one.bonus)}`);
    const expected = CARDS.flatMap(([marks, bonuses]) => bonuses.map((bonus) => `${marks} ${bonus}`));
    expect(found.sort()).toEqual(expected.sort());
    expect(found).toHaveLength(25);
    for (const { origin } of components.prestige) expect(origin).toBe('reconstructed');
  });
});
