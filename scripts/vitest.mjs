// Runs Vitest and counts: one that was skipped or left to do counts as failed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { nodeFaults } from './checks.mjs';
import { root } from './setup.mjs';

/** The number of tests that passed, what failed, and what Vitest said. `isNoneRight`: no test may be right too. */
export async function runVitest(args, { isNoneRight = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'horta-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { faults, output } = await nodeFaults(['node_modules/vitest/vitest.mjs', ...args, ...reporters]);
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  rmSync(folder, { recursive: true });
  return { ...counted(files, faults, isNoneRight), output };
}

/** `files`: the results by file, as Vitest reports them; `faults`: what is wrong with how it ended. */
export function counted(files, faults, isNoneRight = false) {
  let passed = 0;
  const failed = [];
  for (const file of files) {
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'))
      failed.push(`${relative(root, file.name)}: ${file.message || 'the file failed outside its tests'}`);
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed++;
      else failed.push(`${test.status}: ${test.fullName}`);
    }
  }
  if (passed === 0 && failed.length === 0 && !isNoneRight) failed.push('no test ran');
  // An error between the tests: Vitest fails although each of them passed.
  return { passed, failed: failed.length === 0 ? faults : failed };
}
