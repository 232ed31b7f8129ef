/** What there is to see of play with others: each page and each state of a table over a network. */
import type { TableSetup } from '@horta/online';
import type { TestServer } from '@horta/server/testing';
import type { Page } from 'playwright-core';
import { ask, begin, done, type Guest, playByChance, playUpTo, says, sitDown } from './online-people.ts';
import type { Play, Point } from './positions.ts';

/** What somebody sees who comes to an address. */
export interface Seen {
  /** What stands after `#`. */
  readonly hash: string;
  /** Who comes; somebody without a name if it is not said. */
  readonly as?: Guest;
  /** What is done before one looks. */
  readonly before?: (page: Page) => Promise<void>;
}

export interface Stage {
  readonly server: TestServer;
  come(name: string): Promise<Guest>;
  /** The clock of the server goes on by so many minutes. */
  later(minutes: number): void;
}

export interface OnlineScene {
  readonly name: string;
  readonly only?: 'wide' | 'phone';
  /** Without an address for others. */
  readonly isLocal?: boolean;
  /** In a browser of its own: it changes more there than a visitor can. */
  readonly isAlone?: boolean;
  readonly prepare: (stage: Stage) => Promise<Seen>;
}

const GAME: Play = { game: '1893', players: 3, people: 3, seed: 'Hôtel van Eetvelde' };
const CARDS: Play = { game: '1897', players: 2, people: 2, seed: 'Maison Cauchie' };
const MIDDLE: Point = { round: 2, step: 'turn' };
const END: Point = { step: 'end' };
const NOBODY = '0'.repeat(32);
const LISTED = { isListed: true };
const PERSON = { for: 'person' as const };
const BOT = { for: 'bot' as const, bot: 'journeyman' as const };

const NAMES = ['Anna', 'Maximilian', 'Chloé'];

function friends({ come }: Stage, count: number): Promise<Guest[]> {
  return Promise.all(NAMES.slice(0, count).map(come));
}

const ofTable = (id: string) => `#/online/${id}`;

/** A game of three in its second round, as the first of them sees it. */
const playing =
  (
    then: (table: Awaited<ReturnType<typeof playUpTo>>, stage: Stage) => Promise<Partial<Seen> | undefined>,
    setup: Partial<TableSetup> = {},
  ) =>
  async (stage: Stage): Promise<Seen> => {
    const guests = await friends(stage, 3);
    const table = await playUpTo(guests, GAME, MIDDLE, setup);
    return { hash: ofTable(table.id), as: guests[0], ...(await then(table, stage)) };
  };

/** A game of two that is over. */
const finished =
  (seen: (id: string, guests: readonly Guest[], stage: Stage) => Partial<Seen> | Promise<Partial<Seen>>) =>
  async (stage: Stage): Promise<Seen> => {
    const guests = await friends(stage, 2);
    const { id } = await playUpTo(guests, CARDS, END);
    return { hash: ofTable(id), as: guests[0], ...(await seen(id, guests, stage)) };
  };

/** The same, dealt from everybody's chance. */
const fairGame = async (stage: Stage): Promise<string> => {
  const table = await sitDown(await friends(stage, 2), { game: '1897' });
  await begin(table);
  await playByChance(table);
  return table.id;
};

/** What one comes to by a link before the game: three seats, of which two are taken. */
const room = async (stage: Stage) => {
  const [anna, max] = await friends(stage, 2);
  return sitDown([anna, max] as Guest[], { seats: [PERSON, PERSON, PERSON] });
};

const opensChat = async (page: Page) => {
  await page.getByTestId('chat-button').first().click();
  await page.getByTestId('chat').waitFor();
};

/** Nothing comes from the server any more. */
const losesServer = async (page: Page) => {
  await page.context().route('**/api/**', (route) => route.abort());
  await page.routeWebSocket(/\/api\/socket/, (socket) => socket.close());
  await page.reload();
  await page.locator('main h1').waitFor();
};

async function manyTables(stage: Stage): Promise<Seen> {
  const [anna, max, chloe] = (await friends(stage, 3)) as [Guest, Guest, Guest];
  await playUpTo([anna, max, chloe], GAME, MIDDLE);
  await playUpTo([max, anna], { ...CARDS, seed: 'Hôtel Hannon' }, { round: 2, step: 'turn' });
  await playUpTo([anna, max], CARDS, END);
  await sitDown([max], { ...LISTED, game: '1897', seats: [PERSON, PERSON, BOT] });
  await sitDown([chloe], {
    ...LISTED,
    options: { belleEpoque: true },
    seats: [PERSON, PERSON, PERSON, PERSON],
    pace: { kind: 'days', days: 2, reserve: 3 },
  });
  await playUpTo([chloe, max], { ...CARDS, seed: 'Hôtel Frison' }, MIDDLE, LISTED);
  return { hash: '#/together', as: anna };
}

export const ONLINE_SCENES: readonly OnlineScene[] = [
  {
    name: 'online-only-here',
    isLocal: true,
    prepare: async ({ come }) => ({ hash: '#/together', as: await come('Anna') }),
  },
  { name: 'online-name', prepare: async () => ({ hash: '#/together' }) },
  { name: 'online-together', prepare: manyTables },
  {
    name: 'online-first-time',
    prepare: async ({ come }) => ({ hash: '#/together', as: await come('Anna') }),
  },
  { name: 'online-open', prepare: async ({ come }) => ({ hash: '#/together/open', as: await come('Anna') }) },
  {
    name: 'online-room',
    prepare: async (stage) => {
      const { id, guests } = await room(stage);
      return { hash: ofTable(id), as: guests[0] };
    },
  },
  { name: 'online-room-newcomer', prepare: async (stage) => ({ hash: ofTable((await room(stage)).id) }) },
  {
    name: 'online-room-full',
    prepare: async (stage) => {
      const { id } = await sitDown(await friends(stage, 3));
      return { hash: ofTable(id), as: await stage.come('Dirk') };
    },
  },
  { name: 'online-gone', prepare: async ({ come }) => ({ hash: ofTable(NOBODY), as: await come('Anna') }) },
  {
    name: 'online-unreachable',
    isAlone: true,
    prepare: async ({ come }) => ({ hash: '#/together', as: await come('Anna'), before: losesServer }),
  },
  { name: 'online-table', prepare: playing(async () => undefined) },
  { name: 'online-table-waiting', prepare: playing(async ({ guests }) => ({ as: guests[1] })) },
  {
    name: 'online-table-days',
    prepare: playing(async () => undefined, { pace: { kind: 'days', days: 2, reserve: 3 } }),
  },
  {
    name: 'online-chat',
    prepare: playing(async (table) => {
      await says(table, 0, 'Good evening, both of you!');
      await says(table, 1, 'Hello Anna. I can only stay until half past nine, so let us begin at once.');
      await says(table, 2, 'That is enough for three rounds :-)');
      return { before: opensChat };
    }),
  },
  {
    name: 'online-offer-back',
    prepare: playing(async (table) => {
      await ask(table, 1, { what: 'offer', agreement: { on: 'back', stands: 0 } });
    }),
  },
  {
    name: 'online-offer-own',
    prepare: playing(async (table) => {
      await ask(table, 0, { what: 'offer', agreement: { on: 'pause' } });
    }),
  },
  {
    name: 'online-paused',
    prepare: playing(async (table) => {
      await ask(table, 1, { what: 'offer', agreement: { on: 'pause' } });
      for (const seat of [0, 2]) await ask(table, seat, { what: 'reply', agrees: true });
    }),
  },
  {
    name: 'online-menu',
    prepare: playing(async ({ guests }) => {
      await guests[2]?.socket.close();
      return {
        before: async (page) => {
          await page.getByTestId('menu').first().click();
          await page.getByTestId('agreements').locator('summary').click();
        },
      };
    }),
  },
  {
    name: 'online-lost',
    prepare: async (stage) => ({
      ...(await playing(async () => undefined)(stage)),
      before: async (page) => {
        await stage.server.stop();
        await page.getByTestId('connection').waitFor();
      },
    }),
  },
  {
    name: 'online-clock-out',
    prepare: playing(async (table, { later }) => {
      later(40);
      await table.guests[0]?.socket.find(
        (tell) => tell.tell === 'table' && (tell.message.told?.now.absences?.length ?? 0) > 0,
      );
    }),
  },
  { name: 'online-watch', prepare: playing(async (_, { come }) => ({ as: await come('Dirk') })) },
  { name: 'online-end', prepare: finished(() => ({})) },
  {
    name: 'online-ended-without-result',
    prepare: playing(async (table) => {
      await ask(table, 1, { what: 'offer', agreement: { on: 'end' } });
      for (const seat of [0, 2]) await ask(table, seat, { what: 'reply', agrees: true });
    }),
  },
  {
    name: 'online-rematch',
    prepare: finished(async (id, guests) => {
      const { table } = done(await guests[0].socket.call('rematch', { table: id }));
      return { hash: ofTable(table) };
    }),
  },
  { name: 'online-replay', prepare: finished((id) => ({ hash: `#/look/${id}` })) },
  { name: 'online-verify', prepare: async (stage) => ({ hash: `#/verify/${await fairGame(stage)}` }) },
  {
    name: 'online-verify-tampered',
    prepare: async (stage) => {
      const id = await fairGame(stage);
      const text = await (await fetch(`${stage.server.address}api/tables/${id}/record`)).text();
      return {
        hash: '#/verify',
        before: async (page) => {
          const [, secret = ''] = /"secret":"([0-9a-f]+)"/.exec(text) ?? [];
          const buffer = Buffer.from(text.replace(secret, `${secret.slice(1)}${secret[0]}`));
          await page
            .getByTestId('verify-file')
            .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
          await page.getByTestId('verdict').waitFor();
        },
      };
    },
  },
  { name: 'online-verify-which', prepare: async () => ({ hash: '#/verify' }) },
  {
    name: 'online-device',
    prepare: async ({ come }) => ({
      hash: '#/device',
      as: await come('Anna'),
      before: (page) => page.getByTestId('device-make').click(),
    }),
  },
  {
    name: 'online-device-take',
    prepare: async ({ come }) => ({ hash: `#/device/${NOBODY}`, as: await come('Ben') }),
  },
];
