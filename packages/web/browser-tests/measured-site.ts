/** What Lighthouse measures: the built client as `npm start` serves it, and a browser that it can steer by a port. */
import { type AddressInfo, createServer } from 'node:net';
import { launchBrowser } from './browser.ts';
import { openSite } from './site.ts';

export { openSite };

/** A browser with nothing in it; `use` gets the port by which it is steered. */
export async function withSteeredBrowser<Result>(use: (port: number) => Promise<Result>): Promise<Result> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    return await use(port);
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
