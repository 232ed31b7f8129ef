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
  /** Not before this round; 1 if it is not said, 0: while players get ready. */
  readonly round?: number;
  /**
   * The first time that the first seat decides this (or 'any'thing at all); 'last-turn': all others have passed, so that
   * the round ends when it passes, too; 'end': the end of the game.
   */
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
  /** Of the bots at the other seats; journeyman if it is not said. */
  readonly level?: string;
};

const NAMES = ['Anna', 'Ben', 'Chloé', 'Dirk', 'Elsa'];

/** What has been found: many scenes show the same game. */
const found = new Map<string, Promise<string>>();

/** The text of a game up to there, of the first one that comes there; the first seat is a person's. */
export function gameUpTo(wish: Play, point: Point): Promise<string> {
  const key = JSON.stringify([wish, point]);
  const known = found.get(key) ?? findGame(wish, point);
  found.set(key, known);
  return known;
}

async function findGame(wish: Play, point: Point): Promise<string> {
  for (let number = 1; number <= MOST_GAMES; number++) {
    const text = await findPoint({ ...wish, seed: `${wish.seed} ${number}` }, point);
    if (text !== undefined) return text;
  }
  throw new Error(`${wish.game}: nobody decides ${point.step}`);
}

async function findPoint(wish: Play, point: Point): Promise<string | undefined> {
  let there: string | undefined;
  await botsPlay(wish, (state, text) => {
    if (isThere(state, point)) there = text();
    return there !== undefined;
  });
  return there;
}

/** Looks at a position of a game, which can be had as a text; true if the game needn't go on. */
export type Look = (state: GameState, text: () => string) => boolean;

/** Bots play this game until somebody has seen enough, at the latest to its end, which is looked at, too. */
export async function botsPlay(wish: Play, isEnough: Look, name = BOT): Promise<void> {
  const { game, options: chosen = {}, players, seed } = wish;
  const header = recordHeader(game, { players, seed, options: chosen });
  const state = startRecord(header);
  const bot = await loadBot(name, header);
  const random = randomFromSeed(seed);
  const moves: Move[] = [];
  const text = () => `${recordToText({ ...header, moves })}# sitters: ${JSON.stringify(sittersOf(wish))}\n`;
  while (!isEnough(state, text)) {
    const frame = pending(state);
    if (frame === undefined) return;
    const option = bot.choose(state.rules.view(state, frame.player), random);
    moves.push({ seat: frame.player, step: frame.step, option });
    play(state, option);
  }
}

function sittersOf({
  players,
  people = 1,
  level = 'journeyman',
}: Play): { name: string; bot: string | undefined }[] {
  return Array.from({ length: players }, (_, seat) => ({
    name: NAMES[seat < people ? seat : -1] ?? '',
    bot: seat < people ? undefined : level,
  }));
}

export function isThere(state: GameState, { round = 1, step }: Point): boolean {
  const frame = pending(state);
  if (frame === undefined || step === 'end') return frame === undefined && step === 'end';
  const { round: now = 1 } = state as { round?: number };
  // What makes itself is nothing to look at.
  const isAsked = frame.player === 0 && options(state).length > 1;
  if (!isAsked || now < round) return false;
  if (step === 'last-turn') return frame.step === 'turn' && isLastOfRound(state);
  return step === 'any' || step === frame.step;
}

/** Whether everybody but the first seat has passed. */
function isLastOfRound(state: GameState): boolean {
  const { passed = 0 } = state as { passed?: number };
  return (passed | 1) === 2 ** state.rules.players - 1;
}
