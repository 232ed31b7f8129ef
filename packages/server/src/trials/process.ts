/** A server in a process of its own, as `npm start` runs it, but for the building: one that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS } from '../node-flags.ts';

/** Node can't run the sources: compiled code is run, whoever asks. */
const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const READY = /^Horta is ready: (\S+)$/;

/** All who come are from one address, and nobody is as slow as people. */
const WIDE = [
  'requests-per-address=1000000:1000000',
  'calls-per-address=1000000:1000000',
  'messages-per-address=1000000:1000000',
  'messages-per-person=1000000:1000000',
  'messages-per-socket=1000000:1000000',
  'guests-per-address-and-hour=1000000',
  'sockets-per-address=1000000',
  'tables-per-person-and-hour=1000000',
  'open-tables-per-person=1000000',
];

export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** Without a warning: it has no time to do anything. */
  kill(): Promise<void>;
  /** As a host would. */
  stop(): Promise<void>;
}

/** `folder` is where the data folder is made, or lies. */
export async function startProcess(
  folder: string,
  { data = join(folder, 'data'), args = [] }: { data?: string; args?: readonly string[] } = {},
): Promise<ServerProcess> {
  const root = join(folder, 'client');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Horta</title>');
  const limits = WIDE.flatMap((limit) => ['--limit', limit]);
  const child = spawn(
    process.execPath,
    [
      ...[...NODE_FLAGS, MAIN, '--host', '127.0.0.1', '--port', '0', '--log', 'error'],
      ...['--root', root, '--data', data, ...limits, ...args],
    ],
    // Settings of whoever runs this are not to count.
    { stdio: ['ignore', 'pipe', 'inherit'], env: { PATH: process.env.PATH } },
  );
  const address = await ready(child);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  };
  return {
    address,
    pid: child.pid ?? 0,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      if (child.exitCode !== 0) throw new Error(`the server ended with ${child.exitCode}`);
    },
  };
}

function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`the server could not begin: ${code}`)));
    if (child.stdout === null) throw new Error('nothing is heard of the server');
    createInterface(child.stdout).on('line', (line) => {
      const [, address] = READY.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}
