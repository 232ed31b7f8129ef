/** What a pad comes to. The engine plays the end of the game; where a player may choose, for their own best. */
import {
  findGame,
  type GameEvent,
  type GameState,
  options,
  type Pack,
  pending,
  play,
  playLegal,
  type Ruleset,
  rulesOf,
  settle,
} from '@horta/engine';
import type { PadGame } from './games/pad-game.ts';
import type { Pad } from './pad.ts';

/** Points of one source, and the sums that make them: how many things, what each is worth. */
export interface Line {
  readonly source: string;
  readonly points: number;
  readonly sums: readonly { readonly count: number; readonly each: number }[];
}

export interface SeatScore {
  readonly total: number;
  /** What they had before the end. */
  readonly soFar: number;
  readonly lines: readonly Line[];
  /** Kinds of nobles, and what they cost together. */
  readonly paid: readonly number[];
  readonly price: number;
  readonly unpaid: readonly number[];
  /** What a bonus tile brings before nobles are paid. */
  readonly tileFrancs: number;
  readonly francsLeft: number;
  /** The strategic row that a bonus tile raises, if the player has it. */
  readonly raisedRow: number | undefined;
}

export interface Outcome {
  readonly seats: readonly SeatScore[];
  readonly winners: readonly number[];
  /** The table at its end: what things are called is asked of it. */
  readonly state: GameState;
}

/** The rules of a pad's table, with the values of this pack. */
export function rulesOfPad({ game, players, options: chosen }: Pad, pack?: Pack): Ruleset {
  const entry = findGame(game);
  return rulesOf(entry, players.length, chosen, pack ?? entry.pack);
}

export function scorePad(game: PadGame, rules: Ruleset, pad: Pad): Outcome {
  const state = game.position(rules, pad);
  const before = rules.scores(state).map(({ total }) => total);
  const told: GameEvent[] = [];
  state.sink = { tell: (event) => void told.push(event) };
  settle(state);
  for (let frame = pending(state); frame !== undefined; frame = pending(state))
    play(state, bestOption(state, frame.player).option);
  const scores = rules.scores(state);
  return {
    seats: scores.map(({ total }, seat) => ({
      total,
      soFar: before[seat] ?? 0,
      ...accountOf(game, told as Told[], seat),
      francsLeft: (state as unknown as { money: readonly number[] }).money[seat] ?? 0,
    })),
    winners: rules.winners(state),
    state,
  };
}

/**
 * The answer to the pending question that brings its player the most in the end, the questions that they are asked later
 * answered likewise. What the others choose makes no difference to them. Of even ones it is the first.
 */
export function bestOption(s: GameState, player: number): { option: number; total: number } {
  let best = { option: -1, total: Number.NEGATIVE_INFINITY };
  for (const option of options(s)) {
    const tried = s.rules.clone(s);
    playLegal(tried, option);
    const total = bestTotal(tried, player);
    if (total > best.total) best = { option, total };
  }
  return best;
}

function bestTotal(s: GameState, player: number): number {
  for (let frame = pending(s); frame !== undefined; frame = pending(s)) {
    if (frame.player === player) return bestOption(s, player).total;
    playLegal(s, options(s)[0] ?? 0);
  }
  return s.rules.scores(s)[player]?.total ?? 0;
}

/** As far as it is told by the games in the same words. */
type Told = GameEvent & {
  readonly player: number;
  readonly source: string;
  readonly amount: number;
  readonly count: number;
  readonly each: number;
  readonly noble: number;
  readonly cost: number;
  readonly row: number;
};

type Account = Omit<SeatScore, 'total' | 'soFar' | 'francsLeft'>;

function accountOf({ sources, unpaidNoble }: PadGame, told: readonly Told[], seat: number): Account {
  const own = told.filter(({ player }) => player === seat);
  const points = own.filter(({ type }) => type === 'points');
  const lines = sources.map((source) => {
    const ofSource = points.filter((event) => event.source === source);
    return {
      source,
      points: ofSource.reduce((sum, { amount }) => sum + amount, 0),
      sums: ofSource.map(({ count, each }) => ({ count, each })),
    };
  });
  const paid = own.filter(({ type }) => type === 'noble-paid');
  return {
    lines,
    paid: paid.map(({ noble }) => noble),
    price: paid.reduce((sum, { cost }) => sum + cost, 0),
    unpaid: own.flatMap((event) => unpaidNoble(event) ?? []),
    tileFrancs: own
      .filter(({ type, source }) => type === 'francs' && source === 'bonus-tile')
      .reduce((sum, { amount }) => sum + amount, 0),
    raisedRow: own.find(({ type }) => type === 'row-raised')?.row,
  };
}
