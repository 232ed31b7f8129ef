/**
 * What a server of ours is measured beside, in a process of its own: `ws`, and commits of all that one turn of the event
 * loop brought. It knows no rules, no people and no views. To each decision it stores a row, and says what was said to it
 * where it was recorded, word for word, to as many sockets.
 *   node bare.js SCRIPT DATABASE
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { connectForServer } from '../storage/sqlite.ts';
import type { Step } from './driving.ts';

interface Decision {
  readonly table: number;
  readonly number: number;
  readonly body: string;
  readonly sender: WebSocket;
}

const [script = '', database = ''] = process.argv.slice(2);
/** By table. */
const steps = JSON.parse(readFileSync(script, 'utf8')) as Step[][];
const sockets: WebSocket[][] = steps.map(() => []);
const counts = steps.map(() => 0);

const connection = connectForServer(database);
connection.exec(
  'create table entries (table_id integer, number integer, at integer, body text, primary key (table_id, number)) without rowid',
);
const insert = connection.prepare('insert into entries values (?, ?, ?, ?)');

let waiting: Decision[] = [];

function receive(table: number, sender: WebSocket, text: string): void {
  const { request } = JSON.parse(text) as { readonly request: unknown };
  const number = counts[table] ?? 0;
  counts[table] = number + 1;
  if (waiting.push({ table, number, body: JSON.stringify(request), sender }) === 1) setImmediate(store);
}

function store(): void {
  const batch = waiting;
  waiting = [];
  const at = Date.now();
  connection.exec('begin immediate');
  for (const { table, number, body } of batch) insert.run(table, number, at, body);
  connection.exec('commit');
  for (const decision of batch) tell(decision);
}

function tell({ table, number, sender }: Decision): void {
  const known = steps[table] ?? [];
  const step = known[number % known.length];
  if (step === undefined) return;
  const there = sockets[table] ?? [];
  for (const [place, text] of step.told.entries()) there[place]?.send(text);
  sender.send(step.answer);
  for (const [place, text] of step.besides) there[place]?.send(text);
}

const http = createServer((_request, response) => {
  const { user, system } = process.cpuUsage();
  const usage = { memory: process.memoryUsage.rss(), seconds: (user + system) / 1e6 };
  response.end(JSON.stringify(usage));
});
const server = new WebSocketServer({ server: http, perMessageDeflate: false, clientTracking: false });
server.on('connection', (socket, { url = '' }) => {
  // The table and the place at it.
  const [, table = 0, place = 0] = url.split('/').map(Number);
  const there = sockets[table];
  if (there === undefined) return socket.terminate();
  there[place] = socket;
  socket.on('message', (data: Buffer) => receive(table, socket, String(data)));
});
http.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(http.address() as AddressInfo).port}\n`);
});
