/** A wire between browsers and a server that can be cut: what is underway is lost, and nothing comes through. */
import { connect, createServer, type Socket } from 'node:net';

export interface Wire {
  /** With a slash at the end. */
  readonly address: string;
  readonly port: number;
  /** From now on it ends at another server. */
  leadTo(port: number): void;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/** `port`: where it ends; if it is not said, there is nothing at its end at first. */
export async function layWire(port?: number): Promise<Wire> {
  let end = port;
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut || end === undefined) {
      near.destroy();
      return;
    }
    const far = connect(end, HOST);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on('error', () => other.destroy());
      one.once('close', () => {
        ends.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const cutAll = () => {
    for (const one of ends) one.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port: own } = server.address() as { port: number };
  return {
    address: `http://${HOST}:${own}/`,
    port: own,
    leadTo(next) {
      end = next;
    },
    cut() {
      isCut = true;
      cutAll();
    },
    mend() {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cutAll();
      }),
  };
}
