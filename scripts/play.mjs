// `npm run play`: install, build, play in the terminal. What stands after `npm run play --` goes to the game.
import { install, requireNode, runNode } from './setup.mjs';

requireNode();
const exitCode =
  (await install()) ||
  (await runNode(['packages/words/scripts/generate.mjs'])) ||
  (await runNode(['node_modules/@typescript/native/bin/tsc', '-b', 'packages/cli'])) ||
  (await runNode(['packages/cli/dist/main.js', 'play', ...process.argv.slice(2)]));
process.exit(exitCode);
