import { Worker } from 'node:worker_threads';
import { GAME_IDS, options, randomFromSeed } from '@horta/engine';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { loadBot } from '../catalogue.ts';
import { type Bundle, bundle } from './bundle.testing.ts';
import type { Incident, Pool } from './pool.ts';
import { playedBy, viewAfter } from './positions.testing.ts';
import { createWebPool, type WebWorker } from './web-pool.ts';

let entry: Bundle;
let pool: Pool;

beforeAll(async () => {
  entry = await bundle(new URL('./web-worker.ts', import.meta.url), 'browser');
});

afterEach(() => pool?.close());
afterAll(() => entry.remove());

/** Makes a thread look like a Web Worker from within: of Node nothing is left but what browsers have too. */
const BROWSER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const language = require('node:vm').runInNewContext('Object.getOwnPropertyNames(globalThis)');
  const shared = ['performance', 'console', 'fetch', 'URL', 'TextEncoder', 'TextDecoder', 'setTimeout', 'clearTimeout'];
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (![...language, ...shared].includes(name)) delete globalThis[name];
  globalThis.self = globalThis;
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  import(workerData).then(() => parentPort.on('message', (data) => self.onmessage({ data })));
`;

/** And from without. */
function startWebWorker(code = BROWSER): WebWorker {
  const thread = new Worker(code, { eval: true, workerData: entry.entry.href });
  const call = (listener: unknown, event: object) => (listener as (event: object) => void)(event);
  const worker: WebWorker = {
    onmessage: undefined,
    onerror: undefined,
    onmessageerror: undefined,
    postMessage: (message) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
  };
  thread.on('message', (data) => call(worker.onmessage, { data }));
  thread.on('error', ({ message }) => call(worker.onerror, { message }));
  return worker;
}

it('the bundle needs nothing else, and nothing of Node', () => {
  expect(entry.imports).toEqual([]);
  // As the bundler calls what it leaves out of a bundle for browsers.
  expect(entry.modules.filter((id) => /^node:|browser-external/.test(id))).toEqual([]);
});

it.each(GAME_IDS)('a whole game in a browser’s worker is the same as without: %s', async (game) => {
  const incidents: Incident[] = [];
  pool = createWebPool(() => startWebWorker(), {
    size: 1,
    onIncident: (incident) => void incidents.push(incident),
  });
  const bot = await loadBot('random', { game, options: {} });
  const there = await playedBy(game, (view, seed) => pool.choose('random', view, seed));
  const here = await playedBy(game, (view, seed) => bot.choose(view, randomFromSeed(seed)));
  expect(there).toEqual(here);
  expect(incidents).toEqual([]);
});

it.each(GAME_IDS)(
  'a bot that thinks chooses in a browser’s worker what it chooses without: %s',
  async (game) => {
    pool = createWebPool(() => startWebWorker(), { size: 1 });
    const view = viewAfter(game, 30);
    const bot = await loadBot('apprentice', view.rules);
    const here = bot.choose(view, randomFromSeed('think'));
    expect(await pool.choose('apprentice', view, 'think')).toBe(here);
  },
);

it('where the worker can not begin, the game goes on', async () => {
  const incidents: Incident[] = [];
  pool = createWebPool(() => startWebWorker('throw new Error("blocked")'), {
    size: 1,
    onIncident: (incident) => void incidents.push(incident),
  });
  const view = viewAfter('1893', 30);
  expect(options(view)).toContain(await pool.choose('random', view, 'a'));
  expect(incidents.map(({ cause, message }) => `${cause}: ${message}`)).toEqual([
    'crashed: blocked',
    'crashed: blocked',
  ]);
});
