/** A wire between browsers and a server that can be cut: what is underway is lost, and nothing comes through. */
import { connect, createServer, type Socket } from 'node:net';

export interface Wire {
  /** With a slash at the end. */
  readonly address: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

export async function layWire(port: number): Promise<Wire> {
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, HOST);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => other.destroy());
      end.once('close', () => {
        ends.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  const cutAll = () => {
    for (const end of ends) end.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port: own } = server.address() as { port: number };
  return {
    address: `http://${HOST}:${own}/`,
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
