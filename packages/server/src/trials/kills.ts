/** A server that is killed at random moments while people play loses nothing that it acknowledged. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomFromSeed } from '@horta/engine';
import { gather } from './crowd.ts';
import { temporary } from './folders.ts';
import { startProcess } from './process.ts';
import { lostOf, readStored } from './stored.ts';

export interface KillsReport {
  readonly kills: number;
  readonly tables: number;
  readonly acknowledged: number;
  /** Acknowledged, and not stored so, or stored twice. */
  readonly lost: number;
}

/** Of a life that ends by a kill: most end in the middle of things, some as soon as everybody is there. */
const MOST_DECISIONS = 150;
/** After the last of these: it may be about to write, to store, to answer or to tell. */
const MOST_MILLISECONDS = 10;
const SETUPS = [
  { game: '1897' },
  { game: '1893' },
  { game: '1893', options: { belleEpoque: true } },
  { game: '1893-first-edition' },
];

/** Throws if the database is damaged, or a table does not go on where it was. */
export async function killTrial({
  seed,
  kills,
  tables = 4,
  onKill = () => {},
}: {
  readonly seed: string;
  readonly kills: number;
  readonly tables?: number;
  readonly onKill?: (kill: number) => void;
}): Promise<KillsReport> {
  const random = randomFromSeed(seed);
  const folder = temporary();
  const data = join(folder, 'data');
  let server = await startProcess(folder);
  try {
    let left = Number.POSITIVE_INFINITY;
    let killed: Promise<void> | undefined;
    const crowd = await gather({
      ...{ address: server.address, tables, random, setups: SETUPS },
      onAcknowledged: () => {
        left--;
        if (left > 0) return;
        left = Number.POSITIVE_INFINITY;
        const { kill } = server;
        killed = wait(random.below(MOST_MILLISECONDS)).then(kill);
      },
    });
    let lost = 0;
    for (let kill = 1; kill <= kills; kill++) {
      left = 1 + random.below(MOST_DECISIONS);
      await crowd.play(() => false);
      await killed;
      server = await startProcess(folder);
      const stored = readStored(data);
      lost += lostOf(stored, crowd.acknowledged);
      await crowd.comeAgain(server.address, (table) => stored.entries.get(table)?.length ?? 0);
      onKill(kill);
    }
    await crowd.leave();
    await server.stop();
    lost += lostOf(readStored(data), crowd.acknowledged);
    return { kills, tables: crowd.revisions().size, acknowledged: crowd.acknowledged.length, lost };
  } finally {
    await server.kill();
    await rm(folder, { recursive: true });
  }
}
