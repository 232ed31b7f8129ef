import { isOver, type LiveState, options, pending, play, randomFromSeed, startGame } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { playoutBot } from './playout-bot.ts';
import { randomBot } from './random-bot.ts';

/** Plays on until `count` decisions were made, each by the bot of its seat, who sees its view only. */
function playOn(s: LiveState, bots: readonly Bot[], seed: string, count = 10_000): void {
  const random = randomFromSeed(seed);
  for (let i = 0; i < count; i++) {
    const frame = pending(s);
    if (frame === undefined) return;
    play(s, bots[frame.player].choose(s.rules.view(s, frame.player), random));
  }
}

describe('bots', () => {
  it('the random bot makes legal choices to the end of a game', () => {
    const s = startGame('1893', { players: 3, seed: 'bots' });
    playOn(s, [randomBot, randomBot, randomBot], 'bots');
    expect(isOver(s)).toBe(true);
  });

  it('the playout bot beats random play', () => {
    const bot = playoutBot(12);
    for (const seed of ['a', 'b', 'c']) {
      const s = startGame('1893', { players: 2, seed, deal: { firstPlayer: 1 } });
      playOn(s, [bot, randomBot], seed);
      expect(s.rules.winners(s)).toEqual([0]);
    }
  });

  it('reshuffling what the seat can not see does not change its choice', () => {
    const s = startGame('1893', { players: 4, seed: 'leak' });
    playOn(s, [randomBot, randomBot, randomBot, randomBot], 'leak', 60);
    while ((pending(s)?.step ?? '') !== 'turn') play(s, options(s)[0]);
    const seat = pending(s)?.player ?? 0;
    const view = s.rules.view(s, seat);
    const other = s.rules.sample(view, randomFromSeed('other cards'));
    const choose = (state: LiveState) =>
      playoutBot(60).choose(state.rules.view(state, seat), randomFromSeed('choice'));
    expect(choose(other)).toBe(choose(s));
  });
});
