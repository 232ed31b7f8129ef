/** Bots that look ahead with the evaluation fitted for their kind of table. */
import { type GameState, options, playLegal, type Random, type Ruleset } from '@horta/engine';
import type { Bot, ConsideredChoice, ExpectedScore } from './bot.ts';
import type { Budget } from './budget.ts';
import type { Evaluator } from './evaluation/evaluator.ts';
import { search, USUAL_SETTINGS } from './search/search.ts';
import { type Edge, ranked } from './search/tree.ts';

/** Choices that an explanation names, and the least number of guesses of hidden cards that each is averaged over. */
const EXPLAINED = 5;
const GUESSES = 8;

export function searchBot(id: string, budget: Budget, evaluatorFor: (rules: Ruleset) => Evaluator): Bot {
  return {
    id,
    choose(view, random) {
      const legal = options(view);
      if (legal.length === 1) return legal[0];
      return ranked(search(view, evaluatorFor(view.rules), budget, random).root)[0].option;
    },
    explain(view, random) {
      const evaluator = evaluatorFor(view.rules);
      const sums = new Map<Edge, ScoreSums>();
      const { root, simulations } = search(view, evaluator, budget, random, USUAL_SETTINGS, (choice, s) => {
        const sum = sums.get(choice) ?? new ScoreSums();
        sum.add(evaluator.bySource(s));
        sums.set(choice, sum);
      });
      const visits = root.edges.reduce((sum, edge) => sum + edge.visits, 0);
      const choices = ranked(root)
        .slice(0, EXPLAINED)
        .map((edge): ConsideredChoice => {
          const share = visits === 0 ? edge.prior : edge.visits / visits;
          const sum = sums.get(edge) ?? new ScoreSums();
          lookAtOnce(view, edge.option, evaluator, random, sum);
          return { option: edge.option, share, expected: sum.means() };
        });
      return { choices, simulations };
    },
  };
}

/** What the seats could expect where simulations came to, averaged. */
class ScoreSums {
  /** How many were added. */
  count = 0;
  private readonly sums: Record<string, number>[] = [];

  add(scores: readonly ExpectedScore[]): void {
    this.count++;
    scores.forEach(({ bySource }, seat) => {
      this.sums[seat] ??= {};
      const sums = this.sums[seat];
      for (const [source, points] of Object.entries(bySource)) sums[source] = (sums[source] ?? 0) + points;
    });
  }

  means(): ExpectedScore[] {
    return this.sums.map((sums) => {
      const bySource = Object.fromEntries(
        Object.entries(sums).map(([source, points]) => [source, points / this.count]),
      );
      return { total: Object.values(bySource).reduce((sum, points) => sum + points, 0), bySource };
    });
  }
}

/** Adds what the seats can expect right after a choice, if few simulations or none went on with it. */
function lookAtOnce(
  view: GameState,
  option: number,
  evaluator: Evaluator,
  random: Random,
  sum: ScoreSums,
): void {
  while (sum.count < GUESSES) {
    const s = view.rules.sample(view, random);
    playLegal(s, option);
    sum.add(evaluator.bySource(s));
  }
}
