/** Someone who looks at a game over a wire that is listened in on. All that they are told is compared with what they may know. */
import type { Eyes } from '@horta/engine';
import type { MyTable, Tell } from '@horta/online';
import { answer, tells } from '@horta/online/schemas';
import { createVisitor } from '../../testing/visitor.ts';
import { connected, done, joinTable, type Player } from '../players.ts';
import { type Imagined, summaryText } from './imagined.ts';
import { newWire, type Wire } from './listening-in.ts';

export interface Onlooker {
  /** Undefined: looks at nothing but what is open to all. */
  readonly eyes: Eyes | undefined;
  readonly wire: Wire;
  player: Player;
  /** What has come since the last look. */
  texts: string[];
}

const CLOCKS = /^,"isKept":true,"clocks":\{"at":\d+,"left":\[\d+(,\d+)*\](,"running":\d)?,"free":\d+\}\}\}$/;

export async function newOnlooker(
  address: string,
  name: string | undefined,
  eyes: Eyes | undefined,
): Promise<Onlooker> {
  const wire = newWire();
  const visitor = createVisitor(address, undefined, wire);
  if (name !== undefined) await visitor.signIn(name);
  const onlooker: Onlooker = { eyes, wire, player: await connected(visitor), texts: [] };
  hear(onlooker);
  return onlooker;
}

/** From another socket, as a phone that slept would; one who knows a revision says so. */
export async function comeAgain(onlooker: Onlooker, table: string, known?: number): Promise<void> {
  const { eyes, player } = onlooker;
  await player.socket.close();
  onlooker.player = await connected(player.visitor);
  hear(onlooker);
  await look(onlooker, table);
  if (eyes === undefined) return;
  await joinTable(
    onlooker.player,
    table,
    known === undefined ? undefined : { revision: known, onlookers: [eyes] },
  );
}

/** At the table's page, and at lists in which it is. */
export async function look({ player: { socket, visitor } }: Onlooker, table: string): Promise<void> {
  done(await socket.call('enter', { table }));
  done(await socket.call('lobby', {}));
  if (visitor.cookie !== '') done(await socket.call('mine', {}));
}

function hear({ player, texts }: Onlooker): void {
  player.socket.socket.on('message', (data) => void texts.push(String(data)));
}

/** What of all that has come says more than they may know. `told` is what they may be told of the game. */
export function indiscretions(
  { eyes, texts }: Onlooker,
  table: string,
  imagined: Imagined,
  told: string | undefined,
): string[] {
  const findings: string[] = [];
  let times = 0;
  for (const text of texts.splice(0)) {
    const message = JSON.parse(text) as Tell;
    const read = 'tell' in message ? tells.safeParse(message) : answer.safeParse(message);
    if (!read.success) findings.push(`not of the protocol: ${text}`);
    for (const row of rowsIn(message))
      if (eyes === undefined || !imagined.summaries(eyes).has(summaryText(row)))
        findings.push(`${eyes} sees in a list: ${summaryText(row)}`);
    if (message.tell !== 'table') continue;
    times++;
    const start = `{"tell":"table","table":"${table}","message":{"told":${told}`;
    if (eyes === undefined || !text.startsWith(start) || !CLOCKS.test(text.slice(start.length)))
      findings.push(`${eyes} was told\n${text}\nand may know\n${start}`);
  }
  if (times > 1) findings.push(`${eyes} was told ${times} times`);
  return findings;
}

/** Rows of lists that say how a game stands, in what is told or answered. */
function rowsIn(message: object): readonly MyTable[] {
  const { tables, value } = message as { readonly tables?: unknown; readonly value?: unknown };
  const list = Array.isArray(tables) ? tables : value;
  if (!Array.isArray(list)) return [];
  return (list as MyTable[]).filter(({ phase, yours }) => yours !== undefined && phase === 'playing');
}

/** All that an onlooker is answered over HTTP. While a game is played it stays the same, but for measures. */
export async function downloads(
  { wire, player: { visitor } }: Onlooker,
  address: string,
  table: string,
): Promise<string> {
  const answers: string[] = [];
  for (const path of [
    `/api/tables/${table}/record`,
    `/api/tables/${table}`,
    '/',
    '/api/me',
    '/health',
    '/ready',
  ])
    answers.push(await wire.download(address, path, visitor.cookie));
  await wire.download(address, '/metrics', visitor.cookie);
  return answers.join('\n');
}
