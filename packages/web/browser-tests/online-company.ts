/** A server of a file's own, and people who come to it, each with a browser that has kept nothing. */
import type { TableSetup } from '@horta/online';
import {
  createTestServer,
  createVisitor,
  type TestServer,
  type TestServerOptions,
} from '@horta/server/testing';
import type { Browser, Page } from 'playwright-core';
import type { Guest as Caller } from './screenshots/online-people.ts';
import { DIST } from './site.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';
import { theBrowser } from './visitors.ts';

export const LAPTOP = { width: 1366, height: 768 };

export interface Guest extends Visit {
  readonly name: string;
  /** By which they came. */
  readonly address: string;
}

export interface GuestOptions extends VisitOptions {
  /** By which they come, if it is another one than that of all others. */
  readonly address?: string;
}

export interface Company {
  readonly server: TestServer;
  /** By which browsers come; with a slash at the end. */
  readonly address: string;
  /** Somebody with a name, who is nowhere yet; nobody yet if the name is empty. */
  come(name: string, options?: GuestOptions): Promise<Guest>;
  /** Opens a table as the first of them would; they go there, and sit down in their order. Resolves to its id. */
  sitDown(guests: readonly Guest[], wish: TableWish): Promise<string>;
  /** The same, and the game has begun. */
  begin(guests: readonly Guest[], wish: TableWish): Promise<string>;
  open(guest: Guest, wish: TableWish): Promise<string>;
  /** The same person without a page. */
  connect(guest: Guest): Promise<Caller>;
  leave(): Promise<void>;
}

type TableWish = Pick<TableSetup, 'game' | 'seed'> & Partial<TableSetup>;

interface CompanyOptions extends TestServerOptions {
  /** If it is not the browser of all tests; closed in the end. */
  readonly browser?: Browser;
  /** By which browsers come, if it is not the server's own address. */
  readonly name?: string;
}

const COMMON: Omit<TableSetup, 'game' | 'seed'> = {
  options: {},
  seats: [{ for: 'person' }, { for: 'person' }],
  pace: { kind: 'live', minutes: 30, increment: 20 },
  isListed: false,
  mayBeWatched: true,
  takingBack: 'agreed',
  hasHints: true,
};

export async function openCompany({ browser, name, ...options }: CompanyOptions = {}): Promise<Company> {
  const server = await createTestServer({ root: DIST, ...options });
  const address = name === undefined ? server.address : `http://${name}:${server.port}/`;
  if (name !== undefined) await server.restart({ url: address });
  const guests: Guest[] = [];

  async function come(called: string, wish: GuestOptions = {}): Promise<Guest> {
    const way = wish.address ?? address;
    // Without a page yet: they are nobody until they have said who they are.
    const visited = await visit(browser ?? (await theBrowser()), way, { ...wish, path: 'favicon.svg' });
    const guest = { ...visited, name: called, address: way };
    guests.push(guest);
    if (called === '') return guest;
    await visited.page.evaluate(
      (body) =>
        fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      JSON.stringify({ name: called }),
    );
    return guest;
  }

  async function connect({ context }: Guest): Promise<Caller> {
    const visitor = createVisitor(server.address, new URL(address).origin);
    visitor.headers.host = new URL(address).host;
    const cookies = await context.cookies(address);
    visitor.cookie = cookies.map(({ name: key, value }) => `${key}=${value}`).join('; ');
    return { cookie: visitor.cookie, socket: await visitor.connect() };
  }

  async function open(guest: Guest, wish: TableWish): Promise<string> {
    const { socket } = await connect(guest);
    const answer = await socket.call('open', { setup: { ...COMMON, ...wish } });
    await socket.close();
    if (!answer.ok || answer.value === undefined) throw new Error(`no table: ${JSON.stringify(answer)}`);
    return answer.value.table;
  }

  async function sitDown(sitters: readonly Guest[], wish: TableWish): Promise<string> {
    const [opener] = sitters;
    if (opener === undefined) throw new Error('someone must open the table');
    const table = await open(opener, wish);
    await Promise.all(
      sitters.map(async ({ page, address: way }, seat) => {
        await page.goto(tableAddress(way, table));
        await page.locator(`[data-seat="${seat}"] [data-testid=sit]`).click();
        await page.locator(`[data-seat="${seat}"] [data-testid=stand-up]`).waitFor();
      }),
    );
    return table;
  }

  return {
    server,
    address,
    come,
    open,
    connect,
    sitDown,
    async begin(sitters, wish) {
      const table = await sitDown(sitters, wish);
      await sitters[0]?.page.getByTestId('begin').click();
      await Promise.all(sitters.map(({ page }) => atTable(page)));
      return table;
    },
    async leave() {
      for (const { context } of guests) await context.close();
      await server.close();
      await browser?.close();
    },
  };
}

export function tableAddress(address: string, table: string): string {
  return `${address}#/online/${table}`;
}

/** Until the game is there. */
export async function atTable(page: Page): Promise<void> {
  await page.getByTestId('table').waitFor();
  await page.waitForSelector('main .thing', { state: 'attached' });
}
