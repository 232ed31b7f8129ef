// `npm run screenshots`: pictures of every page and of every board, in docs/screenshots. The client must be built.
// `npm run screenshots -- NAME ...` takes only those whose names begin so; `--folder FOLDER` puts them elsewhere.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { root } from './setup.mjs';

const { values, positionals: names } = parseArgs({
  options: { folder: { type: 'string', default: join(root, 'docs/screenshots') } },
  allowPositionals: true,
});
// The helpers of the browser tests are TypeScript, and so is what takes the pictures.
const { module } = await runnerImport(join(root, 'packages/web/browser-tests/screenshots/take.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});
const isWanted = (name) => names.length === 0 || names.some((beginning) => name.startsWith(beginning));
process.exitCode = (await module.takeScreenshots(values.folder, isWanted)) === 0 ? 0 : 1;
