import type { Bot } from '@horta/bots';
import { decide, newHistory, options, pending, randomFromSeed, startGame, toJson } from '@horta/engine';
import { speaker } from '@horta/words';
import { expect, test } from 'vitest';
import { playOn } from './game-loop.ts';
import type { TableTalk } from './table-talk.ts';

const silence: TableTalk = {
  say() {},
  events() {},
  boards() {},
  decision() {},
  whyNot() {},
  hint() {},
  scores() {},
};

test('the adviser sees what the person may know, and no more', async () => {
  const game = startGame('1893-first-edition', { players: 2, seed: 'hint' });
  const random = randomFromSeed('hint');
  const history = newHistory(game);
  // To a decision of seat 0 with cards in hands.
  const isWanted = () => pending(history.state)?.player === 0 && options(history.state).length > 1;
  for (let moves = 0; moves < 60 || !isWanted(); moves++) {
    const legal = options(history.state);
    decide(history, legal[random.below(legal.length)]);
  }
  const seen: unknown[] = [];
  const adviser: Bot = {
    id: 'spy',
    choose: () => 0,
    explain(view) {
      seen.push(toJson(view));
      return { choices: [], simulations: 0 };
    },
  };
  const lines = ['h', 'q'];
  await playOn({
    history,
    bots: [],
    adviser: async () => adviser,
    random,
    audience: [0, 1],
    speaker: speaker('en'),
    talk: silence,
    lines: { next: async () => lines.shift(), close() {} },
    keep: () => {},
  });
  const { state } = history;
  expect(seen).toEqual([toJson(state.rules.view(state, 0))]);
  expect(seen).not.toEqual([toJson(state)]);
});

test('each bot plays its own seat', async () => {
  const history = newHistory(startGame('1897', { players: 3, seed: 'seats' }));
  const asked: string[] = [];
  const bot = (id: string): Bot => ({
    id,
    choose(view, random) {
      asked.push(`${id} at ${pending(view)?.player}`);
      const legal = options(view);
      return legal[random.below(legal.length)];
    },
  });
  const isFinished = await playOn({
    history,
    bots: ['a', 'b', 'c'].map(bot),
    adviser: async () => bot('nobody'),
    random: randomFromSeed('seats'),
    audience: [],
    speaker: speaker('en'),
    talk: silence,
    lines: { next: async () => undefined, close() {} },
    keep: () => {},
  });
  expect(isFinished).toBe(true);
  expect([...new Set(asked)].sort()).toEqual(['a at 0', 'b at 1', 'c at 2']);
});

test('what a bot is given tells nothing of the seed of the game', async () => {
  const seed = 'a-secret-of-the-deal';
  const game = startGame('1893-first-edition', { players: 2, seed });
  const key = String((game as unknown as { randomKey: number[] }).randomKey);
  expect(key).toMatch(/^-?\d+(,-?\d+){7}$/);
  const given: string[] = [];
  const spy: Bot = {
    id: 'spy',
    choose(view, random) {
      given.push(JSON.stringify({ view: toJson(view), random }));
      return options(view)[0] ?? 0;
    },
  };
  await playOn({
    history: newHistory(game),
    bots: [spy, spy],
    adviser: async () => spy,
    random: randomFromSeed('bots'),
    audience: [],
    speaker: speaker('en'),
    talk: silence,
    lines: { next: async () => undefined, close() {} },
    keep() {},
  });
  expect(given.length).toBeGreaterThan(20);
  for (const text of given) {
    expect(text).not.toContain(seed);
    expect(text).not.toContain(key);
  }
});
