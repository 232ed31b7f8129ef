/** What a command of `horta` is: a value with its name, its options and what it does. One file each in commands/. */
import type { Readable, Writable } from 'node:stream';
import { printable } from '@horta/engine';

const LONGEST_MESSAGE = 300;

/** One option of a command. Its key in the table is its name: `games` is `--games`. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly help: string }
  | {
      readonly kind: 'text';
      /** What stands for the value in the help: FILE, SEED. */
      readonly placeholder: string;
      readonly help: string;
      readonly default?: string;
      /** If given, the value must be one of these. */
      readonly choices?: readonly string[];
    }
  | {
      readonly kind: 'integer';
      readonly placeholder: string;
      readonly help: string;
      readonly min: number;
      readonly max: number;
      readonly default?: number;
    };

export type OptionTable = Readonly<Record<string, OptionSpec>>;

type ValueOf<S extends OptionSpec> = S extends { kind: 'flag' }
  ? boolean
  :
      | (S extends { kind: 'integer' } ? number : string)
      | (S extends { default: string | number } ? never : undefined);

/** The values of a command's options, checked: flags are booleans, an option without default may be undefined. */
export type Values<O extends OptionTable> = { readonly [K in keyof O]: ValueOf<O[K]> };

/** Where a command reads and writes. Streams, so that tests can run commands without a process. */
export interface Terminal {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

export interface Context<O extends OptionTable = OptionTable> extends Terminal {
  readonly values: Values<O>;
  /** The arguments that are not options. */
  readonly operands: readonly string[];
  /** Whether `--json` was given: every command has it, and `--help`. */
  readonly json: boolean;
}

export interface Command<O extends OptionTable = OptionTable> {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What follows `horta NAME` in a call: `[options] FILE`. */
  readonly usage: string;
  /** Beside `--json` and `--help`, which every command has. */
  readonly options: O;
  /** How many operands it takes; none if not given. */
  readonly operands?: { readonly min: number; readonly max: number };
  /** Does it and tells the exit code: 0 if all went well, 1 if something was found wrong. Throws UsageError for bad parameters. */
  run(context: Context<O>): number | Promise<number>;
}

/** A command with the types of its values worked out from its options. */
export function command<const O extends OptionTable>(definition: Command<O>): Command<O> {
  return definition;
}

/** Bad parameters: one line on stderr and exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Lines for people. Whatever stands in them, it can't give orders to the terminal. */
export function print(context: Terminal, text = ''): void {
  context.stdout.write(`${printable(text, '\n')}\n`);
}

/** Something that went wrong, in one line. */
export function complain(context: Terminal, message: string): void {
  context.stderr.write(`horta: ${inOneLine(message)}\n`);
}

/** One JSON document, or one of JSON lines. */
export function printJson(context: Terminal, value: unknown): void {
  context.stdout.write(`${printable(JSON.stringify(value))}\n`);
}

/** One line that can be read: a file that is something else altogether is quoted without end. */
export function inOneLine(message: string): string {
  const line = printable(message.replaceAll(/\s*[\r\n]\s*/g, ' '));
  return line.length <= LONGEST_MESSAGE ? line : `${line.slice(0, LONGEST_MESSAGE - 4)} ...`;
}
