/** A Chromium for the tests, whichever this machine has. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

interface Candidate {
  readonly name: string;
  /** Undefined: not on this machine. */
  find(): Promise<{ readonly path: string; readonly args: readonly string[] } | undefined>;
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Of those that come with the packed one: in one process workers would hold the page up; without web security a page
 * does not say where it comes from, and a server rightly refuses it.
 */
const UNWANTED = ['--single-process', '--disable-web-security'];

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const CANDIDATES: readonly Candidate[] = [
  ...SYSTEM_PATHS.map((path) => ({
    name: path,
    find: async () => (existsSync(path) ? { path, args: ARGUMENTS } : undefined),
  })),
  {
    name: '@sparticuz/chromium',
    async find() {
      // It unpacks the libraries that it needs only where it believes to be at home.
      process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
      const { default: packed } = await import('@sparticuz/chromium');
      const args = packed.args.filter((argument) => !UNWANTED.includes(argument));
      return { path: await packed.executablePath(), args: [...args, ...ARGUMENTS] };
    },
  },
];

/**
 * The one that HORTA_CHROMIUM names, a path or `@sparticuz/chromium`; else the first that begins. Fails with what was
 * tried, never in silence. `more` are arguments beside ours.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const named = process.env.HORTA_CHROMIUM || undefined;
  const faults: string[] = [];
  for (const { name, find } of candidates(named)) {
    try {
      const found = await find();
      if (found !== undefined) return await launch(found.path, [...found.args, ...more]);
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error(['no Chromium begins on this machine; name one in HORTA_CHROMIUM', ...faults].join('\n\n'));
}

function candidates(named: string | undefined): readonly Candidate[] {
  if (named === undefined) return CANDIDATES;
  const known = CANDIDATES.find(({ name }) => name === named);
  return [known ?? { name: named, find: async () => ({ path: named, args: ARGUMENTS }) }];
}

function launch(executablePath: string, args: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...args], headless: true });
}
