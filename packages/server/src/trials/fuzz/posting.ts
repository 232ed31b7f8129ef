/** Requests as nobody should make them, over HTTP, and sockets that pages of others would open. */
import type { Random } from '@horta/engine';
import { SOCKET_PATH } from '@horta/online';
import { WebSocket } from 'ws';
import { hex } from '../players.ts';
import { damaged, garbage, type Json, mutated, pick } from './mutating.ts';
import type { Scene } from './scene.ts';
import { countRefusal, type Tally } from './sending.ts';

export interface Letters {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const FOREIGN = [
  'http://evil.example',
  'null',
  'https://127.0.0.1',
  'http://127.0.0.1:1',
  'file://',
  'x',
  '',
];
const METHODS = ['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH'];
const TYPES = [
  'application/json',
  'application/json',
  'application/json',
  'text/plain',
  'multipart/form-data',
];
const COOKIES = ['horta=', 'horta=0', `horta=${'f'.repeat(64)}`, '__Host-horta=x', ';;;=', '\u00ff'];

/** The session of someone who is seated goes with a foreign origin, or with none: no browser's page of ours says that. */
export function anyRequest(scene: Scene, guest: string, random: Random): Letters {
  const own = new URL(scene.server.address).origin;
  const method = pick(random, METHODS);
  const isForeign = random.below(2) === 0;
  const origin = isForeign ? pick(random, [...FOREIGN, undefined]) : own;
  const cookie = isForeign
    ? pick(random, scene.seated).visitor.cookie
    : pick(random, [guest, '', ...COOKIES]);
  const bodies: readonly Json[] = [{ name: 'Dora' }, { code: hex(random, 32) }, {}];
  const text = JSON.stringify(pick(random, bodies));
  const body = pick(random, [
    text,
    JSON.stringify(mutated(JSON.parse(text), random)),
    damaged(text, random),
    garbage(random),
  ]);
  return {
    method,
    path: anyPath(scene, random),
    headers: {
      ...(cookie === '' ? {} : { cookie }),
      ...(origin === undefined ? {} : { origin }),
      ...(method === 'GET' ? {} : { 'content-type': pick(random, TYPES) }),
    },
    body: method === 'GET' ? undefined : body,
  };
}

function anyPath({ tables }: Scene, random: Random): string {
  const table = pick(random, [
    ...Object.values(tables),
    hex(random, 32),
    '..',
    '%zz',
    'x',
    '%00',
    '%2e%2e%2f',
  ]);
  return pick(random, [
    ...['/api/me', '/api/guest', '/api/guest', '/api/transfer', '/api/transfer/use', '/api/sign-out'],
    ...[`/api/tables/${table}/record`, `/api/tables/${table}`, '/api/', '/api/socket', `/api/${table}`],
  ]);
}

/** Returns the cookie if there is a new one. */
export async function post(address: string, letters: Letters, tally: Tally): Promise<string | undefined> {
  tally.messages++;
  const { method, path, headers, body } = letters;
  const of = `${method} ${path} ${body ?? ''}`;
  const answer = await fetch(new URL(path, address), {
    ...{ method, headers },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  if (answer.ok) tally.accepted++;
  else if (answer.headers.get('content-type')?.startsWith('application/json')) {
    const { fault, detail } = JSON.parse(text) as Record<string, unknown>;
    countRefusal(tally, fault, detail, of);
  } else if (text === '' || answer.status >= 500) tally.findings.push(`${answer.status}: ${text}: to ${of}`);
  else countRefusal(tally, 'bad-message', text, of);
  return answer.headers.getSetCookie()[0]?.split(';')[0];
}

/** Someone's session does not open a socket for pages of others. */
export async function knock({ server, seated }: Scene, random: Random, tally: Tally): Promise<void> {
  tally.messages++;
  const url = new URL(SOCKET_PATH, server.address);
  url.protocol = 'ws:';
  const { cookie } = pick(random, seated).visitor;
  const origin = pick(random, FOREIGN);
  const socket = new WebSocket(url, { headers: { cookie, origin } });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      tally.findings.push(`a socket was opened for ${origin}`);
      socket.terminate();
      resolve();
    });
    socket.once('unexpected-response', (_request, answer) => {
      let text = '';
      answer.on('data', (data) => {
        text += String(data);
      });
      answer.once('end', () => {
        const { fault, detail } = JSON.parse(text) as Record<string, unknown>;
        countRefusal(tally, fault, detail, `a socket for ${origin}`);
        resolve();
      });
    });
  });
}
