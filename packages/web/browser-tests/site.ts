/** The built client on a port of its own, served as `npm start` does it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

export const DIST: string = fileURLToPath(new URL('../dist', import.meta.url));
const SERVER = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

export interface Site {
  /** With a slash at the end. */
  readonly address: string;
  close(): Promise<void>;
}

/** Fails if client or server is not built. */
export async function openSite(root: string = DIST): Promise<Site> {
  for (const file of [SERVER, join(root, 'index.html')])
    if (!existsSync(file)) throw new Error(`there is no ${file}: npm run build first`);
  const server = spawn(process.execPath, [SERVER, '--port', '0', '--root', root], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await readAddress(server);
  return {
    address,
    close: () =>
      new Promise((resolve) => {
        server.once('close', () => resolve());
        server.kill('SIGTERM');
      }),
  };
}

function readAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (text: Buffer) => {
      said += text;
      const [, address] = /ready: (http\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('close', () => reject(new Error(`the server ended: ${said}`)));
  });
}

/** The files of the build as they are addressed: `assets/index-1234.js`. Copies that are only smaller are left out. */
export function builtFiles(): string[] {
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(DIST.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !/(?:\.br|\.gz)$|(?:^|\/)\./.test(name));
}

/** Bytes that a file takes on its way to a browser. */
export function sentSize(file: string): number {
  const path = join(DIST, file);
  if (existsSync(`${path}.br`)) return readFileSync(`${path}.br`).length;
  const content = readFileSync(path);
  return /\.(?:html|js|css|svg|webmanifest)$/.test(file)
    ? brotliCompressSync(content).length
    : content.length;
}
