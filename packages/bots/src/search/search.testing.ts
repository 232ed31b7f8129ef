/** Toy games, as small as a test wants them: a tree of choices, and one hidden card that may matter. */
import {
  type FieldValues,
  type Frame,
  GAMES,
  type GameState,
  hiddenCard,
  openNumbers,
  pending,
  type Ruleset,
  randomFromSeed,
  type Score,
  type Seat,
  UNKNOWN,
} from '@horta/engine';
import { type Evaluator, evaluatorOf, POINTS_PER_UNIT } from '../evaluation/evaluator.ts';
import { emptyWeights } from '../evaluation/network.ts';
import { rewards } from './reward.ts';
import { search, TRAINING_SETTINGS } from './search.ts';
import { type Edge, type Node, ranked } from './tree.ts';

/** A decision of a toy game. `about` tells apart what is asked at the same place. */
export interface Decision {
  readonly seat: Seat;
  readonly choices: readonly number[];
  readonly about?: number;
}

export interface Toy {
  readonly players: number;
  /** The hidden card is one of so many, each as likely. */
  readonly cards: number;
  /** Who decides after these choices; undefined when the game is over. */
  decision(path: readonly number[], card: number): Decision | undefined;
  /** Points after these choices, by seat. */
  points(path: readonly number[], card: number): readonly number[];
  /** What one would think at first sight that the seats still gain, at least 0; nothing, if left out. */
  hopes?(path: readonly number[]): readonly number[];
}

export interface ToyState extends GameState {
  path: number[];
  card: number;
}

/** A game about to begin, with this hidden card. */
function startToy(toy: Toy, card = 0): ToyState {
  const s: ToyState = { rules: toyRules(toy), sink: undefined, agenda: [], path: [], card };
  ask(toy, s);
  return s;
}

/** What is known at the start of a game: all but the card. */
export function toyView(toy: Toy): ToyState {
  const s = startToy(toy);
  return s.rules.view(s, pending(s)?.player ?? 0) as ToyState;
}

function ask(toy: Toy, s: ToyState): void {
  const decision = toy.decision(s.path, s.card);
  if (decision !== undefined)
    s.agenda.push({ step: 'decide', player: decision.seat, a: decision.about ?? 0, b: 0 });
}

function choicesOf(toy: Toy, s: ToyState): readonly number[] {
  return toy.decision(s.path, s.card)?.choices ?? [];
}

function toyRules(toy: Toy): Ruleset<ToyState> {
  const clone = (s: ToyState): ToyState => ({
    ...s,
    agenda: [...s.agenda],
    path: [...s.path],
  });
  const scores = (s: ToyState): Score[] =>
    toy.points(s.path, s.card).map((total) => ({ total, bySource: { toy: total } }));
  return {
    game: GAMES[0].id,
    version: 1,
    players: toy.players,
    options: {},
    pack: GAMES[0].pack,
    fields: { path: openNumbers, card: hiddenCard('cards') },
    steps: {
      decide: {
        notation: { write: String, read: Number },
        conceivable: () => 1000,
        options: (s, _: Frame, out) => void out.push(...choicesOf(toy, s)),
        obstacle: (s, _, option) => (choicesOf(toy, s).includes(option) ? undefined : { code: 'no-choice' }),
        choose(s, _, option) {
          // Search plays without a check: here nothing illegal goes unnoticed.
          if (!choicesOf(toy, s).includes(option)) throw new Error(`${option} after ${s.path.join()}`);
          s.path.push(option);
          ask(toy, s);
        },
      },
    },
    clone,
    view: (s) => ({ ...clone(s), card: UNKNOWN }),
    sample: (view, random) => ({ ...clone(view), card: random.below(toy.cards) }),
    scores,
    winners: (s) => {
      const totals = scores(s).map(({ total }) => total);
      return totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
    },
    faults: () => [],
    seenBy: (event) => event,
    reveals: () => false,
  };
}

/** Points and hopes: a real evaluator, whose network passes the one thing that it notices on. */
export function toyEvaluator(toy: Toy): Evaluator {
  const weights = emptyWeights({ inputs: 1, hidden1: 8, hidden2: 8, outputs: 1 });
  weights.input[0] = 1;
  weights.middle[0] = 1;
  weights.output[0] = 1;
  const fields = (s: GameState): { path: number[]; card: number } => s as GameState & FieldValues & ToyState;
  return evaluatorOf({
    weights,
    sources: ['toy'],
    features: {
      size: 1,
      names: ['hope'],
      observe(s, seat, out) {
        out[0] = (toy.hopes?.(fields(s).path)[seat] ?? 0) / POINTS_PER_UNIT;
      },
      points: (s, seat) => toy.points(fields(s).path, fields(s).card)[seat],
    },
  });
}

/** With the curiosity of training: toys have surprises that no evaluation knows, as games have before it is fitted. */
export function searched(toy: Toy, simulations: number, seed = 'toy', settings = TRAINING_SETTINGS): Node {
  return search(toyView(toy), toyEvaluator(toy), { simulations }, randomFromSeed(seed), settings).root;
}

export function best(root: Node): number {
  return ranked(root)[0].option;
}

export function edgeOf(node: Node, option: number): Edge {
  return node.edges.find((edge) => edge.option === option)!;
}

export function meanReward(edge: Edge, seat: number): number {
  return edge.rewards[seat] / edge.visits;
}

export function rewardOf(totals: readonly number[], seat: number): number {
  const out = new Float64Array(totals.length);
  rewards(Float64Array.from(totals), totals.length, out);
  return out[seat];
}

/** A game of the choices of one seat, by the path that led there. */
export function decisions(tree: Readonly<Record<string, Decision>>): Toy['decision'] {
  return (path) => tree[path.join()];
}

export const PAIR: Decision = { seat: 0, choices: [0, 1] };
