import { describe, expect, test } from 'vitest';
import { namesOf, sittersOf, withKnownBots } from './sitters.ts';

const nobody = { people: 1, names: undefined, bot: undefined };

describe('names at the table', () => {
  test.each([
    ['a bot has the name of its level', { bot: 'master' }, 2, 'en', ['', 'Master']],
    ['several of a level are numbered', {}, 4, 'fr', ['', 'Compagnon 1', 'Compagnon 2', 'Compagnon 3']],
    [
      'each level by itself',
      { bot: 'master,apprentice@9,master' },
      4,
      'nl',
      ['', 'Meester 1', 'Leerling', 'Meester 2'],
    ],
    ['names that are given stay', { names: 'Anna,,Ben' }, 4, 'de', ['Anna', 'Geselle 1', 'Ben', 'Geselle 2']],
    ['yardsticks are players with a number', { bot: 'random,mcts' }, 3, 'es', ['', '', '']],
    ['people without a name too', { people: 2 }, 2, 'en', ['', '']],
  ] as const)('%s', (_, wishes, players, locale, names) => {
    expect(namesOf(sittersOf({ ...nobody, ...wishes }, players), players, locale)).toEqual(names);
  });
});

describe('bots that there are no more', () => {
  test.each([
    ['playouts', 3, 'journeyman', ['playouts']],
    ['playouts,master', 3, 'journeyman,master', ['playouts']],
    ['master', 3, 'master', []],
    // Nobody sits there.
    ['playouts', 1, 'journeyman', []],
  ])('%s among %i', (bot, players, now, gone) => {
    const sitters = { people: 1, names: ['Anna'], bot };
    expect(withKnownBots(sitters, players)).toEqual({ sitters: { ...sitters, bot: now }, gone });
  });
});

test.each([
  [{ people: 4 }, '--people: 4 people, but 3 players in all'],
  [{ names: 'a,b,c,d' }, '--names: 4 names, but 3 players in all'],
  [{ bot: 'master,master,master' }, '--bot: expected 1 or 2 names, found 3'],
])('%j at a table for three is refused', (wishes, message) => {
  expect(() => sittersOf({ ...nobody, ...wishes }, 3)).toThrow(message);
});
