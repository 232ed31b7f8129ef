/** Runs commands without a process. */
import { Readable, Writable } from 'node:stream';
import type { Command } from './command.ts';
import { horta } from './horta.ts';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `horta` with these arguments on this standard input; what goes to another output is not collected. */
export async function run(
  args: readonly string[],
  input: string | readonly Uint8Array[] = '',
  commands?: readonly Command[],
  output?: Writable,
): Promise<Ran> {
  const stdout = collector();
  const stderr = collector();
  const stdin = Readable.from(typeof input === 'string' ? [Buffer.from(input)] : input);
  const terminal = { stdin, stdout: output ?? stdout.stream, stderr: stderr.stream };
  const code = await horta(args, terminal, commands);
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

export function collector(): { stream: Writable; text(): string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString() };
}
