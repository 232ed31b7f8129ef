/** Everything that comes to somebody over the wire, byte by byte: heads, frames and all. */
import { request } from 'node:http';
import { connect, type NetConnectOpts, type Socket } from 'node:net';

export interface Wire {
  /** A connection whose bytes are kept. */
  readonly createConnection: typeof connect;
  bytes(): Buffer;
  /** What a page would be answered, but for the date; `cookie` is empty for one who has no session. */
  download(address: string, path: string, cookie: string): Promise<string>;
}

export function newWire(): Wire {
  const chunks: Buffer[] = [];
  const createConnection = ((options: NetConnectOpts): Socket =>
    connect(options).on('data', (data) => void chunks.push(data))) as typeof connect;
  return {
    createConnection,
    bytes: () => Buffer.concat(chunks),
    download: (address, path, cookie) =>
      new Promise((resolve, reject) => {
        const headers = cookie === '' ? {} : { cookie };
        const asked = request(new URL(path, address), {
          ...{ headers, agent: false },
          createConnection: (options) => createConnection(options as NetConnectOpts),
        });
        asked.once('error', reject).once('response', (answer) => {
          let text = '';
          answer.on('data', (data) => {
            text += String(data);
          });
          answer.once('end', () => {
            const { date, ...rest } = answer.headers;
            resolve(`${answer.statusCode} ${JSON.stringify(rest)} ${text}`);
          });
        });
        asked.end();
      }),
  };
}
