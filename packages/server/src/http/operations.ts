/** For whoever looks after the server: is it up, can it work, how is it doing. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isThisMachine } from '../addresses.ts';
import { isLoopback } from '../limits/line.ts';
import type { Metrics } from '../metrics.ts';
import { digestOf } from '../people/tokens.ts';

export interface Operations {
  /** Rejects if nothing can be stored. */
  check(): Promise<void>;
  isStopping(): boolean;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
}

export function registerOperations(
  server: FastifyInstance,
  { check, isStopping, metrics, metricsToken }: Operations,
): void {
  const plain = 'text/plain; charset=utf-8';
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.get('/health', (_request, reply) => reply.type(plain).send('up\n'));
  server.get('/ready', async (request, reply) => {
    if (isStopping()) return reply.code(503).type(plain).send('not ready: it stops\n');
    try {
      await check();
      return reply.type(plain).send('ready\n');
    } catch (error) {
      request.log.error({ err: error }, 'the data can not be read or written');
      return reply.code(503).type(plain).send('not ready: the data can not be read or written\n');
    }
  });
  server.get('/metrics', async (request, reply) =>
    mayMeasure(request, metricsToken)
      ? reply.type(metrics.contentType).send(await metrics.text())
      : reply.code(404).type(plain).send('Not found\n'),
  );
}

/**
 * This machine itself, through no proxy; or whoever has the token. By a name of its own: a page that had another name
 * point at this machine would be let in otherwise.
 */
function mayMeasure(request: FastifyRequest, token: string | undefined): boolean {
  const { authorization, forwarded } = request.headers;
  if (token !== undefined && authorization !== undefined) return isSame(authorization, `Bearer ${token}`);
  const isForwarded = forwarded !== undefined || Object.keys(request.headers).some(isForwardingHeader);
  return !isForwarded && isLoopback(request.socket.remoteAddress ?? '') && isThisMachine(request.hostname);
}

function isForwardingHeader(name: string): boolean {
  return name.startsWith('x-forwarded-') || name === 'x-real-ip' || name === 'via';
}

/** In the same time whatever is the matter. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)));
}
