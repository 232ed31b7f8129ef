/** The two servers that are compared, each in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startProcess } from '../trials/process.ts';

/** What a process has used. */
export interface Usage {
  /** Bytes that it holds. */
  readonly memory: number;
  /** Of a processor, since it began. */
  readonly seconds: number;
}

export interface Measured {
  readonly address: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Node can't run the sources: compiled code is run, whoever asks. */
const BARE = fileURLToPath(new URL('../../dist/bench/bare.js', import.meta.url));

/** As `npm start` runs it, with limits for a crowd behind one address. */
export async function startHorta(folder: string): Promise<Measured> {
  const { address, stop } = await startProcess(folder);
  return {
    address,
    async usage() {
      const text = await (await fetch(new URL('/metrics', address))).text();
      return {
        memory: metric(text, 'horta_memory_bytes'),
        seconds: metric(text, 'horta_processor_seconds_total'),
      };
    },
    stop,
  };
}

function metric(text: string, name: string): number {
  const [, value] = new RegExp(`^${name} (.+)$`, 'm').exec(text) ?? [];
  if (value === undefined) throw new Error(`the server does not tell ${name}`);
  return Number(value);
}

export async function startBare(script: string, database: string): Promise<Measured> {
  const child = spawn(process.execPath, [BARE, script, database], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH },
  });
  const failed = once(child, 'close').then(() => Promise.reject(new Error('the bare loop could not begin')));
  const lines = createInterface(child.stdout);
  const [port] = (await Promise.race([once(lines, 'line'), failed])) as [string];
  // From here on its end is no failure.
  failed.catch(() => {});
  const address = `http://127.0.0.1:${port}/`;
  return {
    address,
    usage: async () => (await (await fetch(address)).json()) as Usage,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const closed = once(child, 'close');
      child.kill();
      await closed;
    },
  };
}
