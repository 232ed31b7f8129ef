/**
 * The tree of a search. It is open-loop: a node stands for the decisions that led to it, whatever cards the samples
 * held, so it keeps statistics only. Where the samples make different decisions pending at the same place, each of
 * them has its own node.
 */
import type { Frame, Seat } from '@horta/engine';

export interface Node {
  readonly step: string;
  readonly player: Seat;
  /** What the step was asked about; other questions at the same place are other nodes. */
  readonly a: number;
  readonly edges: Edge[];
  visits: number;
}

/** One choice at a node. */
export interface Edge {
  readonly option: number;
  /** How good it looked at first sight, as a share of all choices. */
  prior: number;
  /** The reward of the seat that decides, at first sight. */
  firstLook: number;
  visits: number;
  /** By seat: the sum of rewards. */
  readonly rewards: Float64Array;
  /** The decisions that can follow. */
  readonly next: Node[];
}

export function newNode({ step, player, a }: Frame): Node {
  return { step, player, a, edges: [], visits: 0 };
}

export function newEdge(option: number, players: number): Edge {
  return { option, prior: 0, firstLook: 0, visits: 0, rewards: new Float64Array(players), next: [] };
}

export function findNode(nodes: readonly Node[], { step, player, a }: Frame): Node | undefined {
  for (const node of nodes) if (node.step === step && node.player === player && node.a === a) return node;
  return undefined;
}

/** The edges, the most visited first. */
export function ranked({ edges, player }: Node): Edge[] {
  const mean = (edge: Edge): number => (edge.visits === 0 ? -Infinity : edge.rewards[player] / edge.visits);
  return [...edges].sort((x, y) => y.visits - x.visits || mean(y) - mean(x) || y.prior - x.prior);
}
