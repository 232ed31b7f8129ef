// `npm run endure`: what a server must survive, with the full numbers; `npm test` holds a share of each. Prints a table, and
// ends with 1 if anything was not as it must be.
//   npm run endure [-- [TRIAL...] [--seed SEED] [--share 0.1]]
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { backupTrial, fullTrial, fuzzTrial, killTrial } from '@horta/server/trials';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: randomBytes(8).toString('hex') },
    share: { type: 'string', default: '1' },
  },
});
const { seed } = values;
const share = (number) => Math.max(1, Math.round(number * Number(values.share)));

/** By name: what is done, as [what, how many], and what must be nothing. A trial that throws has failed as well. */
const TRIALS = {
  async kills() {
    const kills = share(100);
    const onKill = (kill) => kill % 10 === 0 && console.log(`  killed ${kill} times`);
    const { tables, acknowledged, lost } = await killTrial({ seed, kills, onKill });
    const done = { 'kill -9 under load': kills, tables, 'decisions acknowledged': acknowledged };
    return { done, faults: { 'lost or twice': lost } };
  },
  async full() {
    const times = share(20);
    const { acknowledged, refused, lost, toldThough } = await fullTrial({ seed, times });
    const done = { 'times full': times, 'decisions acknowledged': acknowledged, refused };
    return { done, faults: { lost, 'refused, yet told': toldThough } };
  },
  async backups() {
    const backups = share(10);
    const { acknowledged, missing, meanwhile } = await backupTrial({ seed, backups });
    const done = {
      'backups under load, each restored': backups,
      'decisions acknowledged': acknowledged,
      'of them while it was backed up': meanwhile,
    };
    return { done, faults: { 'acknowledged before, and missing': missing } };
  },
  async fuzz() {
    const { messages, accepted, refused, findings } = await fuzzTrial({ seed, messages: share(20_000) });
    for (const finding of findings) console.log(`  ${finding}`);
    const refusals = Object.values(refused).reduce((sum, count) => sum + count, 0);
    const done = {
      'messages and bodies': messages,
      'repeated, or of no consequence': accepted,
      'refused with a reason': refusals,
      reasons: Object.keys(refused).length,
    };
    return { done, faults: { 'broken, unanswered or a table changed': findings.length } };
  },
};

const wanted = positionals.length === 0 ? Object.keys(TRIALS) : positionals;
for (const name of wanted)
  if (!Object.hasOwn(TRIALS, name))
    throw new Error(`no trial ${name}; there are ${Object.keys(TRIALS).join(', ')}`);
console.log(`seed ${seed}`);
const rows = [];
for (const name of wanted) {
  console.log(`${name} begins`);
  rows.push(...(await rowsOf(name)));
}
print([['trial', 'what', 'number', ''], ...rows]);
const hasFailed = rows.some((row) => row.at(-1) === 'FAILED');
console.log(hasFailed ? `\nfailed; again with: npm run endure -- --seed ${seed}` : '\nall as it must be');
process.exit(hasFailed ? 1 : 0);

async function rowsOf(name) {
  const began = performance.now();
  try {
    const { done, faults } = await TRIALS[name]();
    return [
      ...Object.entries(done).map(([what, number]) => [name, what, number, '']),
      ...Object.entries(faults).map(([what, number]) => [name, what, number, number === 0 ? 'ok' : 'FAILED']),
      [name, 'seconds', Math.round((performance.now() - began) / 1000), ''],
    ];
  } catch (error) {
    console.error(error);
    return [[name, error.message, '', 'FAILED']];
  }
}

function print(lines) {
  const widths = lines[0].map((_, i) => Math.max(...lines.map((line) => String(line[i]).length)));
  console.log();
  for (const line of lines)
    console.log(
      line
        .map((cell, i) =>
          typeof cell === 'number' ? String(cell).padStart(widths[i]) : cell.padEnd(widths[i]),
        )
        .join('  ')
        .trimEnd(),
    );
}
