/** The bots by name. */
import { findGame, type Ruleset } from '@horta/engine';
import type { Bot } from './bot.ts';
import { readBotSpec } from './bot-spec.ts';
import type { Budget } from './budget.ts';
import { type Evaluator, evaluatorOf } from './evaluation/evaluator.ts';
import { kindOf, loadSight, loadWeights, type TableKind } from './evaluation/kinds.ts';
import { restoreWeights } from './evaluation/stored-weights.ts';
import { LEVEL_BUDGETS } from './levels.ts';
import { playoutBot } from './playout-bot.ts';
import { randomBot } from './random-bot.ts';
import { searchBot } from './search-bot.ts';

const USUAL_PLAYOUTS: Budget = { milliseconds: 200 };

/**
 * A bot for tables of this kind: a ruleset says which, or a game with its options. What it knows is loaded when first
 * needed. `text` as readBotSpec takes it. Rejects with InvalidInput if there is no such bot or no such game.
 */
export async function loadBot(text: string, table: TableKind): Promise<Bot> {
  const { name, budget } = readBotSpec(text);
  if (name === 'random') return { ...randomBot, id: text };
  if (name === 'mcts') return playoutBot(text, budget ?? USUAL_PLAYOUTS);
  return searchBot(text, budget ?? LEVEL_BUDGETS[name], await loadEvaluators(table));
}

/** Evaluators for the rulesets of this kind of table, each made once. */
async function loadEvaluators({ game, options }: TableKind): Promise<(rules: Ruleset) => Evaluator> {
  const kind = kindOf({ game: findGame(game).id, options });
  const [sight, stored] = await Promise.all([loadSight(kind), loadWeights(kind)]);
  const weights = restoreWeights(stored);
  const evaluators = new WeakMap<Ruleset, Evaluator>();
  return (rules) => {
    if (kindOf(rules) !== kind) throw new Error(`a bot for ${kind} sits at a table for ${kindOf(rules)}`);
    let evaluator = evaluators.get(rules);
    if (evaluator === undefined) {
      evaluator = evaluatorOf({ features: sight.features(rules), weights, sources: stored.sources });
      evaluators.set(rules, evaluator);
    }
    return evaluator;
  };
}
