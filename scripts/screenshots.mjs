// `npm run screenshots`: pictures of every page and of every board, in a folder that git ignores. The client must be
// built. screenshot-wishes.mjs tells what can be said after `npm run screenshots --`.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import { DOCS, fileOf, readWishes, WrongWish } from './screenshot-wishes.mjs';
import { root } from './setup.mjs';

// The helpers of the browser tests are TypeScript, and so is what takes the pictures; it imports more as it goes.
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
const module = await runner.import(join(root, 'packages/web/browser-tests/screenshots/take.ts'));
const kept = readdirSync(join(root, DOCS));
try {
  const { pictures, folder } = readWishes(process.argv.slice(2), { scenes: module.SCENES, kept });
  const shots = pictures.map((picture) => ({
    ...picture,
    path: join(resolve(root, folder), fileOf(picture)),
  }));
  process.exitCode = (await module.takeScreenshots(shots)) === 0 ? 0 : 1;
  console.log(`${folder}: ${shots.length} pictures`);
} catch (error) {
  if (!(error instanceof WrongWish)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await runner.close();
  await server.close();
}
