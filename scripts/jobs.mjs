// Runs what `npm test` consists of: several things beside each other, each as soon as what it needs is there.
import { availableParallelism } from 'node:os';

/**
 * @typedef {object} Job
 * @property {string} name
 * @property {readonly string[]} [needs] Names of jobs that must have ended before, well or not.
 * @property {boolean} [alone] Nothing else runs meanwhile: it measures.
 * @property {() => Promise<void>} run
 */

/**
 * Resolves when all jobs have ended. Begins them in their order, as many at a time as there are cores; a job that can't
 * begin yet lets those after it go first, but for one that wants to be alone.
 * @param {readonly Job[]} jobs
 */
export async function runJobs(jobs, most = availableParallelism()) {
  refuseImpossible(jobs);
  const waiting = [...jobs];
  const running = new Map();
  const ended = new Set();
  let hasLoner = false;

  const canBegin = (job) => {
    if (!(job.needs ?? []).every((name) => ended.has(name))) return false;
    return running.size === 0 || (running.size < most && !hasLoner && !job.alone);
  };
  const begin = (job) => {
    waiting.splice(waiting.indexOf(job), 1);
    hasLoner = job.alone === true;
    const end = job.run().then(() => {
      running.delete(job.name);
      ended.add(job.name);
      if (job.alone) hasLoner = false;
    });
    running.set(job.name, end);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (let job = waiting.find(canBegin); job !== undefined; job = waiting.find(canBegin)) begin(job);
    await Promise.race(running.values());
  }
}

/** A job that nobody can begin would be waited for for ever. */
function refuseImpossible(jobs) {
  const known = new Set();
  for (const { name, needs = [] } of jobs) {
    const missing = needs.find((need) => !known.has(need));
    if (missing !== undefined) throw new Error(`${name} needs ${missing}, which is not listed before it`);
    if (known.has(name)) throw new Error(`two jobs are called ${name}`);
    known.add(name);
  }
}
