/** The built client on a port of its own, served as `npm start` does it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

export const DIST: string = fileURLToPath(new URL('../dist', import.meta.url));
/** The script of the worker that keeps the games. */
export const HOST = 'workers/host.js';
const SERVER = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

export interface Site {
  /** With a slash at the end. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * The same, but for chance: it is the same in every run, for new games and for bots (32 hex digits each); ids stay what
 * they are. It is a copy whose host begins with that, since a browser that lets tests change what it fetches fetches
 * everything several times as slowly.
 */
export async function openRepeatableSite(): Promise<Site> {
  const root = mkdtempSync(join(tmpdir(), 'horta-site-'));
  cpSync(DIST, root, { recursive: true });
  const host = join(root, HOST);
  for (const ending of ['.br', '.gz']) rmSync(`${host}${ending}`, { force: true });
  writeFileSync(host, withFixedChance(readFileSync(host, 'utf8')));
  const site = await openSite(root);
  return {
    ...site,
    async close() {
      await site.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** The script of the host, with another draw for each `start`. */
export function withFixedChance(script: string, start = 1893): string {
  return `
const draw = crypto.getRandomValues.bind(crypto);
let drawn = ${start};
crypto.getRandomValues = (bytes) => {
  if (bytes.length !== 16) return draw(bytes);
  for (let i = 0; i < bytes.length; i++) {
    drawn = (Math.imul(drawn, 1664525) + 1013904223) | 0;
    bytes[i] = drawn >>> 24;
  }
  return bytes;
};
${script}`;
}

/** Fails if client or server is not built. */
export async function openSite(root: string = DIST): Promise<Site> {
  for (const file of [SERVER, join(root, 'index.html')])
    if (!existsSync(file)) throw new Error(`there is no ${file}: npm run build first`);
  const data = mkdtempSync(join(tmpdir(), 'horta-data-'));
  const server = spawn(process.execPath, [SERVER, '--port', '0', '--root', root, '--data', data], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await readAddress(server);
  return {
    address,
    close: () =>
      new Promise((resolve) => {
        server.once('close', () => {
          rmSync(data, { recursive: true });
          resolve();
        });
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
