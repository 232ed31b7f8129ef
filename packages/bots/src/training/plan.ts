/** How the shipped weights of each kind of table were made: the same plan makes the same weights again. */
import { GAMES, type GameId, type GameOptions, optionCombinations } from '@horta/engine';
import { type Kind, kindOf } from '../evaluation/kinds.ts';
import type { SelfPlay } from './self-play.ts';

export interface Generation extends SelfPlay {
  readonly games: number;
  /** Passes over the games of this and the last generations, and how fast the weights move. */
  readonly passes: number;
  readonly rate: number;
}

export interface TrainingTable {
  readonly game: GameId;
  readonly players: number;
  readonly options: GameOptions;
}

export interface TrainingPlan {
  readonly seed: string;
  readonly hidden1: number;
  readonly hidden2: number;
  /** Generations whose games are learnt from at a time. */
  readonly memory: number;
  readonly generations: readonly Generation[];
}

/** First many games by first looks, then fewer and better ones with search. */
export const PLAN: TrainingPlan = {
  seed: 'horta',
  hidden1: 64,
  hidden2: 32,
  memory: 4,
  generations: [
    { games: 800, simulations: 0, temperature: 0.25, trust: 1, keep: 3, passes: 2, rate: 0.002 },
    { games: 1500, simulations: 0, temperature: 0.12, trust: 1, keep: 3, passes: 1, rate: 0.002 },
    { games: 1500, simulations: 0, temperature: 0.08, trust: 0.95, keep: 3, passes: 1, rate: 0.002 },
    { games: 1500, simulations: 0, temperature: 0.06, trust: 0.9, keep: 3, passes: 1, rate: 0.0015 },
    { games: 1500, simulations: 0, temperature: 0.05, trust: 0.9, keep: 3, passes: 1, rate: 0.001 },
    { games: 800, simulations: 8, temperature: 0, trust: 0.9, keep: 3, passes: 1, rate: 0.001 },
    { games: 800, simulations: 12, temperature: 0, trust: 0.9, keep: 3, passes: 1, rate: 0.0007 },
    { games: 800, simulations: 12, temperature: 0, trust: 0.9, keep: 3, passes: 2, rate: 0.0004 },
  ],
};

/** How often each number of players comes up in ten games: most tables are of two to four. */
const PLAYERS = [2, 3, 4, 2, 4, 3, 2, 5, 4, 2];

/** The tables of a kind, in the order in which training goes round them. */
export function trainingTables(kind: Kind): TrainingTable[] {
  const ofKind = GAMES.flatMap((game) =>
    optionCombinations(game)
      .filter((options) => kindOf({ game: game.id, options }) === kind && options.boards !== 'chosen')
      .map((options) => ({ game, options })),
  );
  return PLAYERS.flatMap((players) =>
    ofKind.map(({ game, options }) => ({
      game: game.id,
      players: Math.min(players, game.maxPlayers),
      options,
    })),
  );
}
