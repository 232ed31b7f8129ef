import { isOver, type LiveState, options, pending, playLegal, type Random } from '@horta/engine';
import type { Bot } from './bot.ts';

/**
 * Tries each legal choice in random games played to the end, every one from a new guess of the hidden cards, and
 * takes the choice that was ahead by most points on average. Simple, and no match for a person who knows the game.
 */
export function playoutBot(playouts: number): Bot {
  return {
    id: 'playouts',
    choose(view, random) {
      const legal = options(view);
      const seat = pending(view)?.player ?? 0;
      const sums = legal.map(() => 0);
      const tries = Math.max(2, Math.ceil(playouts / legal.length));
      if (legal.length > 1) {
        for (let i = 0; i < tries; i++) {
          // The same guess for all choices: what differs is then the choice, not the luck of the guess.
          const guess = view.rules.sample(view, random);
          legal.forEach((option, at) => {
            const s = guess.rules.clone(guess);
            playLegal(s, option);
            sums[at] += marginAfterRandomPlay(s, seat, random);
          });
        }
      }
      return legal[sums.indexOf(Math.max(...sums))];
    },
  };
}

function marginAfterRandomPlay(s: LiveState, seat: number, random: Random): number {
  const legal: number[] = [];
  while (!isOver(s)) {
    options(s, legal);
    playLegal(s, legal[random.below(legal.length)]);
  }
  const totals = s.rules.scores(s).map((score) => score.total);
  return totals[seat] - Math.max(...totals.filter((_, other) => other !== seat));
}
