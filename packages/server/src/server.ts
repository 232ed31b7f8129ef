/** A file server for the built client. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { cacheControl, headersFor, PERMISSIONS } from './headers.ts';

export interface ServerOptions {
  /** The folder of the built client, with its index.html. */
  readonly root: string;
}

/** Names of what is served under another name, or not at all: what the build compressed, and hidden files. */
const PRIVATE = /\.(?:br|gz)$|\/\./;

/** Throws an error for people if the client is not built. */
export async function createServer({ root }: ServerOptions): Promise<FastifyInstance> {
  const page = join(root, 'index.html');
  if (!existsSync(page))
    throw new Error(`the client is not built: there is no index.html in ${root} (npm run build makes it)`);
  const server = fastify({
    forceCloseConnections: true,
    // An address that can't be read.
    frameworkErrors: (_error, _request, reply) => void say(reply, 400, 'Bad request'),
  });
  await server.register(helmet, headersFor(reader(page)));
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
  await server.register(files, {
    root,
    preCompressed: true,
    // Set below, by name.
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (path) => !PRIVATE.test(path),
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControl(path)),
  });
  server.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? say(reply, 404, 'Not found')
      : say(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed'),
  );
  server.setErrorHandler((error: { readonly statusCode?: number }, _, reply) => {
    const status = error.statusCode ?? 500;
    // A path that leads out of the folder is one that does not exist.
    if (status === 403) return say(reply, 404, 'Not found');
    return status < 500 ? say(reply, status, 'Bad request') : say(reply, status, 'Something went wrong');
  });
  return server;
}

/** The text of a file, read anew when it has changed. */
function reader(path: string): () => string {
  let known = { changed: Number.NaN, text: '' };
  return () => {
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? known.changed;
    if (changed !== known.changed) known = { changed, text: readFileSync(path, 'utf8') };
    return known.text;
  };
}

function say(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(`${text}\n`);
}
