/** Players in threads of their own. */
import { Worker } from 'node:worker_threads';
import type { Parameters, Slot } from './parameters.ts';
import type { PlayedGame } from './play.ts';
import type { Player } from './spread.ts';

/** A worker may die of what has nothing to do with its game, such as want of memory: the game gets a second chance. */
const ATTEMPTS = 2;

export interface Pool {
  readonly players: readonly Player[];
  /** At once, in the middle of games too. */
  close(): Promise<void>;
}

export function openPool(parameters: Parameters, count: number, entry: URL): Pool {
  const members = Array.from({ length: count }, () => memberOf(parameters, entry));
  return {
    players: members.map(({ play }) => play),
    async close() {
      await Promise.all(members.map((member) => member.close()));
    },
  };
}

interface Member {
  readonly play: Player;
  close(): Promise<void>;
}

interface Waiting {
  resolve(game: PlayedGame): void;
  reject(error: Error): void;
}

/** One worker after the other: the next takes over when one has died. */
function memberOf(parameters: Parameters, entry: URL): Member {
  let isClosed = false;
  let current: Worker | undefined;
  let waiting: Waiting | undefined;

  const hire = (): Worker => {
    const worker = new Worker(entry, { workerData: parameters });
    const lose = (error: Error) => {
      // An error is followed by the end of the thread, when the next worker may be playing already.
      if (current !== worker) return;
      current = undefined;
      waiting?.reject(error);
    };
    worker.on('message', (game: PlayedGame) => waiting?.resolve(game));
    worker.on('error', lose);
    worker.on('exit', (code) => lose(new Error(`the worker ended with code ${code}`)));
    return worker;
  };

  const ask = (slot: Slot): Promise<PlayedGame> =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      current ??= hire();
      current.postMessage(slot);
    });

  return {
    async play(slot) {
      for (let attempt = 1; !isClosed; attempt++) {
        try {
          return await ask(slot);
        } catch (error) {
          if (!isClosed && attempt === ATTEMPTS) throw error;
        }
      }
      return undefined;
    },
    async close() {
      isClosed = true;
      await current?.terminate();
    },
  };
}
