/** A program that asks a thread, whose entry it is given, and forgets to close the pool. */
import { options } from '@horta/engine';
import { viewAfter } from './positions.testing.ts';
import { createThreadPool } from './thread-pool.ts';

const entry = new URL(process.argv[2]);
const view = viewAfter('1893', 30);
const choice = await createThreadPool({ entry, size: 1 }).choose('random', view, 'a');
console.log(options(view).includes(choice) ? 'chosen' : 'not legal');
