/** A whole server: what it keeps, what it hosts, and what browsers ask of it, from its beginning to its end. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Pool } from '@horta/bots/pool';
import { createThreadPool } from '@horta/bots/thread-pool';
import type { ServerInfo } from '@horta/online';
import type { FastifyInstance } from 'fastify';
import { sharedAddresses } from './addresses.ts';
import type { Ticks } from './limits/buckets.ts';
import { createLimiter } from './limits/limiter.ts';
import { LIMITS } from './limits/limits.ts';
import { listen } from './listen.ts';
import { createSilentLog, type Log } from './logging.ts';
import { createMetrics } from './metrics.ts';
import type { Options } from './options.ts';
import { buildOf, readAgain } from './page.ts';
import { createServer } from './server.ts';
import { createService, type Service, type ServiceOptions, type Timers } from './service.ts';
import { openStorage, type StorageOptions } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import { measured } from './stored.ts';

export interface RunOptions extends Omit<Options, 'log' | 'isHelpWanted'> {
  readonly data: string;
  readonly root: string;
}

/** What else it may be made of: tests have their own clocks, chance and threads. */
export interface Parts {
  readonly log?: Log;
  readonly ticks?: Ticks;
  readonly timers?: Timers;
  readonly acceptsSeeds?: boolean;
  /** `clock` is the database's. */
  readonly clock?: () => number;
  readonly openStorage?: (options: StorageOptions) => Promise<Storage>;
  readonly createPool?: () => Pool;
  readonly createService?: (options: ServiceOptions) => Promise<Service>;
}

export interface Running {
  readonly port: number;
  /** How full it is, by the names of Prometheus. */
  metrics(): Promise<string>;
  /** Tells everybody, finishes what is being written and closes everything. Whoever asks again waits for the same. */
  stop(): Promise<void>;
}

/** Milliseconds that whoever is in the middle of a request has when the server ends. */
const PATIENCE = 2000;

/** Throws an error for people: StorageFault if the data folder can't be had. */
export async function run(options: RunOptions, parts: Parts = {}): Promise<Running> {
  const { log = createSilentLog(), clock } = parts;
  const opened = await (parts.openStorage ?? openStorage)({ folder: options.data, ...(clock && { clock }) });
  const pool = (parts.createPool ?? (() => poolWith(log)))();
  try {
    return await serve(options, parts, { storage: opened, pool, log });
  } catch (error) {
    await pool.close();
    await opened.close();
    throw error;
  }
}

interface Made {
  readonly storage: Storage;
  readonly pool: Pool;
  readonly log: Log;
}

async function serve(
  options: RunOptions,
  parts: Parts,
  { storage: opened, pool, log }: Made,
): Promise<Running> {
  const metrics = createMetrics();
  const storage = measured(opened, metrics);
  const { hasChat, url, host, root, metricsToken, proxies, logsAddresses } = options;
  const page = readAgain(join(root, 'index.html'));
  let port = 0;
  let isStopping = false;
  const serverInfo = (): ServerInfo => ({
    hasChat,
    addresses: sharedAddresses({ host, url }, port),
    build: buildOf(page()),
  });
  const service = await (parts.createService ?? createService)({
    ...{ storage, pool, log, hasChat, serverInfo, meter: metrics },
    hex: (digits) =>
      randomBytes(Math.ceil(digits / 2))
        .toString('hex')
        .slice(0, digits),
    ...(parts.acceptsSeeds && { acceptsSeeds: true }),
    ...(parts.timers && { timers: parts.timers }),
  });
  const limiter = createLimiter({ ...LIMITS, ...options.limits }, parts.ticks);
  const online = { service, storage, metrics, metricsToken, url, isStopping: () => isStopping };
  let server: FastifyInstance;
  try {
    ({ server, port } = await listen(
      () => createServer({ root, online, limiter, log, logsAddresses, proxies }),
      options,
    ));
  } catch (error) {
    await service.stop();
    metrics.stop();
    throw error;
  }

  async function end(): Promise<void> {
    isStopping = true;
    try {
      await service.stop();
    } finally {
      await closed(server);
      metrics.stop();
      await pool.close();
      await opened.close();
    }
  }

  let ending: Promise<void> | undefined;
  return {
    port,
    metrics: () => metrics.text(),
    stop() {
      ending ??= end();
      return ending;
    },
  };
}

/** Also when somebody neither reads nor goes. */
async function closed(server: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), PATIENCE);
  await server.close();
  clearTimeout(timer);
}

function poolWith(log: Log): Pool {
  return createThreadPool({
    onIncident: (incident) => log.warn({ incident }, 'a thread in which bots think has failed'),
  });
}
