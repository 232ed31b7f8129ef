/** People at tables over a network, without browsers: they sit down, play as bots did before, talk and offer. */
import { randomFromSeed, recordFromText } from '@horta/engine';
import type { CallAnswer, TableSetup } from '@horta/online';
import { digestOf } from '@horta/online/chance';
import { createVisitor, type TestServer, type TestSocket } from '@horta/server/testing';
import type { Request } from '@horta/table';
import { gameUpTo, type Play, type Point } from './positions.ts';

export interface Guest {
  readonly cookie: string;
  readonly socket: TestSocket;
}

/** A table, with who has its seats. */
export interface Seated {
  readonly id: string;
  readonly guests: readonly Guest[];
}

type Without<T, Key extends string> = T extends unknown ? Omit<T, Key> : never;
export type Wish = Without<Request, 'id' | 'seat' | 'revision'>;

const SETUP: Omit<TableSetup, 'seats'> = {
  game: '1893',
  options: {},
  pace: { kind: 'live', minutes: 30, increment: 20 },
  isListed: false,
  mayBeWatched: true,
  takingBack: 'agreed',
  hasHints: true,
};

/** `origin` is what pages of the server have. */
export async function comes(server: TestServer, origin: string, name: string): Promise<Guest> {
  const visitor = createVisitor(server.address, origin);
  visitor.headers.host = new URL(origin).host;
  await visitor.signIn(name);
  return { cookie: visitor.cookie, socket: await visitor.connect() };
}

/** The first of them opens a table, and they sit down in their order; seats that are left are free. */
export async function sitDown(guests: readonly Guest[], setup: Partial<TableSetup> = {}): Promise<Seated> {
  const seats = setup.seats ?? guests.map(() => ({ for: 'person' as const }));
  const { table: id } = done(
    await first(guests).socket.call('open', { setup: { ...SETUP, ...setup, seats } }),
  );
  for (const [seat, { socket }] of guests.entries()) {
    done(await socket.call('enter', { table: id }));
    done(await socket.call('sit', { table: id, seat, digest: digestOf(bitsOf(seat)) }));
  }
  return { id, guests };
}

export async function begin({ id, guests }: Seated): Promise<void> {
  done(await first(guests).socket.call('begin', { table: id, isWanted: true }));
  for (const [seat, { socket }] of guests.entries())
    done(await socket.call('ready', { table: id, seat, bits: bitsOf(seat) }));
  await join({ id, guests });
}

/** Every decision is one that somebody sends. */
async function join({ id, guests }: Seated): Promise<void> {
  for (const { socket } of guests) done(await socket.call('join', { table: id, playsForced: false }));
}

/** A game that has begun elsewhere is played to its end by those who sit there. */
export async function playOn(seated: Seated): Promise<void> {
  await join(seated);
  await playByChance(seated);
  await Promise.all(seated.guests.map(({ socket }) => socket.close()));
}

/** A game of these people, as far as bots have played it for them. */
export async function playUpTo(
  guests: readonly Guest[],
  play: Play,
  point: Point,
  setup: Partial<TableSetup> = {},
): Promise<Seated> {
  const { game, seed, moves } = recordFromText(await gameUpTo(play, point));
  const seated = await sitDown(guests, { ...setup, game, seed, options: play.options ?? {} });
  await begin(seated);
  for (const { seat, option } of moves) await ask(seated, seat, { what: 'decide', option });
  return seated;
}

/** To the end, by chance: of the deal, which is everybody's, and of the decisions. */
export async function playByChance(seated: Seated): Promise<void> {
  const random = randomFromSeed('by chance');
  for (;;) {
    const { now, revision } = await latest(seated);
    if (now.decision === undefined) return;
    const { seat } = now.decision;
    const own = await latest(seated, seat, revision);
    const options = own.now.decision?.options ?? [];
    await ask(seated, seat, { what: 'decide', option: options[random.below(options.length)] ?? 0 });
  }
}

let asked = 0;

/** One asks for something at the table as it is now. */
export async function ask(seated: Seated, seat: number, wish: Wish): Promise<void> {
  const { revision } = await latest(seated, seat);
  const request = { ...wish, id: `picture ${++asked}`, seat, revision } as Request;
  const after = done(await guestAt(seated, seat).socket.call('ask', { table: seated.id, request }));
  for (const one of seated.guests.keys()) await latest(seated, one, after);
}

export async function says({ id, guests }: Seated, seat: number, text: string): Promise<void> {
  done(await (guests[seat] ?? first(guests)).socket.call('say', { table: id, text }));
}

/** What the seat was told last of the game, once it knows the revision. */
async function latest(seated: Seated, seat = 0, revision = 0) {
  const { socket } = guestAt(seated, seat);
  const toldOf = () =>
    socket.told.flatMap((tell) =>
      tell.tell === 'table' && tell.table === seated.id && tell.message.told !== undefined
        ? [tell.message.told]
        : [],
    );
  await socket.find(() => (toldOf().at(-1)?.revision ?? -1) >= revision);
  const told = toldOf().at(-1);
  if (told === undefined) throw new Error('nothing is told');
  return told;
}

function guestAt({ guests }: Seated, seat: number): Guest {
  return guests[seat] ?? first(guests);
}

function first(guests: readonly Guest[]): Guest {
  const [guest] = guests;
  if (guest === undefined) throw new Error('nobody is there');
  return guest;
}

function bitsOf(seat: number): string {
  return String(seat).repeat(32);
}

/** What a call gave. Throws if it was refused. */
export function done<T>(answer: CallAnswer<T>): T {
  if (answer.ok) return answer.value as T;
  throw new Error(`${answer.fault}: ${answer.detail}`);
}
