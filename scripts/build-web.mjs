// Builds the web client into packages/web/dist, with compressed copies of its texts, unless what is there was made of
// the very same files.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder } from './compress.mjs';
import { root, run } from './setup.mjs';

export const dist = join(root, 'packages/web/dist');
/** In the folder itself: whatever makes it anew takes it away. */
const stampFile = join(dist, '.stamp');

/** Files and folders that the client is made of; packages/words/dist/messages is made of what is listed. */
const inputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build-web.mjs',
  'scripts/compress.mjs',
  ...['engine', 'table', 'online', 'bots', 'words'].flatMap((name) => [
    `packages/${name}/package.json`,
    `packages/${name}/src`,
  ]),
  'packages/words/messages',
  'packages/words/scripts',
  ...[
    'package.json',
    'index.html',
    'vite.config.ts',
    'bundling',
    'document',
    'svelte.config.js',
    'tsconfig.json',
    'public',
    'src',
  ].map((name) => `packages/web/${name}`),
];

/** Resolves to an exit code. The messages must have been made before. */
export async function buildWeb() {
  // Before the build: a file that changes meanwhile makes for another one next time.
  const stamp = hashOfInputs();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 0;
  const code = await run(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    { cwd: join(root, 'packages/web'), env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) return code;
  await compressFolder(dist);
  writeFileSync(stampFile, stamp);
  return 0;
}

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const name of filesIn(input)) {
      const content = readFileSync(join(root, name));
      // Lengths too, so that no two lists of files look alike.
      hash.update(`${name.replaceAll('\\', '/')} ${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex');
}

function filesIn(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { recursive: true })
    .map((name) => join(path, name))
    .filter((name) => statSync(join(root, name)).isFile() && !/\.(?:test|testing)\.ts$/.test(name))
    .sort();
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await buildWeb();
