/** All that a browser can ask for: the files of the client and, where there is a service behind it, the tables. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { registerFiles } from './files.ts';
import { headersFor, PERMISSIONS } from './headers.ts';
import { refusalOf, sendFault, statusOf } from './http/faults.ts';
import { type Online, registerOnline } from './http/online.ts';
import { createLimiter, type Limiter } from './limits/limiter.ts';
import { LIMITS } from './limits/limits.ts';
import { lineOf } from './limits/line.ts';
import { createSilentLog, type Log } from './logging.ts';
import { readAgain } from './page.ts';
import { Refused } from './people/refused.ts';

export interface ServerOptions {
  /** The folder of the built client, with its index.html. */
  readonly root: string;
  /** Undefined: files alone. */
  readonly online?: Online;
  readonly limiter?: Limiter;
  readonly log?: Log;
  readonly logsAddresses?: boolean;
  /** Whose word about where a request comes from counts. */
  readonly proxies?: readonly string[];
}

/** Seconds without a byte in either direction after which a connection is closed: whoever does not read is not waited for. */
const IDLE_SECONDS = 120;

/** Throws an error for people if the client is not built. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { root, online, proxies = [] } = options;
  const { limiter = createLimiter(LIMITS), log = createSilentLog() } = options;
  const page = join(root, 'index.html');
  if (!existsSync(page))
    throw new Error(`the client is not built: there is no index.html in ${root} (npm run build makes it)`);
  const { limits } = limiter;
  // By its widest type: that is what plugins know. What Fastify has to say beside warnings, we say ourselves.
  const loggerInstance: FastifyBaseLogger = log.child(
    {},
    { level: log.isLevelEnabled('warn') ? 'warn' : log.level },
  );
  const server = fastify({
    loggerInstance,
    // Said below, without what an address may hold.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxies.length === 0 ? false : [...proxies],
    bodyLimit: limits.messageBytes,
    requestTimeout: limits.requestSeconds * 1000,
    connectionTimeout: IDLE_SECONDS * 1000,
    http: { headersTimeout: limits.headSeconds * 1000, connectionsCheckingInterval: 2000 },
    // Whoever is in the middle of something gets it, for as long as the one who closes has patience.
    forceCloseConnections: 'idle',
    // An address that can't be read.
    frameworkErrors: (_error, _request, reply) => void say(reply, 400, 'Bad request'),
  });
  await server.register(helmet, headersFor(readAgain(page)));
  server.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (!limiter.requests.take(lineOf(request.ip))) throw new Refused('too-fast', 'too many requests');
  });
  server.addHook('onResponse', async (request, reply) => {
    online?.metrics.request(reply.statusCode);
    const from = options.logsAddresses ? { address: request.ip } : {};
    const { method, routeOptions } = request;
    log.debug({ ...from, method, route: routeOptions.url, status: reply.statusCode }, 'request');
  });
  server.setNotFoundHandler((request, reply) => {
    if (isApi(request)) return sendFault(reply, 'bad-message', 'there is no such call', 404);
    return request.method === 'GET' || request.method === 'HEAD'
      ? say(reply, 404, 'Not found')
      : say(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed');
  });
  server.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.fault === 'unexpected')
      log.error({ err: error, route: request.routeOptions.url }, 'something went wrong');
    if (isApi(request)) {
      online?.metrics.refusal(refusal.fault);
      return sendFault(reply, refusal.fault, refusal.message);
    }
    const status = error.statusCode ?? statusOf(refusal.fault);
    // A path that leads out of the folder is one that does not exist.
    if (status === 403) return say(reply, 404, 'Not found');
    if (status === 429) return say(reply, status, 'Too many requests');
    return status < 500 ? say(reply, status, 'Bad request') : say(reply, status, 'Something went wrong');
  });
  // After the handlers: parts take those that are there.
  warnOfUnknownProxy(server, log, proxies);
  if (online !== undefined) await registerOnline(server, online, limiter);
  await registerFiles(server, root);
  return server;
}

function isApi({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}

/** Then everybody seems to come from one address, and shares its limits. */
function warnOfUnknownProxy(server: FastifyInstance, log: Log, proxies: readonly string[]): void {
  if (proxies.length > 0) return;
  let isWarned = false;
  server.addHook('onRequest', async ({ headers }) => {
    if (isWarned || headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    log.warn(
      'a proxy stands in front that was not named: all visitors share the limits of one (--proxy loopback)',
    );
  });
}

function say(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(`${text}\n`);
}
