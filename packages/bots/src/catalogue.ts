/** The bots by name. */
import { InvalidInput } from '@horta/engine';
import type { Bot } from './bot.ts';
import { type Budget, readBudget } from './budget.ts';
import { playoutBot } from './playout-bot.ts';
import { randomBot } from './random-bot.ts';

/** The ladder, from the weakest to the strongest. */
export const LEVELS = ['apprentice', 'journeyman', 'architect', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** All bots: the ladder, and two yardsticks: any legal choice, and plain search with random playouts. */
export const BOT_NAMES = ['random', 'mcts', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A bot as someone asks for it: its name, and a budget if not the usual one. */
export interface BotSpec {
  readonly name: BotName;
  readonly budget: Budget | undefined;
}

/** Reads `master`, `architect@200` (simulations), `mcts@500ms`. Throws InvalidInput. */
export function readBotSpec(text: string): BotSpec {
  const [word, amount, ...rest] = text.split('@');
  const name = BOT_NAMES.find((candidate) => candidate === word);
  if (name === undefined)
    throw new InvalidInput('bot', [
      { path: '', message: `there is no '${word}'; there is ${BOT_NAMES.join(', ')}` },
    ]);
  const budget = amount === undefined ? undefined : readBudget(amount);
  if (rest.length > 0 || (amount !== undefined && budget === undefined))
    throw new InvalidInput('bot', [
      {
        path: '',
        message: `'${text}': expected a budget such as ${name}@500, ${name}@200ms or ${name}@1.5s`,
      },
    ]);
  return { name, budget };
}

/**
 * A bot that can play the tables of this game; its evaluation is loaded when first needed. `text` as readBotSpec
 * takes it. Rejects with InvalidInput if there is no such bot.
 */
export async function loadBot(text: string, _game: string): Promise<Bot> {
  const { name } = readBotSpec(text);
  return { ...(name === 'random' ? randomBot : playoutBot(100)), id: text };
}
