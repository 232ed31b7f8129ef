/** Storage in another process, as it is compiled. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const compiled = new URL('../../dist/storage/', import.meta.url).href;

/** Whether it compiles without a fault is another check's concern; here the newest code shall run. */
export function compileStorage(): void {
  spawnSync(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-b', 'packages/server'], {
    cwd: root,
  });
}

/** Runs a module that finds `openStorage`, `backUp`, `say` (a line, told at once) and `folder`. */
export function storageChild(folder: string, body: string): ChildProcess {
  const code = `
    import { writeSync } from 'node:fs';
    import { backUp } from '${compiled}backup.js';
    import { openStorage } from '${compiled}open.js';
    const folder = ${JSON.stringify(folder)};
    const say = (line) => writeSync(1, line + '\\n');
    ${body}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return child;
}

/** Gone after the test that asks for it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'horta-storage-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
