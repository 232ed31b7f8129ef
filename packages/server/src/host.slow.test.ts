/** A server is a host like the browser's: the same contract, through a page's end of a real socket. */
import { randomBytes } from 'node:crypto';
import { digestOf } from '@horta/online/chance';
import { connect, createOnlineHost, socketAddress } from '@horta/online/client';
import { describeHost, PLAYER, type TriedHost } from '@horta/table/host-suite';
import { WebSocket } from 'ws';
import { openStorage, type SqliteStorage, type StorageOptions } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import { createTestServer, FLOOD } from './testing/server.ts';
import { createVisitor } from './testing/visitor.ts';

const TOO_LONG = { id: '', name: 'x'.repeat(100_000) };

/** A server, and one page of one person. */
async function serverWithPage(): Promise<TriedHost> {
  const { open, fill } = fillable();
  const server = await createTestServer({
    limits: { messagesPerSocket: FLOOD, messagesPerPerson: FLOOD },
    openStorage: open,
  });
  const visitor = createVisitor(server.address);
  await visitor.signIn(PLAYER);
  const connection = connect({
    open: () =>
      new WebSocket(socketAddress(server.address), {
        headers: { ...visitor.headers, cookie: visitor.cookie },
      }),
    timers: {
      after(milliseconds, callback) {
        const timer = setTimeout(callback, milliseconds);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    },
  });
  const host = createOnlineHost(connection, {
    async fetchText(path) {
      const answer = await visitor.fetch('GET', path);
      return { isFound: answer.ok, text: await answer.text() };
    },
    chance: { hex: (digits) => randomBytes(digits / 2).toString('hex'), digestOf },
  });
  return {
    host,
    isOfThisDevice: false,
    breakStorage: fill,
    async close() {
      connection.close();
      await server.close();
    },
  };
}

/** A real database, until it is full. */
function fillable() {
  let storage: SqliteStorage | undefined;
  let isFull = false;
  return {
    async open(options: StorageOptions): Promise<Storage> {
      const opened = await openStorage(options);
      storage = opened;
      // What its last pages have room for is refused with the rest of the same commit.
      const overfill = () => {
        if (isFull) opened.write({ write: 'person', person: TOO_LONG }).catch(() => {});
      };
      return {
        ...opened,
        write(write) {
          overfill();
          return opened.write(write);
        },
        writeAll(writes) {
          overfill();
          return opened.writeAll(writes);
        },
      };
    },
    fill() {
      storage?.limitPages(1);
      isFull = true;
    },
  };
}

describeHost('a server over sockets', serverWithPage);
