/** What is measured: contestants, in lanes of their own. */
import { getHeapCodeStatistics } from 'node:v8';
import type { Random } from '@horta/engine';

/** What a contestant got done in its slice of a round. */
export interface Slice {
  /** What it took by the clock. */
  readonly elapsed: number;
  /** Of a processor, in all threads: only one lane runs at a time, and what other programs take is not counted. */
  readonly seconds: number;
  /** Complete games; passes over the positions for operations on positions. */
  readonly games: number;
  /** Decisions, plies or operations. */
  readonly count: number;
  /** Decisions that left no choice. */
  readonly forced: number;
  /** Bytes of compiled code in the thread, after it. */
  readonly code: number;
}

export interface Contestant {
  readonly id: string;
  /** Share of each round's time. */
  readonly weight: number;
  /** Begins a slice: what it returns plays the game of that number, and tells how many decisions there were. */
  begin(random: Random, seed: string): (game: number) => Played;
}

export interface Played {
  readonly count: number;
  readonly forced: number;
}

/** Runs a contestant for at least so long, and at least once. */
export function measure(contestant: Contestant, random: Random, seed: string, milliseconds: number): Slice {
  const play = contestant.begin(random, seed);
  const limit = BigInt(Math.round(milliseconds * 1e6));
  const before = process.cpuUsage();
  const began = process.hrtime.bigint();
  let elapsed = 0n;
  let games = 0;
  let count = 0;
  let forced = 0;
  do {
    const played = play(games++);
    count += played.count;
    forced += played.forced;
    elapsed = process.hrtime.bigint() - began;
  } while (elapsed < limit);
  const { user, system } = process.cpuUsage(before);
  const byClock = Number(elapsed) / 1e9;
  // Some systems count a processor's time in larger steps than a short slice.
  const seconds = (user + system) / 1e6 || byClock;
  const { code_and_metadata_size: code } = getHeapCodeStatistics();
  return { elapsed: byClock, seconds, games, count, forced, code };
}

/** Decisions, plies or operations a second. */
export function rateOf({ count, seconds }: Pick<Slice, 'count' | 'seconds'>): number {
  return count / seconds;
}

/** A package that only measuring needs is not installed. */
export class MissingPackage extends Error {
  override readonly name = 'MissingPackage';
  readonly package: string;

  constructor(name: string) {
    super(`${name} is not installed; npm ci --include=dev installs it`);
    this.package = name;
  }
}

/** Loads a package that only measuring needs. */
export async function loading<T>(name: string, load: () => T | Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (/^(ERR_)?MODULE_NOT_FOUND$/.test(String((error as { code?: unknown }).code)))
      throw new MissingPackage(name);
    throw error;
  }
}
