/** What is there beside the files: calls, the socket, and what tells how the server is doing. */
import websocket from '@fastify/websocket';
import { SOCKET_PATH } from '@horta/online';
import type { FastifyInstance } from 'fastify';
import type { Limiter } from '../limits/limiter.ts';
import { lineOf } from '../limits/line.ts';
import type { Metrics } from '../metrics.ts';
import { createPeople, type SignedIn } from '../people/people.ts';
import { Refused } from '../people/refused.ts';
import type { Service } from '../service.ts';
import { leaveSoon } from '../socket/closing.ts';
import { createSockets } from '../socket/sockets.ts';
import type { Storage } from '../storage/storage.ts';
import { registerApi } from './api.ts';
import { createGate } from './gate.ts';
import { registerOperations } from './operations.ts';

export interface Online {
  readonly service: Pick<Service, 'connect' | 'record' | 'renamed' | 'levels'>;
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  /** Where people find the server, if that is not where it listens. */
  readonly url: URL | undefined;
  /** Whether the server is about to end: it takes nobody new. */
  isStopping(): boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who opens a socket, found before it is one. */
    who: SignedIn | undefined;
  }
}

/** Messages that are longer than they may be are answered, up to so many times the length; beyond, the socket is closed. */
const READ_TIMES = 2;

export async function registerOnline(
  server: FastifyInstance,
  online: Online,
  limiter: Limiter,
): Promise<void> {
  const { service, storage, metrics, url, isStopping } = online;
  const people = createPeople(storage);
  const gate = createGate(people, url);
  const sockets = createSockets({
    service,
    people,
    limiter,
    onDropped: (reason) => metrics.dropped(reason),
    onRefused: (fault) => metrics.refusal(fault),
  });
  metrics.watch({
    sockets: () => sockets.count,
    tablesInMemory: () => service.levels.tablesInMemory(),
    botsWaiting: () => service.levels.botsWaiting(),
  });
  await server.register(websocket, {
    options: {
      maxPayload: READ_TIMES * limiter.limits.messageBytes,
      // Messages are small: compressing them costs more memory for each socket than it saves on the way.
      perMessageDeflate: false,
      clientTracking: false,
    },
    // The client has been told what is wrong, or is gone.
    errorHandler: (_error, socket) => leaveSoon(socket),
    preClose(done) {
      sockets.close();
      done();
    },
  });
  server.addHook('onRequest', async (request) => {
    if (request.ws && request.routeOptions.url !== SOCKET_PATH)
      throw new Refused('bad-message', 'there is no socket here');
  });
  await server.register(async (part) => {
    registerApi(part, { people, gate, limiter, service });
    part.decorateRequest('who', undefined);
    part.route({
      method: 'GET',
      url: SOCKET_PATH,
      async preValidation(request) {
        gate.requireOwnPage(request);
        if (isStopping()) throw new Refused('stopping', 'the server stops, and will be back');
        request.who = await gate.who(request);
      },
      handler: async () => {
        throw new Refused('bad-message', 'this is where the socket is');
      },
      wsHandler: (socket, request) =>
        sockets.accept(socket, {
          who: request.who,
          isStillIn: async () => (await gate.who(request)) !== undefined,
          line: lineOf(request.ip),
          wire: request.raw.socket,
        }),
    });
  });
  await server.register(async (part) =>
    registerOperations(part, { ...online, check: () => storage.check() }),
  );
}
