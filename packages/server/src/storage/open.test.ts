import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStorage } from './contract.testing.ts';
import { openStorage } from './open.ts';

describeStorage('storage in SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'horta-storage-'));
  return {
    open: (clock) => openStorage({ folder, clock }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
});
