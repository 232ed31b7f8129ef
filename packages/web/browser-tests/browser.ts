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
      return { path: await packed.executablePath(), args: [...packed.args, ...ARGUMENTS] };
    },
  },
];

/** The one named by HORTA_CHROMIUM; else the first that begins. Fails with what was tried, never in silence. */
export async function launchBrowser(): Promise<Browser> {
  const named = process.env.HORTA_CHROMIUM;
  if (named !== undefined && named !== '') return launch(named, ARGUMENTS);
  const faults: string[] = [];
  for (const { name, find } of CANDIDATES) {
    try {
      const found = await find();
      if (found !== undefined) return await launch(found.path, found.args);
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error(['no Chromium begins on this machine; name one in HORTA_CHROMIUM', ...faults].join('\n\n'));
}

function launch(executablePath: string, args: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...args], headless: true });
}
