/** `horta backup` while people play, and `horta restore` into an empty folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomFromSeed } from '@horta/engine';
import { gather } from './crowd.ts';
import { temporary } from './folders.ts';
import { startProcess } from './process.ts';
import { lostOf, readStored } from './stored.ts';

export interface BackupsReport {
  readonly backups: number;
  readonly acknowledged: number;
  /** Acknowledged before a backup began, and not in it. */
  readonly missing: number;
  /** Decisions acknowledged while backups were made. */
  readonly meanwhile: number;
}

const HORTA = fileURLToPath(new URL('../../../cli/bin/horta.js', import.meta.url));
/** Between two backups. */
const DECISIONS = 60;

/** Throws if a copy is not sound, can't be played on, or is laid over something. */
export async function backupTrial({
  seed,
  backups,
  tables = 4,
}: {
  readonly seed: string;
  readonly backups: number;
  readonly tables?: number;
}): Promise<BackupsReport> {
  const random = randomFromSeed(seed);
  const folder = temporary();
  const data = join(folder, 'data');
  const server = await startProcess(folder);
  try {
    const crowd = await gather({ address: server.address, tables, random, setups: [{ game: '1897' }] });
    let missing = 0;
    let meanwhile = 0;
    for (let number = 1; number <= backups; number++) {
      const file = join(folder, `backup-${number}`);
      const start = crowd.acknowledged.length;
      let isMade = false;
      const playing = crowd.play(() => isMade && crowd.acknowledged.length >= start + 2 * DECISIONS);
      while (crowd.acknowledged.length < start + DECISIONS) await new Promise(setImmediate);
      const before = crowd.acknowledged.slice();
      await horta(0, 'backup', '--data', data, file);
      meanwhile += crowd.acknowledged.length - before.length;
      isMade = true;
      await playing;
      const fresh = join(folder, `restored-${number}`);
      await horta(0, 'restore', '--data', fresh, file);
      missing += lostOf(readStored(fresh), before);
      // A folder that is in use, and one that holds something.
      await horta(2, 'restore', '--data', data, file);
      await horta(2, 'restore', '--data', fresh, file);
      if (number === backups) await playOn(folder, fresh);
    }
    await crowd.leave();
    return { backups, acknowledged: crowd.acknowledged.length, missing, meanwhile };
  } finally {
    await server.kill();
    await rm(folder, { recursive: true });
  }

  /** A server on what was restored takes people and their tables. */
  async function playOn(parent: string, fresh: string): Promise<void> {
    const again = await startProcess(parent, { data: fresh });
    try {
      const crowd = await gather({ address: again.address, tables: 1, random, setups: [{ game: '1897' }] });
      await crowd.play(() => crowd.acknowledged.length >= 10);
      await crowd.leave();
      await again.stop();
      if (lostOf(readStored(fresh), crowd.acknowledged) > 0)
        throw new Error('what was restored loses things');
    } finally {
      await again.kill();
    }
  }
}

/** Throws if the command does not end as it should. */
async function horta(expected: number, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [HORTA, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => {
    said += String(data);
  });
  const [code] = await once(child, 'close');
  if (code !== expected) throw new Error(`horta ${args[0]} ended with ${code}: ${said}`);
  if (expected !== 0 && said === '') throw new Error(`horta ${args[0]} refused without a word`);
}
