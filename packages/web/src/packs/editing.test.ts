import { findGame, GAME_IDS, loadGame, type Pack } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import { components1893 } from '../games/1893/components/list.ts';
import { components1897 } from '../games/1897/components/list.ts';
import { type ComponentEntry, marksIn, originAt, originOf } from '../games/components/component-list.ts';
import { valueAt } from '../games/components/component-paths.ts';
import {
  copyOf,
  corrected,
  differs,
  draftFrom,
  faultsOf,
  isTouched,
  leastSureFirst,
  leftIn,
  listedInEither,
  missingPart,
  placed,
  progressOf,
  repaired,
  seen,
  undone,
  withValue,
} from './editing.ts';

await Promise.all(GAME_IDS.map((id) => loadGame(id, { belleEpoque: true, boards: 'dealt' })));

const own = findGame('1893').pack;
const draft = copyOf(own, 'mine', 'Mine');
const entries = components1893(draft);
const entryAt = (path: string, list: readonly ComponentEntry[] = entries): ComponentEntry => {
  const found = list.find((entry) => entry.path === path);
  if (found === undefined) throw new Error(`no entry ${path}`);
  return found;
};

describe('the list of components', () => {
  for (const id of GAME_IDS) {
    const { pack } = findGame(id);
    const list = id === '1897' ? components1897(pack) : components1893(pack);

    it(`has every marked value of ${id} once`, () => {
      expect(list.flatMap(({ marked }) => marked).toSorted()).toEqual(marksIn(pack).toSorted());
    });

    it(`names only what the pack of ${id} holds`, () => {
      for (const { path, pictures, fields } of list) {
        expect(valueAt(pack, path), path).toBeDefined();
        expect(pictures.length, path).toBeGreaterThan(0);
        for (const picture of pictures) expect(valueAt(pack, picture), picture).toBeDefined();
        for (const field of fields) expect(valueAt(pack, field.path), field.path).toBeDefined();
      }
    });

    it(`offers for every value of ${id} that can be chosen the one it has`, () => {
      for (const { fields } of list)
        for (const field of fields) {
          const value = valueAt(pack, field.path);
          if (field.kind === 'number') {
            expect(value, field.path).toBeGreaterThanOrEqual(field.min);
            expect(value, field.path).toBeLessThanOrEqual(field.max);
          } else
            expect(
              field.choices.map((choice) => choice.value),
              field.path,
            ).toContainEqual(value);
        }
    });

    it(`offers for ${id} only numbers that a pack may have, one by one`, () => {
      for (const { fields } of list)
        for (const field of fields)
          if (field.kind === 'number')
            for (const number of [field.min, field.max]) {
              const faults = faultsOf(withValue(pack, field.path, number));
              expect(
                faults.filter(({ message }) => message.startsWith('expected a whole number')),
                `${field.path} ${number}`,
              ).toEqual([]);
            }
    });
  }
});

describe('correcting a pack', () => {
  it('changes one value, marks it as printed, and leaves the pack before as it was', () => {
    const next = corrected(draft, entryAt('stock.3'), 'stock.3.francs', 7);
    expect(valueAt(next, 'stock.3.francs')).toBe(7);
    expect(originAt(next, 'stock.3')).toBe('printed');
    expect(valueAt(draft, 'stock.3.francs')).toBe(4);
    expect(progressOf(next).left).toBe(progressOf(draft).left - 1);
    expect(faultsOf(next)).toEqual([]);
  });

  it.each([
    ['tracks.iris.2', 'tracks.iris', 9],
    ['strips.1.0', 'strips', 'sales'],
    ['nobles.1.cost', 'nobles.1', 4],
    ['market.corners.4', 'market.corners', [0, 1]],
    ['belleEpoque.cards.4', 'belleEpoque.cards', 8],
    ['asymmetric.boards.2.houseCosts.5', 'asymmetric.boards.2', 2],
    ['prestige.0.bonus', 'prestige.0', [[{ kind: 'release' }], [{ kind: 'advance', track: 'iris' }]]],
  ])('finds the place of %s', (path, of, value) => {
    expect(valueAt(corrected(draft, entryAt(of), path, value), path)).toEqual(value);
  });

  it('marks all that an entry holds as seen', () => {
    const next = seen(draft, entryAt('nobles.2'));
    expect(originOf(next, entryAt('nobles.2'))).toBe('printed');
    expect(originOf(draft, entryAt('nobles.2'))).toBe('derived');
  });

  it('says nothing of the other strips when one of them is corrected', () => {
    const strips = entryAt('strips');
    const swapped = corrected(
      corrected(draft, strips, 'strips.0.0', 'sales'),
      strips,
      'strips.0.1',
      'workshop',
    );
    expect(faultsOf(swapped)).toEqual([]);
    expect(originAt(swapped, 'strips')).toBe('reconstructed');
    expect(originAt(seen(swapped, strips), 'strips')).toBe('printed');
  });

  it('takes back the values and marks of one entry only', () => {
    const entry = entryAt('stock.3');
    const one = corrected(draft, entry, 'stock.3.francs', 7);
    const two = corrected(one, entryAt('stock.4'), 'stock.4.francs', 8);
    const back = undone(two, own, entry);
    expect(isTouched(two, own, entry)).toBe(true);
    expect(isTouched(back, own, entry)).toBe(false);
    expect(valueAt(back, 'stock.4.francs')).toBe(8);
  });

  it('tells values that differ from those that only are surer', () => {
    const entry = entryAt('compass');
    expect(differs(seen(draft, entry), own, entry)).toBe(false);
    expect(differs(withValue(draft, 'compass.0', 'iron'), own, entry)).toBe(true);
  });

  it('counts what is left the same way part by part as in all', () => {
    expect(leftIn(draft, entries)).toBe(progressOf(draft).left);
    expect(leftIn(seen(draft, entryAt('nobles.2')), entries)).toBe(progressOf(draft).left - 2);
  });

  it('puts what was reconstructed first', () => {
    const sorted = leastSureFirst(entries, (entry) => originOf(draft, entry));
    const origins = sorted.map((entry) => originOf(draft, entry));
    expect(origins[0]).toBe('reconstructed');
    expect(origins.at(-1)).toBe('printed');
    expect(origins.lastIndexOf('reconstructed')).toBeLessThan(origins.indexOf('derived'));
  });
});

describe('the faults of a pack', () => {
  it.each([
    ['stock.3.francs', 1000, 'stock.3'],
    ['stock.3.irises.0.0', [2, 1], 'stock.3'],
    ['strips.0.1', 'workshop', 'strips'],
    ['needles.0', 'stone', 'needles'],
    ['needles.0', 'glass', 'needles'],
    ['market.corners.0', [0, 0], 'market.corners'],
    ['architectsInCourthouse', 20, 'architectsInCourthouse'],
    ['belleEpoque.tiles.0.2', 0, 'belleEpoque.tiles'],
    ['belleEpoque.cross.1', [3, 3], 'belleEpoque.cross'],
    ['tracks.crown.0', undefined, 'tracks.crown'],
    ['nobles.1.cost', null, 'nobles.1'],
    ['asymmetric.otherStrips.2.2', 'materials', 'asymmetric.otherStrips'],
  ])('are named at their field: %s as %j', (path, value, entry) => {
    const faults = placed(faultsOf(withValue(draft, path, value)), entries);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.map((fault) => fault.entry?.path)).toContain(entry);
  });

  it('are those of the pack as a whole where no entry has them', () => {
    const [fault] = placed(faultsOf({ ...draft, name: '' }), entries);
    expect(fault.entry).toBeUndefined();
    expect(fault.path).toBe('name');
  });
});

describe('a pack that is not as packs are', () => {
  const { market: _market, compass: _compass, ...without } = own.components as Record<string, unknown>;

  it.each([
    ['without parts', { ...own, components: without }],
    ['with too few cards', { ...own, components: { ...own.components, stock: [], prestige: [{}] } }],
    [
      'with something else in a place',
      { ...own, components: { ...own.components, market: 7, tracks: null } },
    ],
    ['with what no pack has', { ...own, dice: 2, components: { ...own.components, dice: { value: 6 } } }],
    ['without a name', { ...own, id: '', name: '', format: 'horta-pack-0' }],
    ['with a contradiction', withValue(withValue(draft, 'strips.0.0', 'sales'), 'needles.0', 'stone')],
  ])('is mended with the game’s own values: %s', (_name, broken) => {
    let pack = broken as Pack;
    for (let round = 0; round < 4 && faultsOf(pack).length > 0; round++)
      for (const fault of faultsOf(pack)) pack = repaired(pack, own, fault);
    expect(faultsOf(pack)).toEqual([]);
  });

  it('is mended from the list as on the card: with the value its mark is the game’s own again', () => {
    const entry = entryAt('stock.2');
    const broken = corrected(draft, entry, 'stock.2.francs', 777);
    const [fault] = faultsOf(broken);
    if (fault === undefined) throw new Error('no fault');
    const mended = repaired(broken, own, fault);
    expect(mended).toEqual(undone(broken, own, entry));
    expect(originOf(mended, entry)).toBe('reconstructed');
    // Whatever else was corrected there is as it is in the box.
    const two = corrected(broken, entry, 'stock.2.irises.0.0', [1, 4]);
    const left = repaired(two, own, fault);
    expect([valueAt(left, 'stock.2.irises.0.0'), originOf(left, entry)]).toEqual([[1, 4], 'printed']);
  });
});

describe('a file', () => {
  const isGame = (id: string): id is Pack['game'] => id === '1893';

  it.each([[[]], [null], [{}], [{ game: 'chess', components: {} }], [{ game: '1893' }]])(
    'is no pack: %j',
    (json) => {
      expect(draftFrom(json, isGame)).toBe('file_no_pack');
    },
  );

  it.each([
    ['a list', { ...own.components, nobles: Array.from({ length: 201 }, () => 1) }],
    ['a part', Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`part${i}`, i]))],
  ])('is too large with %s that nobody could look through', (_name, components) => {
    expect(draftFrom({ ...own, components }, isGame)).toBe('file_too_large');
  });

  it('is written down as it was read', () => {
    const text = JSON.stringify(corrected(draft, entryAt('stock.3'), 'stock.3.francs', 7));
    expect(JSON.stringify(draftFrom(JSON.parse(text), isGame))).toBe(text);
  });

  it('is a pack with its faults', () => {
    const read = draftFrom({ ...own, name: 7 }, isGame);
    expect(typeof read === 'object' && faultsOf(read).map(({ path }) => path)).toEqual(['name']);
  });
});

describe('a part that a pack is without', () => {
  const { belleEpoque: _, asymmetric: __, ...base } = own.components as Record<string, unknown>;
  const without = { ...own, components: base };

  it.each([
    [{ belleEpoque: true }, 'belle_epoque'],
    [{ boards: 'dealt' }, 'asymmetric'],
    [{ boards: 'alike', belleEpoque: false }, undefined],
    [undefined, undefined],
  ])('is missed by a table with %j', (options, part) => {
    expect(missingPart(without, options)).toBe(part);
    expect(missingPart(own, options)).toBeUndefined();
  });

  it.each([
    ['the pack that has it', own, without],
    ['the pack that has not', without, own],
  ])('is a difference, whichever of the two is looked at: %s', (_name, one, other) => {
    const all = listedInEither(components1893, one, other).filter((entry) => differs(one, other, entry));
    expect(all.map(({ path }) => path)).toContain('belleEpoque.cards');
    expect(all.every(({ path }) => /^(?:belleEpoque|asymmetric)\./.test(path))).toBe(true);
  });

  it('is named as in the game’s own where a file lacks another', () => {
    const { stock: _stock, ...components } = own.components as Record<string, unknown>;
    const broken = { ...own, components };
    const [fault] = placed(faultsOf(broken), [...components1893(broken), ...entries]);
    expect(fault).toMatchObject({ path: 'stock', entry: undefined, group: 'stock' });
  });
});
