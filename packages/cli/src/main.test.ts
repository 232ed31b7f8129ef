/** The built command in a process of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

beforeAll(() => {
  // Whether it compiles without a fault is another check's concern; here the newest code shall run.
  spawnSync(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-b', 'packages/cli'], {
    cwd: root,
  });
}, 120_000);

async function runMain(args: readonly string[], input = ''): Promise<object> {
  const child = spawn(process.execPath, [main, ...args]);
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, stdout, stderr };
}

test('a referee in a process answers and ends', async () => {
  expect(await runMain(['referee'], '{"id":1,"request":"new"}\n{"id":2,"request":"quit"}\n')).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^\{"id":1,"error":.*\n\{"id":2,"result":\{\}\}\n$/),
    stderr: '',
  });
});

test('bad parameters end with exit code 2', async () => {
  expect(await runMain(['games', '--pack'])).toEqual({
    code: 2,
    stdout: '',
    stderr: 'horta: --pack needs a value: --pack GAME\n',
  });
});

test('an output that can not be written to is told in one line', async () => {
  // Open for reading only: a full disk fails in the same way.
  const output = openSync(main, 'r');
  const child = spawn(process.execPath, [main, 'games'], { stdio: ['ignore', output, 'pipe'] });
  const [stderr] = await Promise.all([text(child.stderr as Readable), once(child, 'close')]);
  closeSync(output);
  expect({ code: child.exitCode, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^horta: .*EBADF.*\n$/),
  });
});

test('a reader that stops reading is no error', async () => {
  const child = spawn(process.execPath, [main, 'games', '--pack', '1893']);
  child.stdout.destroy();
  const [stderr] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect({ code: child.exitCode, stderr }).toEqual({ code: 0, stderr: '' });
});
