// Makes typed functions of the message catalogues: one module for each folder of messages/ that has an inlang
// project, in dist/messages. Does nothing if the catalogues are those it was last made from. Needs no network.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = join(root, 'messages');
const output = join(root, 'dist', 'messages');
const stampFile = join(output, 'stamp');

/** Folder of each set of messages, and the name that the set is imported by: `#messages/shared`, `#messages/1893`. */
const sets = [
  { name: 'shared', folder: sources },
  ...readdirSync(sources)
    .filter((name) => existsSync(join(sources, name, 'project.inlang')))
    .map((name) => ({ name, folder: join(sources, name) })),
];

const stamp = hashOfSources();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  // Only now: loading the compiler takes longer than all the rest of this script.
  const { compile } = await import('@inlang/paraglide-js');
  rmSync(output, { recursive: true, force: true });
  for (const { name, folder } of sets) {
    await compile({
      project: settingsFolder(folder),
      outdir: join(output, name),
      // Callers always name the locale; there is no locale of the page or of the process.
      strategy: ['baseLocale'],
      outputStructure: 'locale-modules',
      emitGitIgnore: false,
      emitPrettierIgnore: false,
      emitReadme: false,
    });
    const messages = readJson(join(folder, 'en.json'));
    await refuseHoles(name, folder, messages);
    writeFileSync(join(output, name, 'messages.d.ts'), declarations(messages, folder));
  }
  // Last, so that an interrupted run is done again.
  writeFileSync(stampFile, stamp);
}

/** The compiler merely warns when it can't read the messages. */
async function refuseHoles(name, folder, messages) {
  const { m } = await import(pathToFileURL(join(output, name, 'messages.js')).href);
  const missing = Object.keys(messages).filter((key) => typeof m[key] !== 'function');
  if (missing.length === 0) return;
  const plugin = fileURLToPath(import.meta.resolve('@inlang/plugin-message-format'));
  throw new Error(
    `${missing.length} messages of '${name}' were not made; does ${settingsFolder(folder)} name ${plugin}?`,
  );
}

/** Stricter than the compiler's own: the locale can't be forgotten, and only texts and numbers go into a text. */
function declarations(messages, folder) {
  const { locales } = readJson(join(settingsFolder(folder), 'settings.json'));
  const functions = Object.entries(messages).map(([key, message]) => {
    const text = typeof message === 'string' ? message : Object.values(message[0].match).at(-1);
    const names = new Set([...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]));
    const inputs = [...names].map((name) => `${name}: string | number`).join('; ');
    return `  /** ${text} */\n  readonly ${key}: (inputs: { ${inputs} }, options: Options) => string;\n`;
  });
  const locale = locales.map((name) => `'${name}'`).join(' | ');
  return `type Options = { readonly locale: ${locale} };\nexport declare const m: {\n${functions.join('')}};\n`;
}

function settingsFolder(folder) {
  return join(folder, 'project.inlang');
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function hashOfSources() {
  const hash = createHash('sha256');
  const files = sets.flatMap(({ folder }) => [
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => join(folder, name)),
    join(settingsFolder(folder), 'settings.json'),
  ]);
  for (const file of [fileURLToPath(import.meta.url), join(root, 'package.json'), ...files])
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}
