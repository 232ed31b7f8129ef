/**
 * What a server says of itself: a line of JSON each, or in a terminal plain words. It never says cookies, tokens, codes,
 * names or whose table is which; addresses only where the host wants them.
 */
import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type Log = Logger;

export function createLog(level: LogLevel, output: NodeJS.WriteStream = process.stderr): Log {
  // No name of the machine, no number of the process: whoever collects lines knows where they come from.
  // eslint-disable-next-line no-restricted-syntax -- pino's own word for it
  const options = { level, base: null };
  return output.isTTY ? pino(options, plainLines(output)) : pino(options, output);
}

export function createSilentLog(): Log {
  return pino({ level: 'silent' });
}

/** `Horta is ready: http://localhost:1893/`, and of what is the matter that it is. */
function plainLines(output: NodeJS.WritableStream): Writable {
  return new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      output.write(`${plainLine(line)}\n`, () => done());
    },
  });
}

function plainLine(line: string): string {
  const {
    level,
    time: _time,
    msg = '',
    err,
    ...rest
  } = JSON.parse(line) as {
    readonly level: number;
    readonly time: number;
    readonly msg?: string;
    readonly err?: { readonly message: string };
  };
  const kind =
    level >= pino.levels.values.error! ? 'error: ' : level >= pino.levels.values.warn! ? 'warning: ' : '';
  const more = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const words = [msg, ...(err === undefined ? [] : [`(${err.message})`]), ...more];
  return `${kind}${words.join(' ')}`;
}
