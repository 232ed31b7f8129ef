import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './setup.mjs';
import { counted } from './vitest.mjs';

const file = (status, ...tests) => ({
  name: join(root, 'a.test.ts'),
  status,
  message: '',
  assertionResults: tests.map((test) => ({ status: test, fullName: `it ${test}` })),
});

describe('the count of tests', () => {
  it.each([
    ['tests that passed', [file('passed', 'passed', 'passed')], [], 2, []],
    ['one that failed', [file('failed', 'passed', 'failed')], ['exit code 1'], 1, ['failed: it failed']],
    ['one that was skipped', [file('passed', 'passed', 'skipped')], [], 1, ['skipped: it skipped']],
    ['one left to do', [file('passed', 'todo')], [], 0, ['todo: it todo']],
    [
      'a file that broke',
      [file('failed')],
      ['exit code 1'],
      0,
      ['a.test.ts: the file failed outside its tests'],
    ],
    ['an error between tests', [file('passed', 'passed')], ['exit code 1'], 1, ['exit code 1']],
    ['nothing', [], [], 0, ['no test ran']],
  ])('has %s', (_, files, faults, passed, failed) => {
    expect(counted(files, faults)).toEqual({ passed, failed });
  });

  it('has nothing where nothing is right', () => {
    expect(counted([], [], true)).toEqual({ passed: 0, failed: [] });
  });
});
