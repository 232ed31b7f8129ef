// How fast this build is compared with another one: `node scripts/compare-bench.mjs OTHER_FOLDER`, where OTHER_FOLDER is a
// checkout that was compiled. Both take turns in short slices of the same work (docs/benchmarks.md).
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { quantile, rateOf, ratiosOf, summaryOf, turnsOf } from './bench-ratios.mjs';
import { root } from './setup.mjs';

const USAGE = `node scripts/compare-bench.mjs OTHER_FOLDER [--seconds N] [--only NAME]

  OTHER_FOLDER  a checkout that was compiled (npm run compile)
  --seconds N   seconds of a processor, in all; 420 if it is not said
  --only NAME   only measures whose names contain this: clone, 1897`;

const BOTH = { belleEpoque: true, boards: 'chosen' };
const WHOLE = [
  { name: '1893', game: '1893', options: {} },
  { name: 'Belle Époque', game: '1893', options: { belleEpoque: true } },
  { name: 'boards', game: '1893', options: { boards: 'chosen' } },
  { name: 'Belle Époque with boards', game: '1893', options: BOTH },
  { name: 'first edition', game: '1893-first-edition', options: {} },
  { name: '1897', game: '1897', options: {} },
];
/** Operations on positions: their code is the same with one of the variants or with both. */
const FOUR = WHOLE.filter(({ name }) => !['Belle Époque', 'boards'].includes(name));
const MEASURES = [
  ...WHOLE.map((table) => ({ ...table, work: 'games', name: `random games, ${table.name}`, weight: 2 })),
  ...FOUR.map((table) => ({ ...table, work: 'clone', name: `clone, ${table.name}`, weight: 1 })),
  ...FOUR.map((table) => ({
    ...table,
    work: 'view-and-sample',
    name: `view and sample, ${table.name}`,
    weight: 1,
  })),
];

/** What V8 makes of the same code differs a little from process to process: each measure has several pairs of them. */
const PAIRS = 4;
/** Seconds of a slice: long enough for several games, short enough to meet the same weather. */
const SLICE = 0.05;
/** The most of a pair's time that it may take until its figures stand. */
const WARM_UP = 0.6;
/** Rounds of four slices in a pair, however little time there is. */
const LEAST_ROUNDS = 4;

const SIDE = join(root, 'scripts/bench-side.mjs');
const entryOf = (folder) => join(folder, 'packages/engine/dist/index.js');

/** A process that does one measure with one build. */
async function openSide(folder, measure) {
  const child = fork(SIDE, [pathToFileURL(entryOf(folder)).href, JSON.stringify(measure)]);
  const answer = () =>
    new Promise((resolve, reject) => {
      const ended = (code) => reject(new Error(`the measure '${measure.name}' ended in ${folder} (${code})`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message);
      });
    });
  await answer();
  return {
    run(slice, units) {
      child.send({ slice, units });
      return answer();
    },
    close: () => child.kill(),
  };
}

/** Until the figures of both stand, or the time is over. Returns how much work fills a slice, and the time that it took. */
async function warmUp(sides, seconds, stands) {
  const past = { here: [], other: [] };
  let units = 1;
  /** Those whose figures have stood once: on a busy machine they seldom do so both at a time. */
  const steady = new Set();
  let spent = 0;
  for (let slice = -1; steady.size < 2 && (spent < seconds || slice > -3); slice--) {
    for (const [side, slices] of Object.entries(past)) {
      const done = await sides[side].run(slice, units);
      slices.push(done);
      spent += done.seconds;
    }
    const slowest = Math.max(...Object.values(past).map((slices) => slices.at(-1).seconds));
    // The first ones are much slower than all that follow: it takes some to find the right amount.
    units = Math.max(1, Math.min(4 * units, Math.round((units * SLICE) / slowest)));
    for (const [side, slices] of Object.entries(past)) if (stands(slices)) steady.add(side);
  }
  return { units, spent, areSteady: steady.size === 2 };
}

/** One pair of processes, for so many seconds of a processor: on a busy machine it takes longer, and says as much. */
async function comparePair(measure, folders, pair, seconds, stands) {
  const sides = {};
  try {
    for (const [side, folder] of Object.entries(folders)) sides[side] = await openSide(folder, measure);
    const { units, areSteady, spent } = await warmUp(sides, WARM_UP * seconds, stands);
    const slices = { here: [], other: [] };
    let left = seconds - spent;
    for (let round = 0; round < LEAST_ROUNDS || left > 0; round++)
      for (const { side, slice } of turnsOf(round + pair)) {
        const done = await sides[side].run(slice, units);
        slices[side].push(done);
        left -= done.seconds;
      }
    return { ...slices, areSteady };
  } finally {
    for (const side of Object.values(sides)) side.close();
  }
}

async function compare(measure, folders, seconds, stands) {
  const pairs = [];
  for (let pair = 0; pair < PAIRS; pair++)
    pairs.push(await comparePair(measure, folders, pair, seconds / PAIRS, stands));
  const here = pairs.flatMap((pair) => pair.here);
  const other = pairs.flatMap((pair) => pair.other);
  return {
    ...summaryOf(pairs.map((pair) => ratiosOf(pair.here, pair.other))),
    rate: quantile(here.map(rateOf), 0.5),
    isSameWork: here.every(({ count }, i) => count === other[i].count),
    unsteady: pairs.filter(({ areSteady }) => !areSteady).length,
  };
}

function line({ name, work }, { ratio, pairs, slices, rate, isSameWork, unsteady }) {
  const spread = (values) => `${Math.min(...values).toFixed(3)} to ${Math.max(...values).toFixed(3)}`;
  const what = work === 'games' ? 'decisions/s' : 'operations/s';
  const remarks = [isSameWork ? '' : 'OTHER GAMES', unsteady === 0 ? '' : `${unsteady} UNSTEADY`]
    .filter(Boolean)
    .join(', ');
  const figure = `${Math.round(rate).toLocaleString('en')} ${what}`;
  const columns = [
    name.padEnd(42),
    ratio.toFixed(3),
    spread(pairs).padStart(15),
    spread(slices).padStart(15),
  ];
  return `${columns.join('  ')}  ${figure.padStart(23)}  ${remarks}`.trimEnd();
}

function wishes() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '420' }, only: { type: 'string', default: '' } },
  });
  const seconds = Number(values.seconds);
  const measures = MEASURES.filter(({ name }) => name.includes(values.only));
  if (positionals.length !== 1) throw new Error('one folder, please');
  if (!(seconds > 0)) throw new Error(`--seconds: ${values.seconds} is no time`);
  if (measures.length === 0) throw new Error(`--only: no measure is called ${values.only}`);
  const folders = { here: root, other: resolve(positionals[0]) };
  for (const folder of Object.values(folders))
    if (!existsSync(entryOf(folder))) throw new Error(`nothing compiled lies in ${folder}: npm run compile`);
  return { folders, seconds, measures };
}

async function main({ folders, seconds, measures }) {
  const { stands } = await import(pathToFileURL(join(root, 'packages/cli/dist/bench/steady.js')).href);
  const weights = measures.reduce((sum, { weight }) => sum + weight, 0);
  console.log(
    `How many times as fast as ${folders.other} (seconds of a processor, ${PAIRS} pairs of processes)\n`,
  );
  const heads = ['this / other'.padStart(49), 'pairs'.padStart(15), 'half the slices'];
  console.log(`${heads.join('  ')}  ${'this build'.padStart(23)}`);
  for (const measure of measures)
    console.log(line(measure, await compare(measure, folders, (seconds * measure.weight) / weights, stands)));
}

let wanted;
try {
  wanted = wishes();
} catch (error) {
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
if (wanted !== undefined) await main(wanted);
