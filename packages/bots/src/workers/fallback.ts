/** The choice that is made when no worker could make one, where the pool lives: the game must go on. */
import { type GameState, options, randomFromSeed } from '@horta/engine';
import type { Bot } from '../bot.ts';
import type { TableKind } from '../evaluation/kinds.ts';

/** Cheap enough to think in the midst of everything else. */
const FALLBACK_BOT = 'apprentice';

export async function fallbackChoice(
  view: GameState,
  seed: string,
  hasBeenStuck: boolean,
  load: (bot: string, table: TableKind) => Promise<Bot> = loadHere,
): Promise<number> {
  const legal = options(view);
  // What got stuck there might get stuck here, and everything else with it.
  if (!hasBeenStuck) {
    try {
      const bot = await load(FALLBACK_BOT, view.rules);
      const option = bot.choose(view.rules.clone(view), randomFromSeed(seed));
      if (legal.includes(option)) return option;
    } catch {
      // It may be what all bots have in common that is broken; to choose blindly needs none of it.
    }
  }
  return legal[randomFromSeed(seed).below(legal.length)];
}

/** Imported only if it comes to that: a page that has workers needs no bots of its own. */
async function loadHere(bot: string, table: TableKind): Promise<Bot> {
  const { loadBot } = await import('../catalogue.ts');
  return loadBot(bot, table);
}
