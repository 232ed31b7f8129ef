/** Players that see only a seat's view. */
export type { Bot, ConsideredChoice, ExpectedScore, Explanation } from './bot.ts';
export { BOT_NAMES, type BotName, type BotSpec, readBotSpec } from './bot-spec.ts';
export { type Budget, readBudget } from './budget.ts';
export { loadBot } from './catalogue.ts';
export type { TableKind } from './evaluation/kinds.ts';
export { LEVEL_BUDGETS, LEVELS, type Level } from './levels.ts';
