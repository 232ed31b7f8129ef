/** A real server on a free port, with a folder of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createThreadPool, threadPort } from '@horta/bots/thread-pool';
import type { Limits } from '../limits/limits.ts';
import { type Parts, type Running, type RunOptions, run } from '../run.ts';

export interface TestServerOptions extends Partial<Omit<RunOptions, 'port' | 'limits' | 'url'>>, Parts {
  /** Beside these, what counts by address is wide open: all visitors of a test come from one. */
  readonly limits?: Partial<Limits>;
  readonly url?: string;
}

export interface TestServer {
  /** With a slash at the end; stays the same. */
  readonly address: string;
  readonly port: number;
  /** Where it keeps what it keeps. */
  readonly data: string;
  metrics(): Promise<string>;
  /** As a signal would. What it keeps stays there. */
  stop(): Promise<void>;
  /** Stops it if need be, and begins again at the same port with what it kept; `changes` count from then on. */
  restart(changes?: TestServerOptions): Promise<void>;
  /** Stops it, and removes what it kept. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const PAGE = '<!doctype html><title>Horta</title>';
/** As much as anybody likes. */
export const FLOOD = { burst: 1e9, perSecond: 1e9 };
const WIDE: Partial<Limits> = {
  requestsPerAddress: FLOOD,
  callsPerAddress: FLOOD,
  messagesPerAddress: FLOOD,
  guestsPerAddressAndHour: 1e9,
  transferTriesPerAddressAndHour: 1e9,
  socketsPerAddress: 1e9,
};

/** Tables may be opened with a seed, unless it is said otherwise. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'horta-test-'));
  const data = options.data ?? join(folder, 'data');
  const root = options.root ?? pageIn(folder);
  let wanted: TestServerOptions = options;
  const begin = (port: number): Promise<Running> => {
    const { limits, url, ...others } = wanted;
    return run(
      {
        ...{ host: HOST, proxies: [], hasChat: true, metricsToken: undefined, logsAddresses: false },
        ...others,
        ...{
          root,
          data,
          port,
          limits: { ...WIDE, ...limits },
          url: url === undefined ? undefined : new URL(url),
        },
      },
      { acceptsSeeds: true, createPool, ...others },
    );
  };
  let running: Running;
  try {
    running = await begin(0);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const { port } = running;
  return {
    address: `http://${HOST}:${port}/`,
    port,
    data,
    metrics: () => running.metrics(),
    stop: () => running.stop(),
    async restart(changes = {}) {
      await running.stop();
      wanted = { ...wanted, ...changes };
      running = await begin(port);
    },
    async close() {
      await running.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A client that does nothing, for tests that have no browser. */
function pageIn(folder: string): string {
  const root = join(folder, 'client');
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), PAGE);
  return root;
}

/** Threads are always built ones, with all that they are made of: tests are told to take sources, and Node can't run them. */
function createPool() {
  const entry = new URL('../../../bots/dist/workers/thread.js', import.meta.url);
  return createThreadPool({ spawn: () => threadPort(new Worker(entry, { execArgv: [] })), size: 1 });
}
