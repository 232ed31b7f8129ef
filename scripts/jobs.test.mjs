import { describe, expect, it } from 'vitest';
import { runJobs } from './jobs.mjs';

/** Jobs that end when they are told to, and a list of what happened. */
function stage(...jobs) {
  const told = [];
  const enders = new Map();
  const listed = jobs.map((job) => ({
    ...job,
    run: () =>
      new Promise((resolve, reject) => {
        told.push(`begin ${job.name}`);
        enders.set(job.name, { resolve, reject });
      }),
  }));
  const end = async (name) => {
    told.push(`end ${name}`);
    enders.get(name).resolve();
    // Whatever follows from it has happened by then.
    await new Promise(setImmediate);
  };
  return { told, listed, end, enders };
}

describe('jobs', () => {
  it('run beside each other, as many as there are cores, in their order', async () => {
    const { told, listed, end } = stage({ name: 'a' }, { name: 'b' }, { name: 'c' });
    const all = runJobs(listed, 2);
    expect(told).toEqual(['begin a', 'begin b']);
    await end('b');
    await end('a');
    await end('c');
    await all;
    expect(told).toEqual(['begin a', 'begin b', 'end b', 'begin c', 'end a', 'end c']);
  });

  it('wait for what they need, and let others go first meanwhile', async () => {
    const { told, listed, end } = stage({ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c' });
    const all = runJobs(listed, 2);
    expect(told).toEqual(['begin a', 'begin c']);
    await end('a');
    expect(told.at(-1)).toBe('begin b');
    await end('b');
    await end('c');
    await all;
  });

  it('are alone where they want to be', async () => {
    const { told, listed, end } = stage({ name: 'a' }, { name: 'b', alone: true }, { name: 'c' });
    const all = runJobs(listed, 2);
    expect(told).toEqual(['begin a', 'begin c']);
    await end('a');
    await end('c');
    expect(told.at(-1)).toBe('begin b');
    await end('b');
    await all;
  });

  it('do not begin beside one that is alone', async () => {
    const { told, listed, end } = stage({ name: 'b', alone: true }, { name: 'c' });
    const all = runJobs(listed, 2);
    expect(told).toEqual(['begin b']);
    await end('b');
    await end('c');
    await all;
  });

  it('that break are an error', async () => {
    const { listed, enders } = stage({ name: 'a' });
    const all = runJobs(listed, 2);
    enders.get('a').reject(new Error('broken'));
    await expect(all).rejects.toThrow('broken');
  });

  it.each([
    ['needs what is not there', [{ name: 'a', needs: ['b'] }], 'a needs b'],
    ['needs what comes later', [{ name: 'a', needs: ['b'] }, { name: 'b' }], 'a needs b'],
    ['there are two of', [{ name: 'a' }, { name: 'a' }], 'two jobs are called a'],
  ])('a list with one that %s is refused', async (_, jobs, message) => {
    await expect(runJobs(jobs, 2)).rejects.toThrow(message);
  });
});
