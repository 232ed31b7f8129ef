/** Players that see only a seat's view. */
export type { Bot } from './bot.ts';
export { playoutBot } from './playout-bot.ts';
export { randomBot } from './random-bot.ts';
