/**
 * Plain Monte-Carlo tree search: the same open-loop tree, but every choice is tried once before any is tried twice,
 * and what a choice is worth is found by random play to the end of the game. It knows nothing of the game: a
 * yardstick for those that do.
 */
import { type GameState, isOver, options, pending, playLegal, type Random } from '@horta/engine';
import { type Budget, spend } from '../budget.ts';
import { rewards } from './reward.ts';
import { type Edge, findNode, type Node, newEdge, newNode } from './tree.ts';

/** The usual weight of curiosity for rewards from 0 to 1. */
const CURIOSITY = Math.SQRT2 / 2;

export function searchByPlayouts(view: GameState, budget: Budget, random: Random): Node {
  const frame = pending(view);
  if (frame === undefined) throw new Error('nothing is to be decided');
  const { rules } = view;
  const { players } = rules;
  const root = newNode(frame);
  const result = new Float64Array(players);
  const legal: number[] = [];

  const simulate = (): void => {
    const s = rules.sample(view, random);
    const path: Edge[] = [];
    const nodes = [root];
    for (let node: Node | undefined = root; node !== undefined; ) {
      const edge = select(node, options(s, legal), players, random);
      const isNew = edge.visits === 0;
      path.push(edge);
      playLegal(s, edge.option);
      const due = pending(s);
      if (isNew || due === undefined) break;
      node = findNode(edge.next, due);
      if (node === undefined) {
        node = newNode(due);
        edge.next.push(node);
      }
      nodes.push(node);
    }
    while (!isOver(s)) {
      options(s, legal);
      playLegal(s, legal[random.below(legal.length)]);
    }
    rewards(
      Float64Array.from(rules.scores(s), ({ total }) => total),
      players,
      result,
    );
    for (const node of nodes) node.visits++;
    for (const edge of path) {
      edge.visits++;
      for (let seat = 0; seat < players; seat++) edge.rewards[seat] += result[seat];
    }
  };

  spend(budget, simulate);
  return root;
}

function select(node: Node, legal: readonly number[], players: number, random: Random): Edge {
  const untried: Edge[] = [];
  let chosen: Edge | undefined;
  let best = -Infinity;
  for (const option of legal) {
    let edge = node.edges.find((candidate) => candidate.option === option);
    if (edge === undefined) {
      edge = newEdge(option, players);
      node.edges.push(edge);
    }
    if (edge.visits === 0) untried.push(edge);
    else {
      const value =
        edge.rewards[node.player] / edge.visits +
        CURIOSITY * Math.sqrt(Math.log(node.visits + 1) / edge.visits);
      if (value > best) {
        best = value;
        chosen = edge;
      }
    }
  }
  if (chosen === undefined || untried.length > 0) return untried[random.below(untried.length)];
  return chosen;
}
