/** Computer players by the names that the command line takes. */
import { type Bot, loadBot, type TableKind } from '@horta/bots';
import { UsageError } from './command.ts';

/** A bot for each seat from a list such as `random,master@500`; a single one plays all seats. */
export async function botsOf(list: string, players: number, table: TableKind): Promise<Bot[]> {
  const bots = await Promise.all(list.split(',').map((name) => loadBot(name, table)));
  const [first] = bots;
  if (first !== undefined && bots.length === 1) return Array<Bot>(players).fill(first);
  if (bots.length !== players)
    throw new UsageError(`--bots: expected 1 or ${players} names, found ${bots.length}`);
  return bots;
}
