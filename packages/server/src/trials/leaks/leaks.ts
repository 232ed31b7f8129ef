/**
 * Nobody is told over the network what they can't see: whole games at a real server, with every byte that comes to the
 * seats, to one who watches and to one who only passes by.
 */
import { type Eyes, type GameState, type Random, randomFromSeed } from '@horta/engine';
import type { TableSetup } from '@horta/online';
import { newTable, type Request, revisionOf, type Table, undoBarrier, type Wish } from '@horta/table';
import { createTestServer, FLOOD, type TestServer } from '../../testing/server.ts';
import { beginTable, done, hex, joinTable, nextRequest } from '../players.ts';
import { readStored } from '../stored.ts';
import { type Imagined, imagine } from './imagined.ts';
import { comeAgain, downloads, indiscretions, look, newOnlooker, type Onlooker } from './onlooker.ts';

export interface LeaksReport {
  games: number;
  /** Decisions and all else that was asked for. */
  requests: number;
  bytes: number;
  readonly findings: string[];
}

/** Without a seed the cards are dealt as at any table, from the server's secret and what the pages add to it. */
export interface LeaksGame extends Pick<TableSetup, 'game' | 'options' | 'seed'> {
  readonly players: 2 | 3;
}

const NAMES = ['Ada', 'Bo', 'Cleo'];
/** How often, in requests, somebody takes back, agrees with the others to, comes again, or downloads something. */
const EVERY = { back: 7, agreement: 23, again: 9, downloads: 40 };

export async function leaksTrial({
  seed,
  games,
}: {
  readonly seed: string;
  readonly games: readonly LeaksGame[];
}): Promise<LeaksReport> {
  const random = randomFromSeed(seed);
  const server = await createTestServer({
    limits: { messagesPerSocket: FLOOD, messagesPerPerson: FLOOD },
  });
  const report: LeaksReport = { games: 0, requests: 0, bytes: 0, findings: [] };
  try {
    for (const game of games) if (report.findings.length === 0) await playWhole(server, random, game, report);
    return report;
  } finally {
    await server.close();
  }
}

async function playWhole(
  server: TestServer,
  random: Random,
  { players, ...setup }: LeaksGame,
  report: LeaksReport,
): Promise<void> {
  const { address } = server;
  const names = NAMES.slice(0, players);
  const seats: Onlooker[] = [];
  for (const [seat, name] of names.entries()) seats.push(await newOnlooker(address, name, seat));
  const watcher = await newOnlooker(address, 'Dora', 'spectator');
  const onlookers = [...seats, watcher, await newOnlooker(address, undefined, undefined)];
  const id = await beginTable(
    seats.map(({ player }) => player),
    random,
    setup,
  );
  await joinTable(watcher.player, id);
  for (const onlooker of onlookers) await look(onlooker, id);

  const stored = readStored(server.data).tables.get(id);
  if (stored?.header === undefined) throw new Error('the game has not begun');
  const sitters = names.map((name) => ({ name, bot: undefined }));
  const table = newTable(id, stored.header, sitters, undefined, true);
  const everyone: Eyes[] = [...seats.keys(), 'spectator'];
  const imagined = imagine(table, everyone);
  const secrets = [stored.secret, stored.header.seed, keyOf(table.state)];
  const find = (onlooker: Onlooker, told: string | undefined) =>
    report.findings.push(...indiscretions(onlooker, id, imagined, told));
  for (const onlooker of onlookers) find(onlooker, joiningOf(imagined, onlooker));

  async function asks(seat: number, wish: Wish): Promise<void> {
    await request({ ...wish, id: hex(random, 32), seat, revision: revisionOf(table) });
  }
  async function request(wanted: Request): Promise<void> {
    report.requests++;
    done(await (seats[wanted.seat] as Onlooker).player.socket.call('ask', { table: id, request: wanted }));
    imagined.ask(wanted);
    for (const onlooker of onlookers) {
      await upTo(onlooker, table);
      find(onlooker, onlooker.eyes === undefined ? undefined : imagined.news(onlooker.eyes));
    }
  }

  const answers = new Map<Onlooker, string>();
  // Whoever was told something else than they should may wait for ever.
  for (let turn = 1; report.findings.length === 0; turn++) {
    const next = await nextRequest(
      seats.map(({ player }) => player),
      id,
      random,
    );
    if (next === undefined) break;
    if (turn % EVERY.downloads === 1)
      for (const onlooker of onlookers) {
        const answered = await downloads(onlooker, address, id);
        if ((answers.get(onlooker) ?? answered) !== answered)
          report.findings.push(`another answer than before: ${answered}`);
        answers.set(onlooker, answered);
      }
    await request(next.request);
    const { seat } = next.request;
    if (turn % EVERY.back === 0 && undoBarrier(table, seat) === undefined)
      await asks(seat, { what: 'take-back' });
    if (turn % EVERY.agreement === 0 && table.state.agenda.length > 0)
      await agreeToGoBack(table, random, asks);
    if (turn % EVERY.again === 0 && table.state.agenda.length > 0) {
      const onlooker = onlookers[(turn / EVERY.again) % onlookers.length] as Onlooker;
      const known = random.below(3) === 0 ? undefined : random.below(revisionOf(table) + 1);
      await comeAgain(onlooker, id, known);
      await upTo(onlooker, table);
      find(onlooker, joiningOf(imagined, onlooker, known));
    }
  }
  if (report.findings.length > 0) return;
  for (const onlooker of onlookers) {
    const others = onlookers.filter((one) => one !== onlooker).map(({ player }) => player.visitor.cookie);
    const bytes = onlooker.wire.bytes();
    report.bytes += bytes.length;
    for (const secret of [...secrets, ...others.flatMap((cookie) => cookie.split('=')[1] ?? [])])
      if (secret !== '' && isIn(bytes, secret)) report.findings.push(`${onlooker.eyes} was told ${secret}`);
    // When all is over it is there for everybody.
    const record = await onlooker.wire.download(address, `/api/tables/${id}/record`, '');
    for (const secret of setup.seed === undefined
      ? [stored.secret, stored.header.seed]
      : [stored.header.seed])
      if (!record.includes(secret)) throw new Error('the record does not prove its deal');
    await onlooker.player.socket.close();
  }
  report.games++;
}

/** Beyond what a seat may take back by itself, also what was shown. */
async function agreeToGoBack(
  { standing, owners }: Table,
  random: Random,
  asks: (seat: number, wish: Wish) => Promise<void>,
): Promise<void> {
  const seat = random.below(owners.length);
  const stands = Math.max(0, standing.length - 1 - random.below(6));
  await asks(seat, { what: 'offer', agreement: { on: 'back', stands } });
  for (const other of owners.keys()) if (other !== seat) await asks(other, { what: 'reply', agrees: true });
}

function joiningOf(imagined: Imagined, { eyes }: Onlooker, known?: number): string | undefined {
  return eyes === undefined ? undefined : imagined.joining(eyes, known);
}

/** Until all is told: whoever looks at the game knows the revision, and all that was told before an answer has come. */
async function upTo({ eyes, player }: Onlooker, table: Table): Promise<void> {
  if (eyes !== undefined)
    while (player.latest.get(table.id)?.revision !== revisionOf(table)) await player.news();
  else done(await player.socket.call('leave', { table: table.id }));
}

/** Also a part of it, as long as nobody guesses. */
function isIn(bytes: Buffer, secret: string): boolean {
  if (!/^[0-9a-f]+$/.test(secret)) return bytes.includes(secret);
  const parts = secret.match(/.{16}/g) ?? [];
  return parts.some(
    (part) =>
      bytes.includes(part) || bytes.includes(Buffer.from(part, 'hex').toString('base64').slice(0, 10)),
  );
}

function keyOf(state: GameState): string {
  return String((state as unknown as { readonly randomKey: readonly number[] }).randomKey);
}
