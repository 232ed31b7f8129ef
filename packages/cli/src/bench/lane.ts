/**
 * Lanes: each program, and each edition of the game, has a JavaScript engine of its own (a worker thread), so that the
 * one's objects don't spoil the other's optimised code: who plays plays one game. Only one lane runs at a time.
 */
import { Worker } from 'node:worker_threads';
import { randomFromSeed } from '@horta/engine';
import { openBoardgame } from './boardgame.ts';
import { openChess } from './chess.ts';
import { type Contestant, MissingPackage, measure, type Slice } from './contestant.ts';
import { EDITIONS } from './editions.ts';
import { openEdition, openHorta } from './horta.ts';
import { openSearch, SEARCHES } from './search.ts';

type Opener = (seed: string) => Contestant[] | Promise<Contestant[]>;

const OPENERS = new Map<string, Opener>([
  ['horta', openHorta],
  ['chessops', openChess],
  ['boardgame.io', openBoardgame],
  ...EDITIONS.map((edition): [string, Opener] => [edition.id, () => openEdition(edition)]),
  ...SEARCHES.map((search): [string, Opener] => [search.id, (seed) => openSearch(search, seed)]),
]);

/** In the order in which they take turns, and are warmed up: those that are compared with others come first. */
export const LANES: readonly string[] = [...OPENERS.keys()];
export type LaneName = string;

/** One slice of one contestant. */
export interface Task {
  readonly id: string;
  readonly round: number;
  readonly milliseconds: number;
}

export interface Lane {
  readonly contestants: readonly { readonly id: string; readonly weight: number }[];
  run(task: Task): Promise<Slice>;
  close(): Promise<unknown>;
}

/** What a worker is begun with, and what it answers first. */
export interface LaneStart {
  readonly lane: LaneName;
  readonly seed: string;
}

export type LaneGreeting = { readonly missing: string } | { readonly contestants: Lane['contestants'] };

export type OpenLane = (lane: LaneName, seed: string) => Promise<Lane>;

/** In this thread. */
export const openHere: OpenLane = async (lane, seed) => {
  const contestants = await (OPENERS.get(lane) as Opener)(seed);
  return {
    contestants,
    async run({ id, round, milliseconds }) {
      const contestant = contestants.find((candidate) => candidate.id === id) as Contestant;
      const sliceSeed = `${seed}-${round}`;
      return measure(contestant, randomFromSeed(sliceSeed), sliceSeed, milliseconds);
    },
    close: async () => {},
  };
};

const WORKER = new URL('./worker.js', import.meta.url);

/** In a thread of its own. `entry` is the built worker.ts. */
export async function openApart(lane: LaneName, seed: string, entry = WORKER): Promise<Lane> {
  const start: LaneStart = { lane, seed };
  const worker = new Worker(entry, {
    workerData: start,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const greeting = await answer<LaneGreeting>(worker);
  if ('missing' in greeting) {
    await worker.terminate();
    throw new MissingPackage(greeting.missing);
  }
  return {
    contestants: greeting.contestants,
    run(task) {
      worker.postMessage(task);
      return answer<Slice>(worker);
    },
    close: () => worker.terminate(),
  };
}

function answer<T>(worker: Worker): Promise<T> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: T) => {
      worker.off('error', reject);
      resolve(message);
    });
  });
}
