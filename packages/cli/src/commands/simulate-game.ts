/** One game among bots, from its beginning to its end. */
import type { Bot } from '@horta/bots';
import {
  type GameRecord,
  type Move,
  pending,
  play,
  type Random,
  recordHeader,
  type Score,
  type Seat,
  type Setup,
  startRecord,
} from '@horta/engine';

/** What a report needs of a game. */
export interface GameResult {
  readonly decisions: number;
  readonly scores: readonly Score[];
  readonly winners: readonly Seat[];
}

interface WholeGame {
  readonly record: GameRecord;
  readonly result: GameResult;
}

export function playGame(game: string, setup: Setup, bots: readonly Bot[], random: Random): WholeGame {
  return toEnd(gameSteps(game, setup, bots, random));
}

/** Pauses before each decision, for a caller that has to look at something else in a long game. */
export function* gameSteps(
  game: string,
  setup: Setup,
  bots: readonly Bot[],
  random: Random,
): Generator<undefined, WholeGame> {
  const header = recordHeader(game, setup);
  const s = startRecord(header);
  const moves: Move[] = [];
  for (let due = pending(s); due !== undefined; due = pending(s)) {
    const { player: seat, step } = due;
    const bot = bots[seat];
    if (bot === undefined) throw new Error(`no bot at seat ${seat}`);
    yield undefined;
    // A bot sees what its seat may know; what it answers is checked as anyone's answer is.
    const option = bot.choose(s.rules.view(s, seat), random);
    play(s, option);
    moves.push({ seat, step, option });
  }
  const scores = s.rules.scores(s);
  return {
    record: { ...header, moves, scores: scores.map((score) => score.total) },
    result: { decisions: moves.length, scores, winners: s.rules.winners(s) },
  };
}

/** What the steps come to, without a pause. */
export function toEnd<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
