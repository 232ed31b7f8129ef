/** The computer players that the command line knows by name. */
import { type Bot, playoutBot, randomBot } from '@horta/bots';
import { UsageError } from './command.ts';

const PLAYOUTS = 100;

const BOTS: readonly Bot[] = [randomBot, playoutBot(PLAYOUTS)];

export const BOT_NAMES = BOTS.map((bot) => bot.id);

/** A bot for each seat from a list such as `random,playouts`; a single one plays all seats. */
export function botsOf(list: string, players: number): Bot[] {
  const bots = list.split(',').map(botOf);
  const [first] = bots;
  if (first !== undefined && bots.length === 1) return Array<Bot>(players).fill(first);
  if (bots.length !== players)
    throw new UsageError(`--bots: expected 1 or ${players} names, found ${bots.length}`);
  return bots;
}

function botOf(name: string): Bot {
  const bot = BOTS.find((candidate) => candidate.id === name);
  if (bot === undefined) throw new UsageError(`--bots: no bot '${name}'; there is ${BOT_NAMES.join(', ')}`);
  return bot;
}
