/** What can be written down in which field: limits of the box, of a player, and of what the others have. */
import { loadRulebook, topicOf } from '@horta/words/reference';
import { describe, expect, it } from 'vitest';
import { optionsOf1893 } from './code.ts';
import { askedOf, entryOf, type Field, isSign, numberFault, numberTyped } from './fields.ts';
import { type Values, withoutPlayer, withPlayer } from './pad.ts';
import { noblesOf, type Sheet, sheetOf } from './pads.testing.ts';
import { isSound, settled } from './soundness.ts';

const EXPANDED = optionsOf1893(true, false);

function fieldOf<Kind extends Field['kind']>({ game }: Sheet, id: string): Extract<Field, { kind: Kind }> {
  const field = game.sections.flatMap(({ fields }) => fields).find((one) => one.id === id);
  if (field === undefined) throw new Error(`no field ${id}`);
  return field as Extract<Field, { kind: Kind }>;
}

const placeOf = ({ pad, rules }: Sheet, seat: number) => ({ pad, rules, seat });

describe('numbers', () => {
  const CASES: [string, string, Values, Values, number, string | undefined][] = [
    ['points below 0 (R-11)', 'points', {}, {}, -12, undefined],
    ['half a point', 'points', {}, {}, 0.5, 'no-number'],
    ['no number at all', 'points', {}, {}, Number.NaN, 'no-number'],
    ['money below 0', 'francs', {}, {}, -1, 'out-of-range'],
    ['more money than there is room for', 'francs', {}, {}, 99_999, 'out-of-range'],
    ['more points than there is room for', 'points', {}, {}, 1_234_567, 'out-of-range'],
    ['six houses', 'houses', {}, {}, 6, undefined],
    ['seven houses', 'houses', {}, {}, 7, 'too-many own'],
    ['houses and pavilions together', 'houses', { pavilions: 2 }, {}, 5, 'too-many together'],
    ['pavilions and houses together', 'pavilions', { houses: 4 }, {}, 3, 'too-many together'],
    ['more pavilions than there are sites', 'pavilions', { houses: 1 }, {}, 6, 'too-many own'],
    ['pavilions that others have', 'pavilions', {}, { pavilions: 4 }, 2, 'too-many others'],
    ['materials that others have', 'cubes', {}, { cubes: 38 }, 3, 'too-many others'],
    ['all materials but those of others', 'cubes', {}, { cubes: 38 }, 2, undefined],
    ['fewer free architects than stand on bonus tiles', 'free', { tiles: 0b11 }, {}, 1, 'too-few'],
    ['eight architects', 'free', {}, {}, 8, 'too-many own'],
    ['a multiplier of 0', 'row-nobles', {}, {}, 0, 'too-few'],
    ['five cards with two symbols each', 'row-nobles', {}, {}, 11, undefined],
    ['more than that', 'row-nobles', {}, {}, 12, 'too-many own'],
  ];
  it.each(CASES)('%s', async (_, id, own, other, value, expected) => {
    const sheet = await sheetOf('1893', EXPANDED, [own, other, {}]);
    const fault = numberFault(placeOf(sheet, 0), fieldOf<'number'>(sheet, id), value);
    const told = fault?.code === 'too-many' ? `${fault.code} ${fault.bound}` : fault?.code;
    expect(told).toBe(expected);
  });

  it.each([
    ['12', 12],
    [' 7 ', 7],
    ['-3', -3],
    ['−3', -3],
    ['+4', 4],
    ['007', 7],
    ['1e3', Number.NaN],
    ['1.5', Number.NaN],
    ['', Number.NaN],
    ['1234567', 1_234_567],
    ['1234567890123456', Number.NaN],
  ])('typed %s', (text, value) => expect(numberTyped(text)).toBe(value));

  it('a sign with nothing behind it is no number yet, and no mistake either', () => {
    expect(['-', ' −', '+', '-3', '--', ''].map(isSign)).toEqual([true, true, true, false, false, false]);
  });

  it('with the card game: no fewer kinds of houses than their copies allow, and no more than there are houses', async () => {
    const sheet = await sheetOf('1897', {}, [{ houses: 5, majorities: 1 }, {}]);
    const kinds = fieldOf<'number'>(sheet, 'house-kinds');
    const fault = (value: number) => numberFault(placeOf(sheet, 0), kinds, value)?.code;
    expect([1, 2, 4, 5].map(fault)).toEqual(['too-few', undefined, undefined, 'too-many']);
  });
});

describe('things', () => {
  it('of a noble there are three, and Brugmann for everybody', async () => {
    const first = await sheetOf('1893', {}, [{}, {}, {}, {}]);
    const albert = noblesOf(first.rules, 'albert');
    const has = { nobles: albert };
    const sheet = await sheetOf('1893', {}, [{}, has, has, has]);
    const nobles = fieldOf<'set'>(sheet, 'nobles');
    expect(nobles.refusal(placeOf(sheet, 0), Math.log2(albert))).toEqual({ code: 'taken', by: [1, 2, 3] });
    expect(nobles.refusal(placeOf(sheet, 1), Math.log2(albert))).toBeUndefined();
    expect(nobles.refusal(placeOf(sheet, 0), Math.log2(noblesOf(first.rules, 'brugmann')))).toBeUndefined();
  });

  it('of bonus tiles there is one each, and with three players four in all', async () => {
    const sheet = await sheetOf('1893', EXPANDED, [{ tiles: 0b1 }, { tiles: 0b110 }, {}]);
    const tiles = fieldOf<'set'>(sheet, 'tiles');
    expect(tiles.refusal(placeOf(sheet, 2), 0)).toEqual({ code: 'taken', by: [0] });
    expect(tiles.refusal(placeOf(sheet, 2), 5)).toBeUndefined();
    const full = await sheetOf('1893', EXPANDED, [{ tiles: 0b1 }, { tiles: 0b110 }, { tiles: 0b1000 }]);
    expect(tiles.refusal(placeOf(full, 2), 5)).toEqual({ code: 'full', most: 4 });
    // Those that are taken can still be given back.
    expect(tiles.refusal(placeOf(full, 1), 2)).toBeUndefined();
  });
});

it.each([
  ['1893', EXPANDED],
  ['1893-first-edition', {}],
  ['1897', {}],
] as const)(
  '%s: each part of a sheet has its rule, and fields make all points of the end',
  async (id, options) => {
    const [sheet, rulebook] = await Promise.all([sheetOf(id, options, [{}, {}]), loadRulebook(id)]);
    const { sections, sources } = sheet.game;
    for (const { id: part, topic } of askedOf(sections, placeOf(sheet, 0)))
      expect(topicOf(rulebook, topic), part).toBeDefined();
    const made = sections.flatMap(({ fields }) => fields.flatMap((field) => field.sources ?? []));
    expect([...new Set(made)].toSorted()).toEqual(sources.toSorted());
  },
);

it('what a tile counts is asked of whoever has it, and of nobody else', async () => {
  const asked = async (tiles: number) => {
    const sheet = await sheetOf('1893', EXPANDED, [{ tiles }, {}, {}]);
    return askedOf(sheet.game.sections, placeOf(sheet, 0)).flatMap(({ fields }) =>
      fields.map(({ id }) => id),
    );
  };
  const plain = await asked(0);
  const more = await asked(0b10101010100);
  expect(more.filter((id) => !plain.includes(id))).toEqual(['iris', 'crown', 'passing', 'whites', 'spots']);
});

it('what can’t be any more doesn’t count, and is not in links', async () => {
  const sheet = await sheetOf('1893', EXPANDED, [
    { tiles: 1 << 9, architect: 6, whites: 3, houses: 4 },
    {},
    {},
  ]);
  const without = {
    ...sheet,
    pad: withPlayer(sheet.pad, 0, { values: { architect: 6, whites: 3, houses: 4 } }),
  };
  const level = fieldOf<'level'>(sheet, 'architect');
  expect(entryOf(placeOf(sheet, 0), level)).toBe(6);
  expect(entryOf(placeOf(without, 0), level)).toBe(5);
  expect(isSound(without.game, without.rules, without.pad)).toBe(false);
  const clean = settled(without.game, without.rules, without.pad);
  expect(clean.players[0]?.values).toEqual({ architect: 5, houses: 4 });
  expect(isSound(without.game, without.rules, clean)).toBe(true);
});

it('where a player leaves the table the others keep what they have', async () => {
  const { pad } = await sheetOf('1893', {}, [{ points: 1 }, { points: 2 }, { points: 3 }], { holder: 2 });
  const points = (left: typeof pad) => left.players.map(({ values }) => values.points);
  expect([points(withoutPlayer(pad, 0)), withoutPlayer(pad, 0).holder]).toEqual([[2, 3], 1]);
  expect([points(withoutPlayer(pad, 2)), withoutPlayer(pad, 2).holder]).toEqual([[1, 2], undefined]);
});

it('as long as nobody has noted their money, it is said that nobles count as paid', async () => {
  const noteOf = async (id: '1893' | '1897', own: Values, isDone = false) => {
    const sheet = await sheetOf(id, {}, [own, {}]);
    const pad = withPlayer(sheet.pad, 0, { isDone });
    return fieldOf<'set'>(sheet, 'nobles').note?.({ pad, rules: sheet.rules, seat: 0 });
  };
  const { rules } = await sheetOf('1893', {}, [{}, {}]);
  const nobles = noblesOf(rules, 'albert');
  expect(await noteOf('1893', { nobles })).toBe('nobles_open');
  expect(await noteOf('1893', { nobles, francs: 3 })).toBeUndefined();
  expect(await noteOf('1893', { nobles }, true)).toBeUndefined();
  // There the noble of the beginning costs nothing.
  expect(await noteOf('1897', {})).toBeUndefined();
  expect(await noteOf('1897', { nobles: 0b111 })).toBe('nobles_open');
});
