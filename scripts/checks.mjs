// What `npm test` and `npm run quick` check beside the tests.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { outputOf, root } from './setup.mjs';

const web = 'packages/web';

/**
 * A check is a script for Node with its arguments, or what gives them, once all is installed.
 * `needs`: checks that must have ended before.
 */
export const CHECKS = [
  // First of all: most others read what is made of the message catalogues.
  { name: 'messages', node: ['packages/words/scripts/generate.mjs'] },
  { name: 'types and build', needs: ['messages'], node: ['node_modules/@typescript/native/bin/tsc', '-b'] },
  { name: 'build of the web client', needs: ['messages'], node: ['scripts/build-web.mjs'] },
  {
    name: 'types of the web client',
    needs: ['types and build'],
    node: () => [
      toolOfWeb('svelte-check', 'bin/svelte-check'),
      ...['--workspace', web, '--tsconfig', './tsconfig.json', '--tsgo-experimental-api'],
      ...['--fail-on-warnings', '--output', 'human'],
    ],
  },
  {
    name: "types of the web client's tests",
    needs: ['types and build'],
    node: ['node_modules/@typescript/native/bin/tsc', '-p', `${web}/tsconfig.test.json`],
  },
  {
    name: 'typed lint',
    needs: ['types and build'],
    node: ['node_modules/oxlint/bin/oxlint', '--type-aware'],
  },
  { name: 'lint', node: ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'] },
  {
    name: 'style',
    node: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off'],
  },
  { name: 'imports', needs: ['types and build'], node: ['scripts/check-imports.mjs'] },
  { name: 'unused code', needs: ['types and build'], node: ['node_modules/knip/bin/knip.js'] },
  { name: 'lock file', node: ['scripts/check-lock-file.mjs'] },
  { name: 'every rule has a test', node: ['scripts/check-rules-coverage.mjs'] },
  {
    // A dozen of each table: the property tests hold most of the same, and `npm run fuzz` plays as many as one likes.
    name: 'random games',
    needs: ['types and build'],
    node: ['packages/cli/dist/main.js', 'fuzz', '--games', '400', '--seed', '1893'],
  },
];

/** What is wrong, and what the check said meanwhile. */
export function hold({ node }) {
  return nodeFaults(typeof node === 'function' ? node() : node);
}

/** Runs a script with Node; the only fault it can have is how it ended. */
export async function nodeFaults([script, ...args]) {
  if (!existsSync(join(root, script))) return { faults: [`cannot run: there is no ${script}`], output: '' };
  const { code, output } = await outputOf(process.execPath, [script, ...args]);
  return { faults: code === 0 ? [] : [`exit code ${code}`], output };
}

/** npm decides where a tool of a package lies. */
function toolOfWeb(name, file) {
  const { resolve } = createRequire(join(root, web, 'package.json'));
  return relative(root, join(resolve(`${name}/package.json`), '..', file));
}
