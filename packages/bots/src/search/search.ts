/**
 * Monte-Carlo tree search over what a seat knows. Every simulation guesses the hidden cards anew, walks down the tree
 * by what the seat that decides would like best (max^n), looks one choice ahead at the first node it does not know
 * yet, and carries what the evaluation says of the best choice there back up the path.
 */
import { type GameState, options, pending, playLegal, type Random } from '@horta/engine';
import { type Budget, spend } from '../budget.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { rewards } from './reward.ts';
import { type Edge, findNode, type Node, newEdge, newNode } from './tree.ts';

export interface SearchSettings {
  /** How much weight the first look has against what the search found. */
  readonly exploration: number;
  /** Difference of reward at which one choice looks e times as good as another at first sight. */
  readonly temperature: number;
  /** The number of choices considered at a node grows with the root of its visits, times this. */
  readonly widening: number;
  /** How many visits the first look at a choice stands for. */
  readonly firstLook: number;
  /** Guesses of the hidden cards that the first look at the decision itself is averaged over. */
  readonly guesses: number;
}

/** With these the weights were trained: to change them is to train anew. */
export const TRAINING_SETTINGS: SearchSettings = {
  exploration: 1.6,
  temperature: 0.1,
  widening: 1.5,
  firstLook: 1,
  guesses: 1,
};

/** Training wants variety, play does not: with an evaluation that is fitted, less curiosity finds far more. */
export const USUAL_SETTINGS: SearchSettings = { ...TRAINING_SETTINGS, exploration: 0.25, guesses: 4 };

/** Choices that are considered from the first visit on. */
const FIRST_CHOICES = 3;

export interface Searched {
  readonly root: Node;
  readonly simulations: number;
}

/** Is shown where each simulation came to: the choice it began with, and the state before the first look at it. */
export type Watcher = (choice: Edge, s: GameState) => void;

/** Searches the pending decision of the view. There must be a choice. */
export function search(
  view: GameState,
  evaluator: Evaluator,
  budget: Budget,
  random: Random,
  settings: SearchSettings = USUAL_SETTINGS,
  watch?: Watcher,
): Searched {
  const frame = pending(view);
  if (frame === undefined) throw new Error('nothing is to be decided');
  const { rules } = view;
  const { players } = rules;
  const root = newNode(frame);
  const totals = new Float64Array(players);
  const result = new Float64Array(players);
  const bestResult = new Float64Array(players);
  const legal: number[] = [];
  const path: Edge[] = [];
  const nodes: Node[] = [];
  // The span of rewards seen, by seat: what a seat finds in the tree is measured by it.
  const least = new Float64Array(players).fill(Infinity);
  const most = new Float64Array(players).fill(-Infinity);

  const note = (): void => {
    for (let seat = 0; seat < players; seat++) {
      if (result[seat] < least[seat]) least[seat] = result[seat];
      if (result[seat] > most[seat]) most[seat] = result[seat];
    }
  };

  const evaluate = (s: GameState): void => {
    evaluator.expect(s, totals);
    rewards(totals, players, result);
  };

  /** Looks at every choice of a new node; leaves in `result` what the best of them brings. */
  const expand = (node: Node, s: GameState): void => {
    let best = -Infinity;
    for (let i = 0; i < legal.length; i++) {
      const after = rules.clone(s);
      playLegal(after, legal[i]);
      evaluate(after);
      note();
      const edge = newEdge(legal[i], players);
      edge.firstLook = result[node.player];
      edge.prior = edge.firstLook;
      node.edges.push(edge);
      if (edge.prior > best) {
        best = edge.prior;
        bestResult.set(result);
      }
    }
    if (node === root) lookAgain();
    softmax(node.edges, settings.temperature);
    result.set(bestResult);
  };

  /** Averages the first looks at the root's choices over more guesses: some show what is good with certain cards only. */
  const lookAgain = (): void => {
    for (let guess = 1; guess < settings.guesses; guess++) {
      const s = rules.sample(view, random);
      for (const edge of root.edges) {
        const after = rules.clone(s);
        playLegal(after, edge.option);
        evaluate(after);
        note();
        edge.firstLook += result[root.player];
      }
    }
    for (const edge of root.edges) {
      edge.firstLook /= settings.guesses;
      edge.prior = edge.firstLook;
    }
  };

  const select = (node: Node): Edge => {
    const seat = node.player;
    const span = most[seat] - least[seat] || 1;
    const width = FIRST_CHOICES + Math.floor(settings.widening * Math.sqrt(node.visits));
    const weight = settings.exploration * Math.sqrt(node.visits);
    let chosen: Edge | undefined;
    let best = -Infinity;
    let considered = 0;
    // The edges are sorted by their priors.
    for (const edge of node.edges) {
      if (!legal.includes(edge.option)) continue;
      if (considered++ === width) break;
      const looks = settings.firstLook;
      const visits = edge.visits + looks;
      const found =
        visits === 0 ? 0 : ((edge.rewards[seat] + looks * edge.firstLook) / visits - least[seat]) / span;
      const value = found + (weight * edge.prior) / (1 + edge.visits);
      if (value > best) {
        best = value;
        chosen = edge;
      }
    }
    return chosen ?? addChoice(node, legal[0], players);
  };

  const simulate = (): void => {
    const s = rules.sample(view, random);
    path.length = 0;
    nodes.length = 0;
    let node = root;
    for (;;) {
      options(s, legal);
      nodes.push(node);
      if (node.edges.length === 0) {
        expand(node, s);
        break;
      }
      // A sample can allow what earlier ones did not.
      for (const option of legal)
        if (!node.edges.some((edge) => edge.option === option)) addChoice(node, option, players);
      const edge = select(node);
      path.push(edge);
      playLegal(s, edge.option);
      let due = pending(s);
      for (options(s, legal); due !== undefined && legal.length === 1; due = pending(s), options(s, legal))
        playLegal(s, legal[0]);
      if (due === undefined) {
        evaluate(s);
        note();
        break;
      }
      let next = findNode(edge.next, due);
      if (next === undefined) {
        next = newNode(due);
        edge.next.push(next);
      }
      node = next;
    }
    if (path.length > 0) watch?.(path[0], s);
    for (const passed of nodes) passed.visits++;
    for (const edge of path) {
      edge.visits++;
      for (let seat = 0; seat < players; seat++) edge.rewards[seat] += result[seat];
    }
  };

  const simulations = spend(budget, simulate, (left) => isDecided(root, left));
  return { root, simulations };
}

/** Whether no choice can be visited more often than the first one any more. */
function isDecided({ edges }: Node, left: number): boolean {
  let most = 0;
  let second = 0;
  for (const { visits } of edges) {
    if (visits > most) {
      second = most;
      most = visits;
    } else if (visits > second) second = visits;
  }
  return most - second > left;
}

/** The choices of the pending decision with their priors, from one look at what follows each of them. */
export function look(view: GameState, evaluator: Evaluator, random: Random, temperature: number): Edge[] {
  const settings = { ...TRAINING_SETTINGS, temperature };
  return search(view, evaluator, { simulations: 1 }, random, settings).root.edges;
}

/** Turns first looks into shares that sum to 1, the best first. */
function softmax(edges: Edge[], temperature: number): void {
  let best = -Infinity;
  for (const { prior } of edges) if (prior > best) best = prior;
  let sum = 0;
  for (const edge of edges) {
    edge.prior = Math.exp((edge.prior - best) / temperature);
    sum += edge.prior;
  }
  for (const edge of edges) edge.prior /= sum;
  edges.sort((x, y) => y.prior - x.prior);
}

/** A choice that came up later, with the least prior. */
function addChoice(node: Node, option: number, players: number): Edge {
  const edge = newEdge(option, players);
  const last = node.edges.at(-1);
  edge.prior = last?.prior ?? 1;
  edge.firstLook = last?.firstLook ?? 0;
  node.edges.push(edge);
  return edge;
}
