/** A worker thread of a tournament: plays the games it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadBot } from '@horta/bots';
import { toEnd } from '../commands/simulate-game.ts';
import type { Parameters, Slot } from './parameters.ts';
import { playSlot } from './play.ts';

const parameters = workerData as Parameters;
const bots = await Promise.all(parameters.bots.map((bot) => loadBot(bot, parameters)));
parentPort?.on('message', (slot: Slot) => parentPort?.postMessage(toEnd(playSlot(parameters, bots, slot))));
