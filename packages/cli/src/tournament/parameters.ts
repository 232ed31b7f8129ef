/** What a tournament is: all that its games follow from. Plain data: workers get it, and it stands in the saved file. */
import { readBotSpec } from '@horta/bots';
import { type GameOptions, recordHeader } from '@horta/engine';
import { UsageError } from '../command.ts';
import { type Seating, seatingsOf } from './seatings.ts';

export interface Parameters {
  readonly game: string;
  /** Of the rules, and the fingerprint of their components: games under other rules cannot be counted together. */
  readonly version: number;
  readonly pack: string;
  readonly players: number;
  /** All of them, defaults too. */
  readonly options: GameOptions;
  readonly bots: readonly string[];
  /** Fixed before the first game: whoever stops when the numbers look good fools himself. */
  readonly deals: number;
  readonly seed: string;
}

type Wishes = Pick<Parameters, 'game' | 'players' | 'options' | 'bots' | 'deals' | 'seed'>;

/** Throws UsageError or InvalidInput if there can be no such tournament. */
export function parametersOf({ game, players, bots, deals, seed, ...wishes }: Wishes): Parameters {
  for (const bot of bots) readBotSpec(bot);
  const twin = bots.find((bot, i) => bots.indexOf(bot) !== i);
  if (twin !== undefined)
    throw new UsageError(`--bots: '${twin}' is there twice; a single name plays against itself`);
  // With the longest seed that a deal will have.
  const setup = { ...wishes, players, seed: dealSeed(seed, deals) };
  const { version, pack, options } = recordHeader(game, setup);
  seatingsOf(bots.length, players);
  return { game, version, pack, players, options, bots, deals, seed };
}

/** The seed of the table: the same in all games of a deal. */
export function dealSeed(seed: string, deal: number): string {
  return `${seed}-${deal}`;
}

/** The place of a game in its tournament; deals and rotations count from 1. */
export interface Slot {
  readonly deal: number;
  readonly rotation: number;
  readonly seating: Seating;
}

/** All games, deal after deal, so that a tournament that is stopped has as many whole deals as can be. */
export function slotsOf({ bots, players, deals }: Parameters): Slot[] {
  const seatings = seatingsOf(bots.length, players);
  return Array.from({ length: deals }, (_, i) =>
    seatings.map((seating, rotation) => ({ deal: i + 1, rotation: rotation + 1, seating })),
  ).flat();
}

/** What tells games of a tournament apart. */
export function placeOf({
  deal,
  rotation,
}: {
  readonly deal?: unknown;
  readonly rotation?: unknown;
}): string {
  return JSON.stringify([deal, rotation]);
}

/** The bots of a game by seat. */
export function namesAt({ bots }: Parameters, { seating }: Slot): string[] {
  return seating.map((bot) => bots[bot] as string);
}
