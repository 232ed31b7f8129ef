import { createServer, type Server } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { FARTHEST_PORT_TRIED, listen, USUAL_PORT } from './listen.ts';

const HOST = '127.0.0.1';
const open: { close(): unknown }[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function create(): Promise<FastifyInstance> {
  const server = fastify();
  open.push(server);
  return server;
}

/** Somebody else on this port, or on any. False if there is somebody already. */
function occupy(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const other: Server = createServer();
    other.once('error', () => resolve(undefined));
    other.listen(port, HOST, () => {
      open.push(other);
      const address = other.address();
      resolve(typeof address === 'object' ? address?.port : undefined);
    });
  });
}

describe('A port', () => {
  it('is the usual one, or the next that is free', async () => {
    await occupy(USUAL_PORT);
    const { port } = await listen(create, { host: HOST, port: undefined });
    expect(port).toBeGreaterThan(USUAL_PORT);
    expect(port).toBeLessThanOrEqual(FARTHEST_PORT_TRIED);
  });

  it('that was asked for and is taken is refused, with a word what to do', async () => {
    const taken = await occupy(0);
    await expect(listen(create, { host: HOST, port: taken })).rejects.toThrow(
      `port ${taken} is in use: choose another one with --port`,
    );
  });

  it('is refused when all are taken', async () => {
    for (let port = USUAL_PORT; port <= FARTHEST_PORT_TRIED; port++) await occupy(port);
    await expect(listen(create, { host: HOST, port: undefined })).rejects.toThrow(/^all ports from 1893 to/);
  });

  it('may be any', async () => {
    const { server, port } = await listen(create, { host: HOST, port: 0 });
    expect(port).toBeGreaterThan(0);
    expect(server.server.listening).toBe(true);
  });

  it('needs an address that the machine has', async () => {
    await expect(listen(create, { host: '192.0.2.1', port: 0 })).rejects.toThrow(
      "this machine has no address '192.0.2.1'",
    );
  });
});
