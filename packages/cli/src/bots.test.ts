import { BOT_NAMES } from '@horta/bots';
import { expect, test } from 'vitest';
import { botNamesOf, botsOf, isBot } from './bots.ts';

test.each([
  ['random', 3, ['random', 'random', 'random']],
  ['master@500', 0, []],
  ['random,mcts@200ms', 2, ['random', 'mcts@200ms']],
])('%s for %i seats', (list, seats, names) => {
  expect(botNamesOf(list, seats)).toEqual(names);
});

test.each([
  ['random,random', 3, '--bots: expected 1 or 3 names, found 2'],
  ['random,random', 1, '--bots: expected 1 name, found 2'],
  ['random,random', 0, '--bots: expected 1 name, found 2'],
  ['', 2, "bot: there is no ''; there is random, "],
  ['random,genius', 2, "bot: there is no 'genius'; there is random, "],
  ['master@soon', 2, "bot: 'master@soon': expected a budget"],
])('%j for %i seats is refused', (list, seats, message) => {
  expect(() => botNamesOf(list, seats)).toThrow(message);
});

test('the bots of a list, by seat', async () => {
  const table = { game: '1893', options: {} };
  const bots = await botsOf('random,mcts@5', 2, table);
  expect(bots.map(({ id }) => id)).toEqual(['random', 'mcts@5']);
  expect(await botsOf('random', 0, table)).toEqual([]);
});

test('what is a bot', () => {
  for (const name of BOT_NAMES) expect(isBot(name)).toBe(true);
  expect(isBot('playouts')).toBe(false);
});
