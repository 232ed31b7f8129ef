/** What was typed and can't be stands in its field, until it is mended or can be after all. */
import { expect, it } from 'vitest';
import { optionsOf1893 } from './code.ts';
import { admitted, refusedOf, withDraft } from './drafts.ts';
import { type Values, withValue } from './pad.ts';
import { sheetOf } from './pads.testing.ts';

const sheetWith = (...values: Values[]) => sheetOf('1893', optionsOf1893(true, false), values);
const THREE_HOUSES = withDraft([], 0, 'houses', '3');

it('it is refused as long as everything else stays as it is', async () => {
  const { game, rules, pad } = await sheetWith({ pavilions: 4 }, {});
  expect(refusedOf(game.sections, rules, pad, THREE_HOUSES)).toMatchObject([
    { seat: 0, text: '3', fault: { code: 'too-many', most: 2, bound: 'together', all: 6 } },
  ]);
  const kept = admitted(game.sections, rules, pad, THREE_HOUSES);
  expect(kept.pad).toBe(pad);
  expect(kept.drafts).toBe(THREE_HOUSES);
});

it('it counts as soon as another field leaves room for it', async () => {
  const { game, rules, pad } = await sheetWith({ pavilions: 4 }, {});
  const fewer = withValue(pad, 0, 'pavilions', 1);
  expect(refusedOf(game.sections, rules, fewer, THREE_HOUSES)).toEqual([]);
  const after = admitted(game.sections, rules, fewer, THREE_HOUSES);
  expect(after.pad.players[0]?.values).toEqual({ pavilions: 1, houses: 3 });
  expect(after.drafts).toEqual([]);
});

it('so it does when another player has less', async () => {
  const { game, rules, pad } = await sheetWith({ cubes: 38 }, {});
  const drafts = withDraft([], 1, 'cubes', '5');
  expect(admitted(game.sections, rules, pad, drafts).drafts).toBe(drafts);
  const after = admitted(game.sections, rules, withValue(pad, 0, 'cubes', 20), drafts);
  expect(after.pad.players[1]?.values).toEqual({ cubes: 5 });
});

it('of two that can’t both be, one stays refused', async () => {
  const { game, rules, pad } = await sheetWith({}, {});
  const drafts = withDraft(withDraft([], 0, 'houses', '4'), 0, 'pavilions', '4');
  const after = admitted(game.sections, rules, pad, drafts);
  expect(after.pad.players[0]?.values).toEqual({ houses: 4 });
  expect(after.drafts.map(({ field }) => field)).toEqual(['pavilions']);
});

it('what is no number never counts, and what is not asked any more is forgotten', async () => {
  const { game, rules, pad } = await sheetWith({}, {});
  const drafts = withDraft(withDraft([], 0, 'points', 'forty'), 0, 'passing', '99');
  const after = admitted(game.sections, rules, pad, drafts);
  expect(after.drafts.map(({ field }) => field)).toEqual(['points']);
  expect(after.pad).toBe(pad);
});

it('a field has one text, and none once it is mended', () => {
  const again = withDraft(THREE_HOUSES, 0, 'houses', '9');
  expect(again).toEqual([{ seat: 0, field: 'houses', text: '9' }]);
  expect(withDraft(again, 0, 'houses', undefined)).toEqual([]);
  expect(withDraft(again, 1, 'houses', undefined)).toBe(again);
});
