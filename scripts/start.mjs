// `npm start`: install, build, serve the games to a browser. What stands after `npm start --` goes to the server.
import { buildWeb } from './build-web.mjs';
import { install, requireNode, runNode } from './setup.mjs';

requireNode();
const exitCode =
  (await install()) ||
  (await runNode(['packages/words/scripts/generate.mjs'])) ||
  (await runNode(['node_modules/@typescript/native/bin/tsc', '-b', 'packages/server'])) ||
  (await buildWeb()) ||
  (await serve());
process.exit(exitCode);

/** With what was built just now. */
async function serve() {
  const { NODE_FLAGS } = await import('../packages/server/dist/node-flags.js');
  return runNode([...NODE_FLAGS, 'packages/server/dist/main.js', ...process.argv.slice(2)]);
}
