// `npm run lighthouse`: how Lighthouse's simulated phone finds the home page. USAGE tells what can be asked for.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { buildWeb } from './build-web.mjs';
import { root, run } from './setup.mjs';
import { withModule } from './typescript-module.mjs';

const USAGE = `npm run lighthouse -- [--runs NUMBER] [--url ADDRESS] [--root FOLDER] [--reports FOLDER]

  --runs NUMBER     how often; 3 if it is not said
  --url ADDRESS     the page of a server that runs already, instead of this build
  --root FOLDER     another built client, served instead of this build
  --reports FOLDER  where the whole reports are put (HTML); nowhere if it is not said`;

/** Lighthouse's names and ours. */
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'practices',
  seo: 'SEO',
};
const AUDITS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
};

/** Something that was asked for can't be had; its message says what could. */
class WrongWish extends Error {}

function readWishes() {
  try {
    const { values } = parseArgs({
      options: {
        runs: { type: 'string', default: '3' },
        url: { type: 'string' },
        root: { type: 'string' },
        reports: { type: 'string' },
      },
    });
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is no number of runs: ${values.runs}`);
    if (values.url !== undefined && values.root !== undefined) throw new Error('--url or --root, not both');
    if (values.url !== undefined && !URL.canParse(values.url))
      throw new Error(`--url is no address: ${values.url}`);
    return { ...values, runs };
  } catch (error) {
    throw new WrongWish(`${error.message}\n\n${USAGE}`);
  }
}

/** One visit of somebody who has never been here. */
async function measure(module, url) {
  const result = await module.withSteeredBrowser((port) =>
    lighthouse(url, { port, logLevel: 'error', output: 'html', onlyCategories: Object.keys(CATEGORIES) }),
  );
  const { lhr, report } = result ?? {};
  if (lhr === undefined || lhr.runtimeError !== undefined)
    throw new WrongWish(`Lighthouse could not look at ${url}: ${lhr?.runtimeError?.message ?? 'no answer'}`);
  return { lhr, report };
}

function told({ categories, audits }) {
  const scores = Object.entries(CATEGORIES).map(
    ([id, name]) => `${name} ${Math.round((categories[id].score ?? 0) * 100)}`,
  );
  const values = Object.entries(AUDITS).map(([id, name]) => `${name} ${audits[id].displayValue}`);
  return [...scores, ...values].join(', ');
}

/** What keeps a score below 100, but for speed, which differs by the machine's load. */
function faults({ categories, audits }) {
  return Object.keys(CATEGORIES)
    .filter((id) => id !== 'performance')
    .flatMap((id) => categories[id].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `  ${audits[id].title}`);
}

async function lookAt(module, url, { runs, reports }) {
  console.log(`${url}, ${runs} times on Lighthouse's simulated phone`);
  for (let i = 1; i <= runs; i++) {
    const { lhr, report } = await measure(module, url);
    console.log([`${i}: ${told(lhr)}`, ...faults(lhr)].join('\n'));
    if (reports === undefined) continue;
    await mkdir(resolve(root, reports), { recursive: true });
    await writeFile(join(resolve(root, reports), `lighthouse-${i}.html`), report);
  }
}

async function build() {
  const code =
    (await run('npm', ['run', '-s', 'compile'], { shell: process.platform === 'win32' })) ||
    (await buildWeb());
  if (code !== 0) throw new WrongWish('the client can not be built');
}

try {
  const wishes = readWishes();
  if (wishes.url === undefined && wishes.root === undefined) await build();
  await withModule('packages/web/browser-tests/measured-site.ts', async (module) => {
    if (wishes.url !== undefined) return lookAt(module, wishes.url, wishes);
    const site = await module.openSite(wishes.root && resolve(root, wishes.root));
    try {
      await lookAt(module, site.address, wishes);
    } finally {
      await site.close();
    }
  });
} catch (error) {
  if (!(error instanceof WrongWish)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
