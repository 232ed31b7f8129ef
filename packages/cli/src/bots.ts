/** Computer players by the names that the command line takes. */
import { BOT_NAMES, type Bot, loadBot, readBotSpec, type TableKind } from '@horta/bots';
import { InvalidInput } from '@horta/engine';
import { UsageError } from './command.ts';

/** For the help of options that take bots. */
export const BOTS_HELP = `${BOT_NAMES.join(', ')}; with a budget of simulations or time if not the usual one: master@500, mcts@200ms`;

/** A bot for each seat from a list such as `random,master@500`; a single one plays all seats. */
export function botsOf(list: string, players: number, table: TableKind, option?: string): Promise<Bot[]> {
  return Promise.all(botNamesOf(list, players, option).map((name) => loadBot(name, table)));
}

/** Their names, by seat. Throws UsageError or InvalidInput if there are no such bots, or not as many. */
export function botNamesOf(list: string, seats: number, option = '--bots'): string[] {
  const names = list.split(',');
  for (const name of names) readBotSpec(name);
  const [first] = names;
  if (first !== undefined && names.length === 1) return Array<string>(seats).fill(first);
  if (names.length !== seats) {
    const wanted = seats < 2 ? '1 name' : `1 or ${seats} names`;
    throw new UsageError(`${option}: expected ${wanted}, found ${names.length}`);
  }
  return names;
}

export function isBot(name: string): boolean {
  try {
    readBotSpec(name);
    return true;
  } catch (error) {
    if (error instanceof InvalidInput) return false;
    throw error;
  }
}
