// `npm test`: every check and every test. All of them run, whatever failed before; nothing is skipped in silence.
import { CHECKS, hold } from './checks.mjs';
import { runJobs } from './jobs.mjs';
import { install, requireNode } from './setup.mjs';
import { runVitest } from './vitest.mjs';

requireNode('build');
const count = { passed: 0, failed: 0 };
const summary = [];
process.on('SIGINT', () => process.exit(130));
// Vitest colours even a log file.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';
if ((await install()) !== 0) fail(['npm ci failed']);

const began = performance.now();
const checks = CHECKS.map((check) => ({
  name: check.name,
  needs: check.needs,
  run: timed(check.name, async () => {
    const { faults, output } = await hold(check);
    return {
      passed: faults.length === 0 ? 1 : 0,
      failed: faults.length === 0 ? [] : [faults.join('\n')],
      output,
    };
  }),
}));
const built = ['types and build', 'build of the web client'];
const isBuilt = ({ name }) => name === 'messages' || built.includes(name);
await runJobs([
  ...checks.filter(isBuilt),
  // The longest of all, which waits for its browser now and then: everything else runs beside it.
  vitest('tests in a browser', ['browser'], { needs: built }),
  ...checks.filter((check) => !isBuilt(check)),
  vitest('tests', ['unit', 'slow', 'web'], { needs: ['types and build'] }),
  // Alone, so that nothing else is running when they measure.
  vitest('measurements in a browser', ['browser-measures'], { needs: built, alone: true }),
]);

console.log(`\n${summary.join('\n')}\nall of it: ${seconds(began)}\n`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

function vitest(name, projects, { needs, alone }) {
  const args = ['run', ...projects.map((project) => `--project=${project}`)];
  return { name, needs, alone, run: timed(name, () => runVitest(args)) };
}

/** The job that does this, tells what it said when it has ended, and counts. */
function timed(name, body) {
  return async () => {
    console.log(`--- ${name} begins`);
    const start = performance.now();
    const { passed, failed, output } = await body();
    console.log(`\n=== ${name}`);
    if (output.trim() !== '') console.log(output.trimEnd());
    count.passed += passed;
    fail(failed);
    summary.push(`${failed.length === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(start)})`);
  };
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function fail(messages) {
  for (const message of messages) console.log(message);
  count.failed += messages.length;
}
