/** A worker thread of `horta bench`: one lane. */
import { parentPort, workerData } from 'node:worker_threads';
import { MissingPackage } from './contestant.ts';
import { type Lane, type LaneGreeting, type LaneStart, openHere, type Task } from './lane.ts';

function tell(message: unknown): void {
  parentPort?.postMessage(message);
}

function serve(lane: Lane): void {
  const contestants = lane.contestants.map(({ id, weight }) => ({ id, weight }));
  tell({ contestants } satisfies LaneGreeting);
  parentPort?.on('message', (task: Task) => void lane.run(task).then(tell));
}

const { lane, seed } = workerData as LaneStart;
try {
  serve(await openHere(lane, seed));
} catch (error) {
  if (!(error instanceof MissingPackage)) throw error;
  tell({ missing: error.package } satisfies LaneGreeting);
}
