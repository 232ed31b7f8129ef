/** Names of bots, as people ask for them. */
import { InvalidInput } from '@horta/engine';
import { type Budget, readBudget } from './budget.ts';
import { LEVELS } from './levels.ts';

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
