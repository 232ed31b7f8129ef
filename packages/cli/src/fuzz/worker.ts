/** A worker thread of the fuzzer: plays the chunks it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '@horta/engine';
import { type Chunk, playChunk } from './chunk.ts';
import { type Plan, tablesOfPlan } from './run.ts';

const plan = workerData as Plan;
const tables = tablesOfPlan(plan, GAMES);
parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(playChunk(tables, plan.seed, chunk)));
