import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { GAME_IDS, options, randomFromSeed } from '@horta/engine';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { loadBot } from '../catalogue.ts';
import { type Bundle, bundle } from './bundle.testing.ts';
import type { Incident, Pool, WorkerPort } from './pool.ts';
import { playedBy, viewAfter } from './positions.testing.ts';
import { createThreadPool, threadPort } from './thread-pool.ts';

let thread: Bundle;
let pool: Pool;

beforeAll(async () => {
  thread = await bundle(new URL('./thread.ts', import.meta.url), 'node');
});

afterEach(() => pool?.close());
afterAll(() => thread.remove());

it.each(GAME_IDS)(
  'a whole game in threads is the same as without, though one is killed: %s',
  async (game) => {
    const ports: WorkerPort[] = [];
    const incidents: Incident[] = [];
    pool = createThreadPool({
      size: 1,
      spawn() {
        const port = threadPort(new Worker(thread.entry));
        ports.push(port);
        return port;
      },
      onIncident: (incident) => void incidents.push(incident),
    });
    let asked = 0;
    const bot = await loadBot('random', { game, options: {} });
    const there = await playedBy(game, async (view, seed) => {
      const choice = pool.choose('random', view, seed);
      if (options(view).length > 1 && ++asked === 20) await ports[0].terminate();
      return choice;
    });
    const here = await playedBy(game, (view, seed) => bot.choose(view, randomFromSeed(seed)));
    expect(there).toEqual(here);
    expect(asked).toBeGreaterThan(20);
    expect(ports).toHaveLength(2);
    expect(incidents.map(({ cause }) => cause)).toEqual(['crashed']);
  },
);

it('bots that think choose in threads what they choose without, several at a time', async () => {
  pool = createThreadPool({ entry: thread.entry, size: 2 });
  const positions = GAME_IDS.map((game) => viewAfter(game, 30));
  const there = positions.map((view) => pool.choose('apprentice', view, 'think'));
  const here = positions.map(async (view) => {
    const bot = await loadBot('apprentice', view.rules);
    return bot.choose(view, randomFromSeed('think'));
  });
  expect(await Promise.all(there)).toEqual(await Promise.all(here));
});

it('the thread says what is wrong with a request, and lives on', async () => {
  const incidents: Incident[] = [];
  pool = createThreadPool({
    entry: thread.entry,
    size: 1,
    onIncident: (incident) => void incidents.push(incident),
  });
  const view = viewAfter('1893', 30);
  await expect(pool.choose('gambler', view, 'a')).rejects.toThrow(/there is no 'gambler'/);
  expect(options(view)).toContain(await pool.choose('random', view, 'a'));
  expect(incidents).toEqual([]);
});

it('a thread in an endless loop is ended, and the game goes on', async () => {
  const exits: Promise<number>[] = [];
  const incidents: Incident[] = [];
  pool = createThreadPool({
    size: 1,
    patience: 20,
    spawn() {
      const worker = new Worker('for (;;);', { eval: true });
      exits.push(new Promise((resolve) => void worker.once('exit', resolve)));
      return threadPort(worker);
    },
    onIncident: (incident) => void incidents.push(incident),
  });
  const view = viewAfter('1893', 30);
  expect(options(view)).toContain(await pool.choose('random', view, 'a'));
  expect(incidents.map(({ cause, remedy }) => `${cause}: ${remedy}`)).toEqual([
    'stuck: retry',
    'stuck: give-up',
  ]);
  await Promise.all(exits);
});

it('a thread can be ended in the midst of its thoughts', async () => {
  const code = "require('node:worker_threads').parentPort.postMessage('begun'); for (;;);";
  const worker = new Worker(code, { eval: true });
  const port = threadPort(worker);
  const failures: string[] = [];
  port.onFailure(({ message }) => void failures.push(message));
  await new Promise((resolve) => port.onMessage(resolve));
  await port.terminate();
  expect(failures).toEqual(['the thread ended with code 1']);
});

it('where the thread is missing, the game goes on', async () => {
  pool = createThreadPool({ entry: new URL('./missing.js', thread.entry), size: 1 });
  const view = viewAfter('1893', 30);
  expect(options(view)).toContain(await pool.choose('random', view, 'a'));
});

it('a pool that nobody closed does not keep the process alive', async () => {
  const program = await bundle(new URL('./unclosed-pool.testing.ts', import.meta.url), 'node');
  try {
    const args = [fileURLToPath(program.entry), thread.entry.href];
    // Rejects if it must be killed.
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 });
    expect(stdout).toBe('chosen\n');
  } finally {
    program.remove();
  }
});
