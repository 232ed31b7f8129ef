// What tables take: bytes of memory a table in the middle of a game of four, and bytes told a move and at joining.
// `node scripts/measure-tables.mjs [TABLES]`, with a compiled build; 1,000 tables of each game if not said otherwise.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateRawSync } from 'node:zlib';
import { GAME_IDS, options, pending, randomFromSeed, recordHeader } from '@horta/engine';
import { ask, newsOf, newTable, revisionOf, whole } from '@horta/table';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

const PLAYERS = 4;
/** The games as they are most unlike: the expansion with its boards beside the base game. */
const KINDS = GAME_IDS.flatMap((game) =>
  game === '1893'
    ? [
        { name: '1893', game, chosen: {} },
        { name: 'Belle Époque with boards', game, chosen: { belleEpoque: true, boards: 'dealt' } },
      ]
    : [{ name: game, game, chosen: {} }],
);
const SEATS = Array.from({ length: PLAYERS }, (_, seat) => seat);

function begun({ game, chosen }, seed) {
  const header = recordHeader(game, { players: PLAYERS, options: chosen, seed });
  return newTable(
    seed,
    header,
    SEATS.map(() => ({ name: '', bot: undefined })),
  );
}

/** Whoever has to decide asks for something by chance; what changed, or undefined when the game is over. */
function decide(table, random) {
  const due = pending(table.state);
  if (due === undefined) return undefined;
  const legal = options(table.state);
  const option = legal[random.below(legal.length)];
  const revision = revisionOf(table);
  return ask(table, { what: 'decide', option, seat: due.player, revision, id: `${table.id}-${revision}` });
}

function decisionsOf(kind, seed) {
  const table = begun(kind, seed);
  const random = randomFromSeed(seed);
  while (decide(table, random) !== undefined);
  return table.standing.length;
}

function bytesATable(kind, count) {
  const half = Math.floor(decisionsOf(kind, 'half') / 2);
  const kept = [];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < count; i++) {
    const table = begun(kind, `table ${i}`);
    const random = randomFromSeed(table.id);
    while (table.standing.length < half) decide(table, random);
    kept.push(table);
  }
  collect();
  return { half, bytes: (process.memoryUsage().heapUsed - before) / kept.length };
}

function bytesTold(kind, games) {
  const sizes = { move: [], packed: [], half: [], end: [], endPacked: [] };
  for (let i = 0; i < games; i++) {
    const table = begun(kind, `told ${i}`);
    const random = randomFromSeed(table.id);
    const total = decisionsOf(kind, `told ${i}`);
    for (let change = decide(table, random); change !== undefined; change = decide(table, random)) {
      const since = revisionOf(table) - change.steps.length;
      for (const seat of SEATS) {
        const bytes = JSON.stringify(newsOf(table, change, since, [seat]));
        sizes.move.push(bytes.length);
        sizes.packed.push(deflateRawSync(bytes).length);
      }
      if (table.standing.length === Math.floor(total / 2))
        sizes.half.push(JSON.stringify(whole(table, [0])).length);
    }
    const end = JSON.stringify(whole(table, [0]));
    sizes.end.push(end.length);
    sizes.endPacked.push(deflateRawSync(end).length);
  }
  return Object.fromEntries(Object.entries(sizes).map(([name, list]) => [name, mean(list)]));
}

function mean(list) {
  return Math.round(list.reduce((sum, size) => sum + size, 0) / list.length);
}

const count = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(count) || count < 1) {
  console.error('expected a number of tables');
  process.exitCode = 2;
} else {
  const rows = KINDS.map((kind) => {
    const { half, bytes } = bytesATable(kind, count);
    const told = bytesTold(kind, 20);
    return {
      game: kind.name,
      decisions: half,
      'bytes a table': Math.round(bytes),
      'told a move': told.move,
      'deflated ': told.packed,
      'joining at half': told.half,
      'at the end': told.end,
      deflated: told.endPacked,
    };
  });
  console.table(rows);
}
