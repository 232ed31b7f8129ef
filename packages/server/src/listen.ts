/** Finds a port for a server. */
import type { FastifyInstance } from 'fastify';

/** The year of the game. */
export const USUAL_PORT = 1893;
/** If the usual port is taken the following ones are tried, up to this one. */
export const FARTHEST_PORT_TRIED: number = USUAL_PORT + 20;

export interface ListenOptions {
  readonly host: string;
  /** This one and no other; undefined: the usual one or one that follows; 0: any. */
  readonly port: number | undefined;
}

/** Resolves to the server and its port; throws an error for people if there is none. A server that could not begin is of no more use. */
export async function listen(
  create: () => Promise<FastifyInstance>,
  { host, port }: ListenOptions,
): Promise<{ readonly server: FastifyInstance; readonly port: number }> {
  const last = port ?? FARTHEST_PORT_TRIED;
  for (let candidate = port ?? USUAL_PORT; candidate <= last; candidate++) {
    const server = await create();
    try {
      await server.listen({ host, port: candidate });
      return { server, port: portOf(server) };
    } catch (error) {
      await server.close();
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE' && code !== 'EACCES')
        throw inPlainWords(error as NodeJS.ErrnoException, host);
      if (candidate < last) continue;
      const reason = code === 'EACCES' ? 'may not be used by you' : 'is in use';
      throw new Error(
        port === undefined
          ? `all ports from ${USUAL_PORT} to ${last} are in use: choose one with --port`
          : `port ${port} ${reason}: choose another one with --port`,
      );
    }
  }
  throw new Error(`${port} is not a port`);
}

function portOf(server: FastifyInstance): number {
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no address');
  return address.port;
}

function inPlainWords(error: NodeJS.ErrnoException, host: string): Error {
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error(`this machine has no address '${host}'`);
  return error;
}
