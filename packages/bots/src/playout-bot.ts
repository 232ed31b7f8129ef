import { options } from '@horta/engine';
import type { Bot } from './bot.ts';
import type { Budget } from './budget.ts';
import { searchByPlayouts } from './search/random-playouts.ts';
import { ranked } from './search/tree.ts';

/** Plain search with random playouts: knows no game. */
export function playoutBot(id: string, budget: Budget): Bot {
  return {
    id,
    choose(view, random) {
      const legal = options(view);
      return legal.length === 1 ? legal[0] : ranked(searchByPlayouts(view, budget, random))[0].option;
    },
  };
}
