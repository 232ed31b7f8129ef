// Makes typed functions of the message catalogues: for each folder of messages/ that has an inlang project a module
// with all languages, and one for browsers that fetches a language when it is asked for; in dist/messages. A catalogue
// with a parts.json is made in parts, which a browser fetches apart. Does nothing if the catalogues are those it was
// last made from. Needs no network.
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = join(root, 'messages');
const target = join(root, 'dist', 'messages');
/** Made beside it first, so that what reads the messages never finds half of them. */
const output = join(root, 'dist', 'messages.new');
const stampFile = join(target, 'stamp');
/** Catalogues of parts, while they are made. */
const partFolders = join(root, 'dist', 'messages.parts');

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
  for (const { name, folder } of sets.flatMap(partsOf)) {
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
    keepPluralRules(join(output, name, 'registry.js'));
    const messages = readJson(join(folder, 'en.json'));
    await refuseHoles(name, folder, messages);
    const { locales } = readJson(join(settingsFolder(folder), 'settings.json'));
    appendFileSync(join(output, name, 'messages.js'), '\nexport async function load() {}\n');
    writeFileSync(join(output, name, 'messages.d.ts'), declarations(messages, locales));
    writeFileSync(join(output, name, 'fetched.js'), fetchedModule(locales));
  }
  rmSync(partFolders, { recursive: true, force: true });
  writeFileSync(join(output, 'stamp'), stamp);
  rmSync(target, { recursive: true, force: true });
  renameSync(output, target);
}

/**
 * The parts of a set: parts.json names them, each with the beginnings of its keys; the longest one that a key has
 * decides. What is in none, or in the part without a name, keeps the name of the set; the others are `set-part`.
 */
function partsOf(set) {
  const file = join(set.folder, 'parts.json');
  if (!existsSync(file)) return [set];
  const beginnings = Object.entries(readJson(file)).flatMap(([part, list]) =>
    list.map((beginning) => ({ part, beginning })),
  );
  const partOf = (key) =>
    beginnings
      .filter(({ beginning }) => key.startsWith(beginning))
      .sort((x, y) => y.beginning.length - x.beginning.length)[0]?.part ?? '';
  return [...new Set(['', ...beginnings.map(({ part }) => part)])].map((part) => {
    const name = part === '' ? set.name : `${set.name}-${part}`;
    const folder = join(partFolders, name);
    writePart(set.folder, folder, (key) => partOf(key) === part);
    return { name, folder };
  });
}

/** A catalogue of some of the messages of another one. */
function writePart(from, to, isIn) {
  const settings = readJson(join(settingsFolder(from), 'settings.json'));
  const modules = settings.modules.map((module) =>
    relative(settingsFolder(to), join(settingsFolder(from), module)).replaceAll(sep, '/'),
  );
  mkdirSync(settingsFolder(to), { recursive: true });
  writeFileSync(join(settingsFolder(to), 'settings.json'), JSON.stringify({ ...settings, modules }));
  for (const locale of settings.locales) {
    const messages = Object.entries(readJson(join(from, `${locale}.json`)));
    const part = Object.fromEntries(messages.filter(([key]) => isIn(key)));
    writeFileSync(join(to, `${locale}.json`), JSON.stringify(part));
  }
}

/** Making plural rules takes far longer than asking them, and the compiler's code makes them anew for every text. */
function keepPluralRules(file) {
  const made = 'new Intl.PluralRules(locale, options).select(Number(input))';
  const code = readFileSync(file, 'utf8');
  if (!code.includes(made)) throw new Error(`${file} has changed: ${made} is no longer there`);
  const kept = `
const pluralRules = {};
function rulesOf(locale) {
  return (pluralRules[locale] ??= new Intl.PluralRules(locale));
}
`;
  writeFileSync(file, code.replace(made, 'rulesOf(locale).select(Number(input))') + kept);
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
function declarations(messages, locales) {
  const functions = Object.entries(messages).map(([key, message]) => {
    const text = typeof message === 'string' ? message : Object.values(message[0].match).at(-1);
    const names = new Set([...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]));
    const inputs = [...names].map((name) => `${name}: string | number`).join('; ');
    return `  /** ${text} */\n  readonly ${key}: (inputs: { ${inputs} }, options: Options) => string;\n`;
  });
  const locale = locales.map((name) => `'${name}'`).join(' | ');
  return `type Options = { readonly locale: ${locale} };
/** Makes the messages of a language ready; nothing to do where all of them are at hand. */
export declare function load(locale: Options['locale']): Promise<void>;
export declare const m: {\n${functions.join('')}};\n`;
}

/** The same functions for browsers: a language must be loaded before it is spoken. */
function fetchedModule(locales) {
  const imports = locales.map((locale) => `  ${locale}: () => import('./messages/${locale}.js'),\n`);
  return `const LANGUAGES = {\n${imports.join('')}};
const loaded = new Map();
export async function load(locale) {
  if (!loaded.has(locale)) loaded.set(locale, await LANGUAGES[locale]());
}
const known = new Map();
export const m = new Proxy({}, {
  get(_, key) {
    if (!known.has(key)) {
      const [any] = loaded.values();
      if (!any || !(key in any)) return undefined;
      known.set(key, (inputs, { locale }) => (loaded.get(locale) ?? any)[key](inputs));
    }
    return known.get(key);
  },
});
`;
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
