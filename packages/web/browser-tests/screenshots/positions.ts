/** Positions to look at: games that bots have played up to a point, the same ones every time. */
import { loadBot } from '@horta/bots';
import {
  type LiveState,
  type Move,
  options,
  pending,
  play,
  randomFromSeed,
  recordHeader,
  recordToText,
  startRecord,
} from '@horta/engine';
import type { TableWish } from '../playing.ts';

export interface Point {
  /** Not before this round; 1 if it is not said. */
  readonly round?: number;
  /** The first time that the first seat decides this; undefined: the end of the game. */
  readonly step: string | undefined;
}

/** By simulations alone: no clock has a say. */
const BOT = 'journeyman@4';

/** The text of the game up to there; the first seat is a person's. Fails if the game has no such point. */
export async function gameUpTo(
  wish: Omit<TableWish, 'seats'> & { readonly players: number },
  point: Point,
): Promise<string> {
  const { game, options: chosen = {}, players, seed } = wish;
  const header = recordHeader(game, { players, seed, options: chosen });
  const state = startRecord(header);
  const bot = await loadBot(BOT, header);
  const random = randomFromSeed(seed);
  const moves: Move[] = [];
  for (;;) {
    const frame = pending(state);
    if (frame === undefined) break;
    if (isThere(state, point)) break;
    const option = bot.choose(state.rules.view(state, frame.player), random);
    moves.push({ seat: frame.player, step: frame.step, option });
    play(state, option);
  }
  if (point.step !== undefined && pending(state) === undefined)
    throw new Error(`${game}, ${seed}: nobody decides ${point.step}`);
  const sitters = Array.from({ length: players }, (_, seat) => ({
    name: seat === 0 ? 'Anna' : '',
    bot: seat === 0 ? undefined : 'journeyman',
  }));
  return `${recordToText({ ...header, moves })}# sitters: ${JSON.stringify(sitters)}\n`;
}

function isThere(state: LiveState, { round = 1, step }: Point): boolean {
  const frame = pending(state);
  const { round: now = 1 } = state as { round?: number };
  // What makes itself is nothing to look at.
  return frame?.player === 0 && frame.step === step && now >= round && options(state).length > 1;
}
