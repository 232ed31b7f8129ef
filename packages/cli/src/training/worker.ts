/** A worker thread of training: plays the games it is sent. */
import { parentPort } from 'node:worker_threads';
import { type Assignment, playAssignment } from '@horta/bots/training';

parentPort?.on('message', (assignment: Assignment) => {
  void playAssignment(assignment).then((samples) => parentPort?.postMessage(samples));
});
