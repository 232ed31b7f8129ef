/** Serves the client that lies beside this package, and hosts tables. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addresses } from './addresses.ts';
import { createLog } from './logging.ts';
import { HELP, type Options, readOptions } from './options.ts';
import { type Running, run } from './run.ts';
import { USUAL_DATA } from './storage/folder.ts';

const CLIENT = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function main(options: Options): Promise<void> {
  const log = createLog(options.log);
  const root = resolve(options.root ?? CLIENT);
  const data = resolve(options.data ?? USUAL_DATA);
  const running = await run({ ...options, root, data }, { log });
  const [first, ...others] = addresses(options.host, running.port);
  console.log(`Horta is ready: ${first}`);
  for (const other of others) console.log(`in your network: ${other}`);
  if (options.url !== undefined) console.log(`for everybody: ${options.url.href}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(running));

  async function stop({ stop: end }: Running): Promise<void> {
    try {
      await end();
      log.info('everything is stored; good bye');
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'something could not be stored at the end');
      process.exit(1);
    }
  }
}

function readArguments(): Options | undefined {
  try {
    return readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    refuse(error, 2);
    return undefined;
  }
}

function refuse(error: unknown, code: number): void {
  console.error(`horta: ${(error as Error).message}`);
  process.exitCode = code;
}

const options = readArguments();
if (options?.isHelpWanted) process.stdout.write(HELP);
else if (options !== undefined) main(options).catch((error) => refuse(error, 1));
