/** Serves the client that lies beside this package. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addresses } from './addresses.ts';
import { listen } from './listen.ts';
import { HELP, readOptions } from './options.ts';
import { createServer } from './server.ts';

const CLIENT = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.isHelpWanted) {
    process.stdout.write(HELP);
    return;
  }
  const root = resolve(options.root ?? CLIENT);
  const { server, port } = await listen(() => createServer({ root }), options);
  const [first, ...others] = addresses(options.host, port);
  console.log(`Horta is ready: ${first}`);
  for (const other of others) console.log(`in your network: ${other}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}

main().catch((error: Error) => {
  console.error(`horta: ${error.message}`);
  process.exitCode = 2;
});
