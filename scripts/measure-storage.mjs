// How many entries a second a server's storage takes, each answered once it is on the disk: so many tables, each with one
// decision under way. The folder is made beside the project's data, because a temporary one may be in memory.
//   node scripts/measure-storage.mjs [--tables 500] [--seconds 5] [--folder FOLDER]
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './setup.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '5' },
    folder: { type: 'string', default: root },
  },
});
const tables = Number(values.tables);
const seconds = Number(values.seconds);
const { openStorage } = await import(pathToFileURL(join(root, 'packages/server/dist/index.js')).href);
const folder = mkdtempSync(join(values.folder, 'measured-storage-'));
const storage = await openStorage({ folder });
try {
  await measured();
} finally {
  await storage.close();
  rmSync(folder, { recursive: true });
}

async function measured() {
  const ids = Array.from({ length: tables }, (_, number) => number.toString(16).padStart(32, '0'));
  const opener = 'a'.repeat(16);
  const setup = { game: '1893', isListed: true, seats: [] };
  await Promise.all([
    storage.write({ write: 'person', person: { id: opener, name: 'Anna' } }),
    ...ids.map((id) => storage.write({ write: 'table', table: tableOf(id, opener, setup) })),
  ]);
  const waits = [];
  let isOver = false;
  const began = performance.now();
  setTimeout(() => {
    isOver = true;
  }, seconds * 1000);
  await Promise.all(
    ids.map(async (table) => {
      for (let first = 0; !isOver; first++) {
        const asked = performance.now();
        const entries = [{ type: 'decision', seat: 0, step: 'bid', option: first, request: 'a'.repeat(16) }];
        const at = await storage.write({
          write: 'entries',
          table,
          first,
          entries,
          summary: summaryOf(first),
        });
        if (at === undefined) throw new Error('an entry was stale');
        waits.push(performance.now() - asked);
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  waits.sort((one, other) => one - other);
  const part = (share) => waits[Math.floor(waits.length * share)].toFixed(1);
  console.log(
    `${tables} tables: ${Math.round(waits.length / took)} entries a second, p50 ${part(0.5)} ms, p99 ${part(0.99)} ms`,
  );
}

function tableOf(id, opener, setup) {
  return { id, setup, opener, phase: 'playing', seats: [], isBeginWanted: false, opened: 1, begun: 1 };
}

function summaryOf(first) {
  const deadline = 2e12 + first;
  return {
    phase: 'playing',
    moves: first,
    round: 1,
    rounds: 5,
    scores: [3, 4],
    waitsFor: [0],
    turn: 0,
    deadline,
    isBotDue: false,
  };
}
