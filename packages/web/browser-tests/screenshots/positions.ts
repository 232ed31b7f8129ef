/** Positions to look at: games that bots have played up to a point, the same ones every time. */
import { loadBot } from '@horta/bots';
import {
  type GameState,
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
  /** The first time that the first seat decides this (or anything at all); 'end': the end of the game. */
  readonly step: string;
}

/** By simulations alone: no clock has a say. */
const BOT = 'journeyman@4';

/** Games in which to look for a rare point. */
const MOST_GAMES = 20;

export type Play = Omit<TableWish, 'seats'> & {
  readonly players: number;
  /** How many of the players are people, from the first seat on; 1 if it is not said. */
  readonly people?: number;
};

const NAMES = ['Anna', 'Ben', 'Chloé', 'Dirk', 'Elsa'];

/** The text of a game up to there, of the first one that comes there; the first seat is a person's. */
export async function gameUpTo(wish: Play, point: Point): Promise<string> {
  for (let number = 1; number <= MOST_GAMES; number++) {
    const text = await findPoint({ ...wish, seed: `${wish.seed} ${number}` }, point);
    if (text !== undefined) return text;
  }
  throw new Error(`${wish.game}: nobody decides ${point.step}`);
}

async function findPoint(
  { game, options: chosen = {}, players, people = 1, seed }: Play,
  point: Point,
): Promise<string | undefined> {
  const header = recordHeader(game, { players, seed, options: chosen });
  const state = startRecord(header);
  const bot = await loadBot(BOT, header);
  const random = randomFromSeed(seed);
  const moves: Move[] = [];
  for (let frame = pending(state); !isThere(state, point); frame = pending(state)) {
    if (frame === undefined) return undefined;
    const option = bot.choose(state.rules.view(state, frame.player), random);
    moves.push({ seat: frame.player, step: frame.step, option });
    play(state, option);
  }
  const sitters = Array.from({ length: players }, (_, seat) => ({
    name: NAMES[seat < people ? seat : -1] ?? '',
    bot: seat < people ? undefined : 'journeyman',
  }));
  return `${recordToText({ ...header, moves })}# sitters: ${JSON.stringify(sitters)}\n`;
}

function isThere(state: GameState, { round = 1, step }: Point): boolean {
  const frame = pending(state);
  if (frame === undefined || step === 'end') return frame === undefined && step === 'end';
  const { round: now = 1 } = state as { round?: number };
  // What makes itself is nothing to look at.
  const isAsked = frame.player === 0 && options(state).length > 1;
  return isAsked && now >= round && (step === 'any' || step === frame.step);
}
