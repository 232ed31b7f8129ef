/** Tables at a server of ours: people come as pages do, sit down and play by chance, game after game. */
import type { Random } from '@horta/engine';
import { type CallAnswer, SOCKET_PATH, type Tell } from '@horta/online';
import { createVisitor, type TestSocket } from '../testing/visitor.ts';
import { beginTable, done, hex, joinTable } from '../trials/players.ts';
import { ASKED, type Asked, type Driven } from './driving.ts';
import { type Line, openLine } from './line.ts';

/** What the tables play, one after the other. */
const SETUPS = [
  { game: '1893' },
  { game: '1897' },
  { game: '1893', options: { belleEpoque: true } },
  { game: '1893-first-edition' },
];

/** A page that calls, and waits for answers. */
interface Page {
  readonly line: Line;
  readonly socket: Pick<TestSocket, 'call'>;
  hear(text: Buffer): void;
}

/** So many people each, and so many who look on. */
export async function comeToTable(
  address: string,
  number: number,
  { seats, watchers, random }: { readonly seats: number; readonly watchers: number; readonly random: Random },
): Promise<Driven> {
  const players: Page[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const visitor = createVisitor(address);
    await visitor.signIn(`Ada ${number}-${seat}`);
    const page = await openPage(address, visitor.cookie);
    // Pages tell how many games wait for somebody, also at a table.
    done(await page.socket.call('mine', {}));
    players.push(page);
  }
  const onlookers: Page[] = [];
  for (let i = 0; i < watchers; i++) onlookers.push(await openPage(address, ''));
  const pages = [...players, ...onlookers];
  let table = '';
  let next: Asked | undefined;

  const driven: Driven = {
    lines: pages.map(({ line }) => line),
    offered(by, text) {
      next = { by, text: decisionOn(text, random) };
    },
    heard: (place, text) => pages[place]?.hear(text),
    next() {
      const asked = next;
      next = undefined;
      return asked;
    },
    async renew() {
      if (table !== '') await Promise.all(pages.map(({ socket }) => socket.call('exit', { table })));
      const setup = SETUPS[number % SETUPS.length];
      table = await beginTable(players, random, setup);
      for (const page of onlookers) await joinTable(page, table);
      await Promise.all(pages.map(async ({ socket }) => done(await socket.call('enter', { table }))));
    },
  };
  return driven;
}

async function openPage(address: string, cookie: string): Promise<Page> {
  const origin = new URL(address);
  const line = await openLine(new URL(SOCKET_PATH, origin), {
    origin: origin.origin,
    ...(cookie === '' ? {} : { cookie }),
  });
  const calls = new Map<number, (answer: CallAnswer<never>) => void>();
  let last = ASKED;
  const page: Page = {
    line,
    socket: {
      call: (name, parameters) =>
        new Promise((resolve) => {
          calls.set(++last, resolve);
          line.send(JSON.stringify({ id: last, call: name, ...parameters }));
        }),
    },
    hear(text) {
      // What is told meanwhile nobody looks at.
      if (calls.size === 0) return;
      const { answer, ...rest } = JSON.parse(String(text)) as CallAnswer<never>;
      if (answer === undefined) return;
      calls.get(answer)?.({ answer, ...rest });
      calls.delete(answer);
    },
  };
  line.onText = page.hear;
  return page;
}

/** Of those that a page was told of, one by chance, as it is sent. */
function decisionOn(text: Buffer, random: Random): string {
  const tell = JSON.parse(String(text)) as Extract<Tell, { tell: 'table' }>;
  const { table, message } = tell;
  const { revision, now } = message.told ?? {};
  const { seat, options = [] } = now?.decision ?? {};
  const option = options[random.below(options.length)];
  const request = { what: 'decide', id: hex(random, 32), seat, revision, option };
  return JSON.stringify({ id: ASKED, call: 'ask', table, request });
}
