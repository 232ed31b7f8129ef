// `npm run quick`: what a change may have broken, in less than a minute: the style of the files that changed, types, and
// the tests that have to do with them but for the slow kinds (*.slow.test.ts, and those in a browser). `npm test` runs
// everything. What changed: all that differs from where this branch left the upstream one, committed or not;
// `npm run quick -- --since COMMIT` says otherwise.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, startOfChange } from './changes.mjs';
import { CHECKS, hold, nodeFaults } from './checks.mjs';
import { runJobs } from './jobs.mjs';
import { install, requireNode, root } from './setup.mjs';
import { runVitest } from './vitest.mjs';

const { values } = parseArgs({ options: { since: { type: 'string' } } });
requireNode('build');
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';
const installed = await install();
if (installed !== 0) process.exit(installed);

const since = await startOfChange(values.since);
if (since === undefined) {
  console.error(`there is no commit ${values.since}`);
  process.exit(2);
}
const changed = (await changedFiles(since)).filter((file) => existsSync(join(root, file)));
const sources = changed.filter((file) => /\.(?:ts|mjs|js|svelte|json)$/.test(file));
console.log(`${changed.length} files changed since ${since}`);

/** The checks of types; those of the client's only where something that it is made of has changed. */
const isWebTouched = sources.some((file) => /^packages\/(?!cli|server)/.test(file) || !file.includes('/'));
const types = CHECKS.filter(({ name }) => name === 'messages' || /^types/.test(name)).filter(
  ({ name }) => isWebTouched || !name.includes('web client'),
);

let faults = 0;
const began = performance.now();
await runJobs([
  ...types.map((check) => ({
    name: check.name,
    needs: check.needs,
    run: told(check.name, async () => {
      const { faults: failed, output } = await hold(check);
      return { failed, output };
    }),
  })),
  { name: 'style', run: told('style', style) },
  { name: 'tests', needs: ['messages'], run: told('tests', tests) },
]);
console.log(`\n${faults === 0 ? 'nothing found' : `${faults} failed`} (${seconds(began)} in all)`);
process.exitCode = faults === 0 ? 0 : 1;

async function style() {
  if (changed.length === 0) return { failed: [], output: '' };
  const options = ['--error-on-warnings', '--colors=off', '--no-errors-on-unmatched'];
  const { faults: failed, output } = await nodeFaults([
    'node_modules/@biomejs/biome/bin/biome',
    ...['check', ...options, ...changed],
  ]);
  return { failed, output: failed.length === 0 ? '' : output };
}

async function tests() {
  if (sources.length === 0) return { failed: [], output: 'no source has changed: no test to run' };
  const projects = ['--project=unit', '--project=web'];
  const { passed, failed, output } = await runVitest(
    ['related', ...sources, '--run', '--passWithNoTests', ...projects],
    { isNoneRight: true },
  );
  return { failed, output: failed.length === 0 ? `${passed} passed` : output };
}

/** The job that does this, and tells what it found. */
function told(name, body) {
  return async () => {
    const start = performance.now();
    const { failed, output } = await body();
    faults += failed.length;
    console.log(`${failed.length === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(start)})`);
    for (const text of [output.trim(), ...failed]) if (text !== '') console.log(text);
  };
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
