/** Bots that look ahead with the evaluation fitted for their kind of table. */
import { type LiveState, options, pending, playLegal, type Random, type Ruleset } from '@horta/engine';
import type { Bot, ConsideredChoice, ExpectedScore } from './bot.ts';
import type { Budget } from './budget.ts';
import type { Evaluator } from './evaluation/evaluator.ts';
import { search } from './search/search.ts';
import { type Edge, findNode, type Node, ranked } from './search/tree.ts';

/** Choices that an explanation names, and the guesses of hidden cards that their expected scores are averaged over. */
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
      const { root, simulations } = search(view, evaluator, budget, random);
      const visits = root.edges.reduce((sum, edge) => sum + edge.visits, 0);
      const choices = ranked(root)
        .slice(0, EXPLAINED)
        .map(
          (edge): ConsideredChoice => ({
            option: edge.option,
            share: visits === 0 ? edge.prior : edge.visits / visits,
            expected: expectedAfter(view, edge, evaluator, random),
          }),
        );
      return { choices, simulations };
    },
  };
}

/** What the seats can expect after a choice, if all go on as the search found best. */
function expectedAfter(view: LiveState, choice: Edge, evaluator: Evaluator, random: Random): ExpectedScore[] {
  const guesses = Array.from({ length: GUESSES }, () => {
    const s = view.rules.sample(view, random);
    playLegal(s, choice.option);
    followBest(s, choice);
    return evaluator.bySource(s);
  });
  return guesses[0].map((_, seat) => mean(guesses.map((scores) => scores[seat])));
}

function followBest(s: LiveState, from: Edge): void {
  const legal: number[] = [];
  for (let edge: Edge | undefined = from; edge !== undefined; ) {
    let due = pending(s);
    while (due !== undefined && options(s, legal).length === 1) {
      playLegal(s, legal[0]);
      due = pending(s);
    }
    const node: Node | undefined = due && findNode(edge.next, due);
    edge = node && ranked(node).find(({ option, visits }) => visits > 0 && legal.includes(option));
    if (edge !== undefined) playLegal(s, edge.option);
  }
}

function mean(scores: readonly ExpectedScore[]): ExpectedScore {
  const average = (of: (score: ExpectedScore) => number): number =>
    scores.reduce((sum, score) => sum + of(score), 0) / scores.length;
  return {
    total: average(({ total }) => total),
    bySource: Object.fromEntries(
      Object.keys(scores[0].bySource).map((source) => [source, average(({ bySource }) => bySource[source])]),
    ),
  };
}
