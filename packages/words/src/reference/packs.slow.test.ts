/**
 * Every number of a pack can be read in the rules, and is that of the pack there: whichever is changed, some sentence says
 * something else.
 */
import { findGame, GAME_IDS, type GameId, loadGame, type Pack } from '@horta/engine';
import { expect, test } from 'vitest';
import { changedPack, saidBy } from './editions.testing.ts';
import { loadRulebook } from './load.ts';

type Path = readonly string[];
type Numbers = Record<string, unknown>;

/**
 * What is seen in pictures only, or is not read: a starting noble is there as often as there are players, and card 19 brings
 * one traveller.
 */
const UNTOLD = /^(market\.corners\.|nobles\.0\.copies\.|belleEpoque\.cards\.value\.18$)/;
/** A table has a row for each: what holds of one of them holds of all. */
const ROWS = /^(stock|prestige|strips)\.(?!0\.)/;
/** Belle Époque's cards and tiles have a 0 where there is no number on them. */
const MAYBE_WITHOUT = /^belleEpoque\.(cards|tiles)\./;

/** Where a pack has numbers. */
function numbersOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'number') return [path];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inside]) => numbersOf(inside, [...path, key]));
}

function at(components: object, path: Path): unknown {
  return path.reduce<unknown>((found, key) => (found as Numbers)[key], components);
}

function changed(pack: Pack, path: Path, by: number): Pack {
  return changedPack(pack, (components) => {
    const place = at(components, path.slice(0, -1)) as Numbers;
    const key = path.at(-1) ?? '';
    place[key] = (place[key] as number) + by;
  });
}

/** More, or less: a sum or a share of it may stay the same in one of the ways. Irises lie in rows and columns that there are. */
function waysToChange(path: Path, value: number): readonly number[] {
  return path.includes('irises') && value > 1 ? [-1] : [1, -1];
}

test.each<GameId>(GAME_IDS)('the rules of %s tell every number of a pack', async (game) => {
  await loadGame(game);
  const book = await loadRulebook(game);
  const { pack } = findGame(game);
  const read = (one: Pack) => JSON.stringify(saidBy(book, 'en', one));
  const usual = read(pack);
  const told = numbersOf(pack.components).flatMap((path) => {
    const name = path.join('.');
    const value = at(pack.components, path) as number;
    if (ROWS.test(name) || UNTOLD.test(name) || (value === 0 && MAYBE_WITHOUT.test(name))) return [];
    return [
      { name, isTold: waysToChange(path, value).some((by) => read(changed(pack, path, by)) !== usual) },
    ];
  });
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter(({ isTold }) => !isTold)).toEqual([]);
});
