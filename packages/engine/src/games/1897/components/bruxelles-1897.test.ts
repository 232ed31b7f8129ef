import { describe, expect, it } from 'vitest';
import { COLOURS, HOUSES, MATERIAL_CARD_NAMES } from '../ids.ts';
import { BRUXELLES_1897 } from './bruxelles-1897.ts';

const { components } = BRUXELLES_1897;

/** Every origin mark within a value, by its path. */
function origins(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'origin' ? [[path, String(entry)] as [string, string]] : origins(entry, `${path}.${key}`),
  );
}

describe('1897, Components', () => {
  it('artworks: 12, red, yellow, blue and green, 3 each', () => {
    expect(COLOURS).toEqual(['red', 'yellow', 'blue', 'green']);
    expect(components.artworks.value).toEqual([3, 3, 3, 3]);
  });

  it('material cards: 12, the six pairs of metal, stone and wood, 2 each', () => {
    expect(MATERIAL_CARD_NAMES).toEqual([
      'metal-metal',
      'metal-stone',
      'metal-wood',
      'stone-stone',
      'stone-wood',
      'wood-wood',
    ]);
    expect(components.materials.value).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('houses: 16, 4 kinds of 4', () => {
    expect(HOUSES).toHaveLength(4);
    expect(components.houses.value).toEqual([4, 4, 4, 4]);
  });

  it('nobles: 19, 4 Brugmann and 3 each of five others', () => {
    expect(components.nobles.map(({ id, copies }) => [id, copies.value])).toEqual([
      ['brugmann', 4],
      ['horta', 3],
      ['albert', 3],
      ['buls', 3],
      ['vandervelde', 3],
      ['hankar', 3],
    ]);
  });

  it('architects: 7 a colour, four 1/3, two 2/4 and one 2/5', () => {
    expect(components.architects.map(({ faces, copies }) => [...faces.value, copies.value])).toEqual([
      [1, 3, 4],
      [2, 4, 2],
      [2, 5, 1],
    ]);
  });

  it('the three scales go from 1 to 5', () => {
    for (const scale of Object.values(components.scales)) expect(scale.value).toEqual([1, 2, 3, 4, 5]);
  });

  it('four bonus cards, each with an upper and a lower half', () => {
    expect(components.bonusCards.map(({ bonus, end }) => [bonus.kind, end.kind])).toEqual([
      ['advance', 'houses'],
      ['advance', 'nobles'],
      ['advance', 'artworks'],
      ['release', 'francs'],
    ]);
  });

  it('reconstructed are two scales and which halves share a bonus card; everything else is printed', () => {
    const marks = origins(components);
    expect(marks.filter(([, origin]) => origin !== 'printed').map(([path]) => path)).toEqual([
      '.scales.architecture',
      '.scales.prestige',
      '.bonusCards.0',
      '.bonusCards.1',
      '.bonusCards.2',
      '.bonusCards.3',
    ]);
    expect(marks.length).toBeGreaterThan(30);
  });
});
