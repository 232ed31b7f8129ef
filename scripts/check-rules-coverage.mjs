// Holds docs/rules-coverage.md to the tests: every row names a test that is there, every rule test of a game is named by
// a row, and every ruling has one. Exit code 1 with each fault named.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const DOCUMENT = 'docs/rules-coverage.md';
const TESTS = 'packages/engine/src/games';
/** A describe whose title begins with a rulebook and a chapter of it holds tests of rules. */
const RULES = /^(?:2e|2e Belle Époque|2e asymmetric|1e|1897), /;
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const RULINGS = [...range(1, 14), ...range(20, 63)].map((number) => `R-${number}`);

/**
 * The tests of a source text: their titles, as far as they are fixed, and the titles of the describes around them.
 * The title of an `it.each` is what stands before its first placeholder.
 */
export function testsIn(source) {
  const describes = [];
  const tests = [];
  const scan = scanner(source);
  for (let word = scan.nextWord(); word !== undefined; word = scan.nextWord()) {
    if (word.text !== 'describe' && word.text !== 'it' && word.text !== 'test') continue;
    const call = scan.call(word.end);
    if (call === undefined) continue;
    if (word.text === 'describe') describes.push({ title: call.title, begin: word.end, end: call.end });
    else tests.push({ title: call.title, at: word.end });
  }
  return tests.map(({ title, at }) => ({
    title,
    describes: describes.filter(({ begin, end }) => begin < at && at < end).map((describe) => describe.title),
  }));
}

/** Reads JavaScript just well enough to find calls and their ends: strings, templates, comments and regular expressions. */
function scanner(source) {
  let at = 0;
  /** What was before `i`, blanks left out: a slash after a value divides. */
  const isValueBefore = (i) => /[\w$)\]}'"`]/.test(source.slice(0, i).trimEnd().at(-1) ?? '');

  /** The end of the string, template, comment or regular expression that begins at `i`; `i` itself if none does. */
  function skip(i) {
    const two = source.slice(i, i + 2);
    if (two === '//') return endOr(source.indexOf('\n', i));
    if (two === '/*') return endOr(source.indexOf('*/', i) + 2, 1);
    const one = source[i];
    if (one === "'" || one === '"') return quoted(i, one);
    if (one === '`') return template(i);
    if (one === '/' && !isValueBefore(i)) return regularExpression(i);
    return i;
  }
  function endOr(end, least = 0) {
    return end < least ? source.length : end;
  }
  function quoted(begin, quote) {
    let i = begin + 1;
    while (i < source.length && source[i] !== quote) i += source[i] === '\\' ? 2 : 1;
    return i + 1;
  }
  function template(begin) {
    let i = begin + 1;
    while (i < source.length && source[i] !== '`') {
      if (source.startsWith('${', i)) i = group(i + 1);
      else i += source[i] === '\\' ? 2 : 1;
    }
    return i + 1;
  }
  function regularExpression(begin) {
    let inClass = false;
    let i = begin + 1;
    for (; i < source.length && (inClass || source[i] !== '/'); i++) {
      if (source[i] === '\\') i++;
      else if (source[i] === '[') inClass = true;
      else if (source[i] === ']') inClass = false;
    }
    return i + 1;
  }
  /** The end of the bracketed group that begins at `begin`. */
  function group(begin) {
    let depth = 0;
    for (let i = begin; i < source.length; ) {
      const next = skip(i);
      if (next > i) {
        i = next;
        continue;
      }
      if ('([{'.includes(source[i])) depth++;
      else if (')]}'.includes(source[i]) && --depth === 0) return i + 1;
      i++;
    }
    return source.length;
  }
  /** The first place from `i` on that is neither blank nor comment. */
  function past(i) {
    let next = i;
    for (;;) {
      while (/\s/.test(source[next] ?? '')) next++;
      if (!/^\/[/*]/.test(source.slice(next, next + 2))) return next;
      next = skip(next);
    }
  }
  /** The string that begins at `i`; undefined if there is none. */
  function title(i) {
    const quote = source[i];
    if (quote !== "'" && quote !== '"' && quote !== '`') return undefined;
    const text = source.slice(i + 1, skip(i) - 1);
    const fixed = quote === '`' ? text.split('${')[0] : text;
    return fixed.replace(/\\(.)/g, '$1');
  }

  return {
    /** The next name that doesn't follow a dot. */
    nextWord() {
      while (at < source.length) {
        const next = skip(at);
        if (next > at) {
          at = next;
          continue;
        }
        const name = /^[A-Za-z_$][\w$]*/.exec(source.slice(at, at + 80))?.[0];
        if (name === undefined) {
          at++;
          continue;
        }
        const isMember = source[at - 1] === '.';
        at += name.length;
        if (!isMember) return { text: name, end: at };
      }
      return undefined;
    },
    /** The call that goes on at `i`, after its name: the fixed part of its title, and its end. */
    call(i) {
      let next = past(i);
      let isEach = false;
      for (let member = memberAt(source, next); member !== undefined; member = memberAt(source, next)) {
        next = past(next + member.length + 1);
        if (member !== 'each') continue;
        isEach = true;
        next = past(source[next] === '`' ? template(next) : group(next));
      }
      if (source[next] !== '(') return undefined;
      const words = title(past(next + 1));
      const fixed = isEach ? words?.split(/[%$]/)[0] : words;
      return { title: fixed?.trim(), end: group(next) };
    },
  };
}

function memberAt(source, i) {
  return /^\.(\w+)/.exec(source.slice(i, i + 40))?.[1];
}

/** The rows of all tables of the document that name a test. */
export function rowsIn(markdown) {
  const rows = [];
  markdown.split('\n').forEach((line, i) => {
    if (!line.startsWith('|')) return;
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) =>
        cell
          .trim()
          .replaceAll('\\|', '|')
          .replace(/^`(.*)`$/, '$1'),
      );
    const isHead = cells[0] === 'rule' || cells.every((cell) => /^:?-+:?$/.test(cell));
    if (!isHead) rows.push({ line: i + 1, cells });
  });
  return rows;
}

/** Everything wrong with the document; `files` are the texts of the test files by their path. */
export function coverageFaults(markdown, files, rulings = RULINGS) {
  const faults = [];
  const tests = new Map(Object.entries(files).map(([path, source]) => [path, testsIn(source)]));
  const named = new Set();
  const sources = [];
  for (const { line, cells } of rowsIn(markdown)) {
    const where = `${DOCUMENT}:${line}`;
    if (cells.length !== 4 || cells.includes('')) {
      faults.push(`${where}: expected rule, source, test file and test title`);
      continue;
    }
    const [, source, file, title] = cells;
    sources.push(source);
    const path = tests.has(file) ? file : `${TESTS}/${file}`;
    const found = tests.get(path);
    if (found === undefined) faults.push(`${where}: there is no test file ${file}`);
    else if (!found.some((test) => test.title === title))
      faults.push(`${where}: ${file} has no test '${title}'`);
    named.add(`${path} ${title}`);
  }
  for (const [path, found] of tests) {
    for (const { title, describes } of found) {
      if (!describes.some((describe) => RULES.test(describe ?? ''))) continue;
      if (title === undefined || title === '')
        faults.push(`${path}: a test whose title doesn't begin with fixed words`);
      else if (!named.has(`${path} ${title}`)) faults.push(`${path}: no row names the test '${title}'`);
    }
  }
  for (const ruling of rulings) {
    const cites = new RegExp(`\\b${ruling}(?!\\d)`);
    if (!sources.some((source) => cites.test(source)))
      faults.push(`${DOCUMENT}: no row has ${ruling} as its source`);
  }
  return faults;
}

function main() {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const document = join(root, DOCUMENT);
  if (!existsSync(document)) return [`there is no ${DOCUMENT}`];
  const files = {};
  for (const name of readdirSync(join(root, TESTS), { recursive: true })) {
    const path = `${TESTS}/${name.replaceAll('\\', '/')}`;
    if (path.endsWith('.test.ts')) files[path] = readFileSync(join(root, path), 'utf8');
  }
  return coverageFaults(readFileSync(document, 'utf8'), files);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = main();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
