import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createVisitor } from './testing/index.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

let folder: string;
let data: string;

beforeAll(() => {
  // Whether it compiles without a fault is another check's concern; here the newest code shall run.
  spawnSync(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-b', 'packages/server'], {
    cwd: ROOT,
  });
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'horta-main-'));
  data = join(folder, 'data');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Horta</title>');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

interface Ended {
  readonly code: number | undefined;
  readonly said: string;
}

/** The built server, with the options and environment of a test. */
function begin(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const all = [MAIN, '--port', '0', '--root', folder, ...args];
  const child: ChildProcess = spawn(process.execPath, all, { env: { ...process.env, ...environment } });
  let said = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
      for (const look of listeners) look();
    });
  const ended = once(child, 'close').then(([code]): Ended => ({ code, said }));
  const ready = new Promise<string>((resolve, reject) => {
    listeners.add(() => {
      const [, address] = /ready: (http\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    ended.then(() => reject(new Error(said)), reject);
  });
  return { child, ended, ready };
}

describe('The command', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('serves, and ends well with %s', async (signal) => {
    const { child, ended, ready } = begin(['--data', data]);
    const anna = createVisitor(await ready);
    await anna.signIn('Anna');
    const { closed } = await anna.connect();
    child.kill(signal);
    expect((await ended).code).toBe(0);
    expect(await closed).toBe(1001);
    expect(statSync(data).mode & 0o777).toBe(0o700);
  });

  it('takes its options from the environment too', async () => {
    const { child, ended, ready } = begin([], { HORTA_DATA: data, HORTA_URL: 'https://horta.example.org' });
    const anna = createVisitor(await ready, 'https://horta.example.org');
    expect((await anna.connect()).told[0]).toMatchObject({
      server: { addresses: ['https://horta.example.org/'] },
    });
    child.kill();
    expect((await ended).said).toContain('for everybody: https://horta.example.org/');
  });

  it('refuses a data folder that another one has', async () => {
    const first = begin(['--data', data]);
    await first.ready;
    const second = begin(['--data', data]);
    second.ready.catch(() => {});
    expect(await second.ended).toEqual({
      code: 1,
      said: `horta: the data folder ${data} is in use by another Horta\n`,
    });
    // The lock dies with the process, however that ends.
    first.child.kill('SIGKILL');
    await first.ended;
    const third = begin(['--data', data]);
    await third.ready;
    third.child.kill();
    await third.ended;
  });

  it.each([
    [['--data', '/dev/null/data'], 1, "horta: the data folder /dev/null/data can't be written"],
    [['--port', 'x'], 2, "horta: --port: expected 0 to 65535, found 'x'"],
    [['--host', '192.0.2.1', '--data', 'DATA'], 1, "horta: this machine has no address '192.0.2.1'"],
  ])('refuses with a word: %s', async (args, code, word) => {
    const { ended, ready } = begin(args.map((text) => (text === 'DATA' ? data : text)));
    ready.catch(() => {});
    const { code: found, said } = await ended;
    expect([found, said.split('\n')[0]?.slice(0, word.length)]).toEqual([code, word]);
  });

  it('tells its options', async () => {
    const { ended, ready } = begin(['--help']);
    ready.catch(() => {});
    expect((await ended).said).toContain('--metrics-token TOKEN');
  });
});
