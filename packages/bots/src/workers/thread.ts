/** A worker thread of Node in which bots think. */
import { parentPort } from 'node:worker_threads';
import { serve } from './serve.ts';

parentPort?.on('message', (message: unknown) => {
  void serve(message).then((answer) => parentPort?.postMessage(answer));
});
