// `npm run screenshots`: pictures of every page and of every board, in a folder that git ignores. The client must be
// built. screenshot-wishes.mjs tells what can be said after `npm run screenshots --`.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DOCS, fileOf, readWishes, WrongWish } from './screenshot-wishes.mjs';
import { root } from './setup.mjs';
import { withModule } from './typescript-module.mjs';

const kept = readdirSync(join(root, DOCS));
await withModule('packages/web/browser-tests/screenshots/take.ts', async (module) => {
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
  }
});
