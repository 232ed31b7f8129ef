import { type GameState, hash, isOver, options, pending, play, randomFromSeed, toJson } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { playoutBot } from './playout-bot.ts';
import { randomBot } from './random-bot.ts';
import { searchBot } from './search-bot.ts';
import { anyEvaluator, begin, NAMED_TABLES, somePositions, TABLES, viewOf } from './tables.testing.ts';

/** Bots that think very little, made anew. */
function newBots(): Bot[] {
  return [
    randomBot,
    playoutBot('mcts@4', { simulations: 4 }),
    searchBot('search@6', { simulations: 6 }, anyEvaluator),
  ];
}

/** All that lies on the table, hidden or open, without the chance to come. */
function cards(s: GameState): string {
  return JSON.stringify({ ...toJson(s).fields, randomKey: 0, randomBlock: 0 });
}

describe('a bot sees only what its seat may know', () => {
  let positions = 0;
  const different: Record<string, number> = {};

  it.each(NAMED_TABLES)('other hidden cards, same choice: %s', (_, table) => {
    for (const s of somePositions(table, 'hidden')) {
      const view = viewOf(s);
      const other = s.rules.sample(view, randomFromSeed('other cards'));
      const otherView = viewOf(other);
      positions++;
      const isDifferent = cards(other) !== cards(s);
      different[table.game.id] = (different[table.game.id] ?? 0) + (isDifferent ? 1 : 0);
      const bots = newBots();
      newBots().forEach((bot, i) => {
        const choice = bot.choose(view, randomFromSeed('choice'));
        expect(bots[i].choose(otherView, randomFromSeed('choice')), bot.id).toBe(choice);
        expect(bots[i].explain?.(otherView, randomFromSeed('choice'))).toEqual(
          bot.explain?.(view, randomFromSeed('choice')),
        );
      });
    }
  });

  it('the hidden cards were others indeed', () => {
    expect(positions).toBe(TABLES.length * 4);
    const total = Object.values(different).reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(positions * 0.95);
    expect(Object.values(different).every((count) => count > 0)).toBe(true);
  });
});

describe('a fixed number of simulations', () => {
  const kinds = TABLES.filter(({ players }) => players === 3);

  it.each(kinds.map((table) => [table.game.id, table.options, table] as const))(
    'is reproducible: %s %o',
    (_, _options, table) => {
      for (const s of somePositions(table, 'again')) {
        const view = viewOf(s);
        const seed = hash(s);
        for (const [i, bot] of newBots().entries()) {
          const choice = bot.choose(view, randomFromSeed(seed));
          const explanation = bot.explain?.(view, randomFromSeed(seed));
          expect(bot.choose(view, randomFromSeed(seed))).toBe(choice);
          expect(newBots()[i].choose(view, randomFromSeed(seed))).toBe(choice);
          expect(bot.explain?.(view, randomFromSeed(seed))).toEqual(explanation);
          expect(newBots()[i].explain?.(view, randomFromSeed(seed))).toEqual(explanation);
        }
      }
    },
  );

  it('leaves room for chance: other seeds, other thoughts', () => {
    const views = somePositions(TABLES[2], 'seeds').map(viewOf);
    for (const bot of newBots()) {
      const thoughts = Array.from({ length: 8 }, (_, seed) => {
        const random = () => randomFromSeed(`${seed}`);
        return JSON.stringify(
          views.map((view) => bot.explain?.(view, random()) ?? bot.choose(view, random())),
        );
      });
      expect(new Set(thoughts).size, bot.id).toBeGreaterThan(1);
    }
  });
});

describe('whole games', () => {
  it.each(NAMED_TABLES)('every choice is legal, and the view stays as it was: %s', (_, table) => {
    const s = begin(table, 'whole');
    const random = randomFromSeed('whole');
    const seats = [
      searchBot('search@2', { simulations: 2 }, anyEvaluator),
      playoutBot('mcts@1', { simulations: 1 }),
      randomBot,
    ];
    while (!isOver(s)) {
      const view = viewOf(s);
      const before = JSON.stringify(toJson(view));
      const option = seats[Math.min(pending(s)!.player, 2)].choose(view, random);
      expect(JSON.stringify(toJson(view))).toBe(before);
      expect(options(s)).toContain(option);
      play(s, option);
    }
  });
});

describe('what a bot tells of its thoughts', () => {
  it.each(
    TABLES.filter(({ players }) => players === 4).map(
      (table) => [table.game.id, table.options, table] as const,
    ),
  )('the best choices first, with what every seat can expect: %s %o', (_, _options, table) => {
    const bot = searchBot('search@40', { simulations: 40 }, anyEvaluator);
    for (const s of somePositions(table, 'thoughts').slice(1, 3)) {
      const view = viewOf(s);
      const before = JSON.stringify(toJson(view));
      const { choices, simulations } = bot.explain!(view, randomFromSeed('thoughts'));
      expect(JSON.stringify(toJson(view))).toBe(before);
      expect(simulations).toBeGreaterThan(0);
      expect(simulations).toBeLessThanOrEqual(40);
      expect(choices[0].option).toBe(bot.choose(view, randomFromSeed('thoughts')));
      expect(choices.length).toBe(Math.min(5, options(view).length));
      const shares = choices.map(({ share }) => share);
      expect(shares.toSorted((x, y) => y - x)).toEqual(shares);
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share)).toBeLessThanOrEqual(1 + 1e-9);
      for (const { option, expected } of choices) {
        expect(options(view)).toContain(option);
        expect(expected).toHaveLength(4);
        for (const { total, bySource } of expected)
          expect(Object.values(bySource).reduce((sum, points) => sum + points, 0)).toBeCloseTo(total, 6);
      }
    }
  });

  it('bots that do not think have nothing to tell', () => {
    expect(randomBot.explain).toBeUndefined();
    expect(playoutBot('mcts', { simulations: 1 }).explain).toBeUndefined();
  });
});
