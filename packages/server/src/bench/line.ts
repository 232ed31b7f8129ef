/** A page's socket with as little around it as can be: what drives a benchmark is not to be what is measured. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';

export interface Line {
  /** What is done with each text that comes, until it is set anew. */
  onText: (text: Buffer) => void;
  /** The server is gone, or doesn't want it any more. */
  onGone: () => void;
  send(text: string): void;
  close(): void;
}

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const CLOSE = 0x88;
const MASKED = 0x80;
/** Clients must mask what they send; these bytes leave it as it is. */
const MASK = Buffer.alloc(4);
/** Lengths up to here stand in the second byte; this one and the next say that two or eight bytes follow. */
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const LONGEST_SENT = 0xffff;

/** `address` is that of the server, as http. */
export async function openLine(address: URL, headers: Readonly<Record<string, string>>): Promise<Line> {
  const asked = request(address, {
    headers: {
      ...headers,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    },
  });
  asked.end();
  const answered = new Promise<never>((_, reject) =>
    asked.once('response', ({ statusCode }) => reject(new Error(`there is no socket here: ${statusCode}`))),
  );
  const [, socket, first] = (await Promise.race([once(asked, 'upgrade'), answered])) as [
    IncomingMessage,
    Socket,
    Buffer,
  ];
  return lineOn(socket, first);
}

function lineOn(socket: Socket, first: Buffer): Line {
  const line: Line = {
    onText: () => {},
    onGone: () => {},
    send: (text) => void socket.write(frame(TEXT, Buffer.from(text))),
    close() {
      line.onGone = () => {};
      socket.destroy();
    },
  };
  let rest: Buffer = Buffer.alloc(0);
  const read = (chunk: Buffer) => {
    rest = readFrames(rest.length === 0 ? chunk : Buffer.concat([rest, chunk]), (kind, content) => {
      if (kind === TEXT) line.onText(content);
      else if (kind === PING) socket.write(frame(PONG, content));
      else if (kind === CLOSE) socket.destroy();
    });
  };
  socket.setNoDelay(true);
  socket.on('data', read);
  socket.on('error', () => socket.destroy());
  socket.once('close', () => line.onGone());
  // After whoever opened it has said what is done with texts.
  if (first.length > 0) setImmediate(() => read(first));
  return line;
}

/** Returns what is not yet whole. */
function readFrames(bytes: Buffer, onFrame: (kind: number, content: Buffer) => void): Buffer {
  let at = 0;
  while (bytes.length - at >= 2) {
    const said = bytes[at + 1] as number;
    const head = said === EIGHT_BYTES ? 10 : said === TWO_BYTES ? 4 : 2;
    if (bytes.length - at < head) break;
    const length = lengthAt(bytes, at + 2, said);
    if (bytes.length - at < head + length) break;
    onFrame(bytes[at] as number, bytes.subarray(at + head, at + head + length));
    at += head + length;
  }
  return bytes.subarray(at);
}

function lengthAt(bytes: Buffer, at: number, said: number): number {
  if (said === EIGHT_BYTES) return Number(bytes.readBigUInt64BE(at));
  return said === TWO_BYTES ? bytes.readUInt16BE(at) : said;
}

function frame(kind: number, content: Buffer): Buffer {
  const { length } = content;
  if (length > LONGEST_SENT) throw new Error('pages send short messages only');
  const head =
    length <= SHORT
      ? Buffer.from([kind, MASKED | length])
      : Buffer.from([kind, MASKED | TWO_BYTES, length >> 8, length & 0xff]);
  return Buffer.concat([head, MASK, content]);
}
