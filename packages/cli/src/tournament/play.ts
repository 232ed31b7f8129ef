/** One game of a tournament. */
import type { Bot } from '@horta/bots';
import { randomFromSeed, type Score, type Seat } from '@horta/engine';
import { gameSteps } from '../commands/simulate-game.ts';
import { dealSeed, namesAt, type Parameters, type Slot } from './parameters.ts';

/** Lists are by seat. All but `thinking` follows from the parameters, if the bots' budgets are not times. */
export interface PlayedGame {
  readonly deal: number;
  readonly rotation: number;
  readonly bots: readonly string[];
  readonly scores: readonly Score[];
  readonly winners: readonly Seat[];
  readonly decisions: readonly number[];
  readonly thinking: Thinking;
}

/** Milliseconds as measured: in all, and for the slowest decision. */
export interface Thinking {
  readonly total: readonly number[];
  readonly slowest: readonly number[];
}

interface Watch {
  decisions: number;
  total: number;
  slowest: number;
}

/** Pauses before each decision. `bots` as the parameters name them; they keep nothing from one decision to the next. */
export function* playSlot(
  parameters: Parameters,
  bots: readonly Bot[],
  slot: Slot,
): Generator<undefined, PlayedGame> {
  const { game, players, options, seed } = parameters;
  const { deal, rotation, seating } = slot;
  const watches = seating.map((): Watch => ({ decisions: 0, total: 0, slowest: 0 }));
  const seats = seating.map((bot, seat) => watched(bots[bot] as Bot, watches[seat] as Watch));
  const setup = { players, options, seed: dealSeed(seed, deal) };
  const random = randomFromSeed(`${setup.seed} bots ${rotation}`);
  const { result } = yield* gameSteps(game, setup, seats, random);
  return {
    deal,
    rotation,
    bots: namesAt(parameters, slot),
    scores: result.scores,
    winners: result.winners,
    decisions: watches.map(({ decisions }) => decisions),
    thinking: {
      total: watches.map(({ total }) => microseconds(total)),
      slowest: watches.map(({ slowest }) => microseconds(slowest)),
    },
  };
}

function watched(bot: Bot, watch: Watch): Bot {
  return {
    id: bot.id,
    choose(view, random) {
      const start = performance.now();
      const option = bot.choose(view, random);
      const time = performance.now() - start;
      watch.decisions++;
      watch.total += time;
      watch.slowest = Math.max(watch.slowest, time);
      return option;
    },
  };
}

/** The clock is no better, and files stay small. */
function microseconds(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}
