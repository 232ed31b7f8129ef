// The helpers of the browser tests are TypeScript, and so is what is made with them; it imports more as it goes.
import { join } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import { root } from './setup.mjs';

/** Imports a module, by its path in the project, for as long as `use` takes. */
export async function withModule(path, use) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    // Bots play up to what is shown: Node runs them as they were built.
    ssr: { external: ['@horta/bots', '@horta/engine', '@horta/engine/1893', '@horta/engine/1897'] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  try {
    return await use(await runner.import(join(root, path)));
  } finally {
    await runner.close();
    await server.close();
  }
}
