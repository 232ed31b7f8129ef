/** Reads the command line. */
import { parseArgs } from 'node:util';

export interface Options {
  readonly host: string;
  readonly port: number | undefined;
  /** Undefined: the client of this repository. */
  readonly root: string | undefined;
  readonly isHelpWanted: boolean;
}

export const HELP = `Serves Horta to browsers.

  --port PORT   the port; usually 1893, or the next one that is free
  --host HOST   who may come: 'localhost' (usually) this machine alone, '0.0.0.0' the whole local network
  --root FOLDER another build of the client
  --help        shows this
`;

/** Throws an error for people. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      root: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  return {
    host: values.host ?? 'localhost',
    port: readPort(values.port),
    root: values.root,
    isHelpWanted: values.help ?? false,
  };
}

function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`--port: expected 0 to 65535, found '${text}'`);
  return port;
}
