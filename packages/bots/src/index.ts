/** Players that see only a seat's view. */
export type { Bot, ConsideredChoice, ExpectedScore, Explanation } from './bot.ts';
export { type Budget, readBudget, writeBudget } from './budget.ts';
export {
  BOT_NAMES,
  type BotName,
  type BotSpec,
  LEVELS,
  type Level,
  loadBot,
  readBotSpec,
} from './catalogue.ts';
export { playoutBot } from './playout-bot.ts';
export { randomBot } from './random-bot.ts';
