/** The files of the built client. */
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { cacheControl } from './headers.ts';

/** Names of what is served under another name, or not at all: what the build compressed, and hidden files. */
const PRIVATE = /\.(?:br|gz)$|\/\./;

export async function registerFiles(server: FastifyInstance, root: string): Promise<void> {
  await server.register(files, {
    root,
    preCompressed: true,
    // Set here, by name.
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (path) => !PRIVATE.test(path),
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControl(path)),
  });
}
