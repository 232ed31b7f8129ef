// What `npm start` and `npm test` share: it works in a fresh clone, before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const installedLock = join(root, 'node_modules', '.horta-lock');

/** The oldest of each line of Node.js that Horta and the tools that build it run on, as `engines` has it too. */
export const oldestNodes = [
  [20, 19],
  [22, 12],
];

/** Ends with a clear word if this Node.js is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isEnough =
    major > oldestNodes.at(-1)[0] || oldestNodes.some((line) => line[0] === major && line[1] <= minor);
  if (isEnough) return;
  const wanted = oldestNodes.map((line) => line.join('.')).join(', ');
  console.error(`Horta needs Node.js ${wanted} or newer; this is Node.js ${process.versions.node}.`);
  process.exit(1);
}

/** Runs a program in the repository's root and resolves to its exit code. */
export function run(command, args, options = {}, onBegun = (_child) => {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    onBegun(child);
    // Ctrl-C reaches the child by itself: wait until it has ended, so that the terminal is left in order.
    const wait = () => {};
    const terminate = () => child.kill('SIGTERM');
    process.on('SIGINT', wait).on('SIGTERM', terminate);
    const end = (code) => {
      process.off('SIGINT', wait).off('SIGTERM', terminate);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(127);
    });
    child.on('close', (code, signal) => end(signal ? 128 + constants.signals[signal] : code));
  });
}

export function runNode(args) {
  return run(process.execPath, args);
}

/** The same for a program whose output is wanted, both streams in one. */
export async function outputOf(command, args, options = {}) {
  const chunks = [];
  const code = await run(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }, (child) => {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  });
  return { code, output: Buffer.concat(chunks).toString() };
}

/** Installs what package-lock.json lists, unless that very list is installed already. */
export async function install() {
  const wanted = createHash('sha256')
    .update(read(join(root, 'package-lock.json')))
    .digest('hex');
  if (read(installedLock) === wanted) return 0;
  console.error('Installing what Horta needs (this once) ...');
  const args = ['ci', '--include=dev'];
  // The npm that runs this script, if it is one, rather than whichever the path finds.
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('npm-cli.js')
    ? await runNode([npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' });
  if (code === 0) writeFileSync(installedLock, wanted);
  return code;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
