// `npm test`: every check, then every test. All of them run, whatever failed before; nothing is skipped in silence.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { install, requireNode, root, runNode } from './setup.mjs';

const horta = 'packages/cli/dist/main.js';

const web = 'packages/web';

/** A check is a script for Node with its arguments (or what gives them, once all is installed), or tells what is wrong. */
const checks = [
  {
    name: 'style',
    node: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off'],
  },
  // Before the build, which reads what is made of the message catalogues.
  { name: 'messages', node: ['packages/words/scripts/generate.mjs'] },
  // Before the checks that read types across packages, and before what runs the build.
  { name: 'types and build', node: ['node_modules/typescript/bin/tsc', '-b'] },
  {
    name: 'types of the web client',
    node: () => [
      toolOfWeb('svelte-check', 'bin/svelte-check'),
      ...['--workspace', web, '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
    ],
  },
  {
    name: 'types of its tests',
    node: ['node_modules/typescript/bin/tsc', '-p', `${web}/tsconfig.test.json`],
  },
  // Before the browser tests, which visit it.
  { name: 'build of the web client', node: ['scripts/build-web.mjs'] },
  { name: 'typed lint', node: ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'] },
  { name: 'imports', node: ['scripts/check-imports.mjs'] },
  { name: 'unused code', node: ['node_modules/knip/bin/knip.js'] },
  { name: 'lock file', faults: lockFileFaults },
  { name: 'every rule has a test', node: ['scripts/check-rules-coverage.mjs'] },
  { name: 'random games', node: [horta, 'fuzz', '--games', '2000', '--seed', '1893'] },
];

requireNode('build');
const count = { passed: 0, failed: 0 };
const summary = [];
process.on('SIGINT', () => process.exit(130));
// Vitest colours even a log file.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';
if ((await install()) !== 0) fail('npm ci failed');

for (const check of checks) await timed(check.name, () => holds(check));
await timed('tests', () => runTests(['unit', 'web']));
// Apart, so that nothing else is running when they measure.
await timed('tests in a browser', () => runTests(['browser']));

console.log(`\n${summary.join('\n')}\n`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

async function timed(name, body) {
  console.log(`\n=== ${name}`);
  const began = performance.now();
  const failedBefore = count.failed;
  await body();
  const verdict = count.failed === failedBefore ? 'ok    ' : 'FAILED';
  summary.push(`${verdict} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

async function holds(check) {
  const faults = check.faults ? check.faults() : await nodeFaults(resolved(check.node));
  for (const fault of faults) console.log(fault);
  if (faults.length === 0) count.passed++;
  else count.failed++;
}

function resolved(node) {
  return typeof node === 'function' ? node() : node;
}

/** npm decides where a tool of a package lies. */
function toolOfWeb(name, file) {
  const { resolve } = createRequire(join(root, web, 'package.json'));
  return relative(root, join(resolve(`${name}/package.json`), '..', file));
}

async function nodeFaults([script, ...args]) {
  if (!existsSync(join(root, script))) return [`cannot run: there is no ${script}`];
  const code = await runNode([script, ...args]);
  return code === 0 ? [] : [`exit code ${code}`];
}

/** The lock file must install from any registry. */
function lockFileFaults() {
  return readFileSync(join(root, 'package-lock.json'), 'utf8')
    .split('\n')
    .flatMap((line, i) =>
      /"resolved": "(https?|git)|\bregistry\.[a-z]|npmjs\.|yarnpkg\./.test(line)
        ? [`package-lock.json:${i + 1} names an address: ${line.trim()}`]
        : [],
    );
}

/** Each test counts; one that was skipped or left to do counts as failed. */
async function runTests(projects) {
  const folder = mkdtempSync(join(tmpdir(), 'horta-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.map((name) => `--project=${name}`);
  const faults = await nodeFaults(['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters]);
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  rmSync(folder, { recursive: true });

  const before = { ...count };
  for (const file of files) {
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'))
      fail(`${relative(root, file.name)}: ${file.message || 'the file failed outside its tests'}`);
    for (const test of file.assertionResults) {
      if (test.status === 'passed') count.passed++;
      else fail(`${test.status}: ${test.fullName}`);
    }
  }
  if (count.passed === before.passed && count.failed === before.failed) fail('no test ran');
  // An error between the tests: Vitest fails although each of them passed.
  if (count.failed === before.failed) for (const fault of faults) fail(fault);
}

function fail(message) {
  console.log(message);
  count.failed++;
}
