import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Me, Transfer } from '@horta/online';
import { fault, me, transfer } from '@horta/online/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, createVisitor, type TestServer } from '../testing/index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestServer;
let now = Date.UTC(2026, 0, 1);

beforeAll(async () => {
  server = await createTestServer({ clock: () => now });
});

afterAll(async () => {
  await server.close();
});

const visitor = (origin?: string) => createVisitor(server.address, origin);

async function whoIs(someone: { fetch(method: string, path: string): Promise<Response> }) {
  return me.parse(await (await someone.fetch('GET', '/api/me')).json()).you;
}

async function refusalOf(answer: Response): Promise<string> {
  return `${answer.status} ${fault.parse(await answer.json()).fault}`;
}

describe('A guest', () => {
  it('is whoever says a name, and is known from then on', async () => {
    const anna = visitor();
    expect(await whoIs(anna)).toBeUndefined();
    const you = await anna.signIn('  Anna\u0000\n of  Horta ');
    expect(you).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/), name: 'Anna of Horta' });
    expect(await whoIs(anna)).toEqual(you);
    expect(await whoIs(visitor())).toBeUndefined();
  });

  it('goes by another name and stays who it is', async () => {
    const anna = visitor();
    const { id } = await anna.signIn('Anna');
    const cookie = anna.cookie;
    expect(await (await anna.fetch('PUT', '/api/me', { name: 'Anne' })).json()).toEqual({
      you: { id, name: 'Anne' },
    });
    expect(await anna.signIn('Annie')).toEqual({ id, name: 'Annie' });
    expect(anna.cookie).toBe(cookie);
    expect(await whoIs(anna)).toEqual({ id, name: 'Annie' });
  });

  it.each([
    [{}, '400 bad-message'],
    [{ name: 7 }, '400 bad-message'],
    [{ name: 'Anna', admin: true }, '400 bad-message'],
    [{ name: ' \u200b\u0007 ' }, '400 bad-name'],
    [{ name: 'A'.repeat(5000) }, '400 bad-message'],
    ['{"name":', '400 bad-message'],
    [{ name: 'A'.repeat(50_000) }, '413 too-long'],
  ])('needs a name that can be shown: %o', async (body, expected) => {
    expect(await refusalOf(await visitor().fetch('POST', '/api/guest', body))).toBe(expected);
  });

  it('who is nobody has no name to change, and nothing to take elsewhere', async () => {
    expect(await refusalOf(await visitor().fetch('PUT', '/api/me', { name: 'A' }))).toBe('401 not-signed-in');
    expect(await refusalOf(await visitor().fetch('POST', '/api/transfer'))).toBe('401 not-signed-in');
  });
});

describe('A session', () => {
  it('is a cookie that no script reads and no foreign page sends', async () => {
    const answer = await visitor().fetch('POST', '/api/guest', { name: 'Anna' });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^horta=[0-9a-f]{64}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is never stored, only its digest', async () => {
    const anna = visitor();
    await anna.signIn('Anna');
    const token = anna.cookie.split('=')[1] ?? '';
    const { code } = (await (await anna.fetch('POST', '/api/transfer')).json()) as Transfer;
    for (const file of ['horta.sqlite', 'horta.sqlite-wal']) {
      const kept = readFileSync(join(server.data, file)).toString('latin1');
      expect(kept).not.toContain(token);
      expect(kept).not.toContain(code);
    }
  });

  it('ends when it is told to, and its sockets with it', async () => {
    const anna = visitor();
    await anna.signIn('Anna');
    const { cookie } = anna;
    const sockets = [await anna.connect(), await anna.connect()];
    const ben = visitor();
    await ben.signIn('Ben');
    const other = await ben.connect();
    const answer = await anna.fetch('POST', '/api/sign-out');
    expect(answer.headers.getSetCookie()[0]).toMatch(/^horta=; Max-Age=0;/);
    for (const { closed, told } of sockets) {
      expect(await closed).toBe(4001);
      expect(told.at(-1)).toEqual({ tell: 'signed-out' });
    }
    anna.cookie = cookie;
    expect(await whoIs(anna)).toBeUndefined();
    expect((await anna.connect()).told[0]).not.toHaveProperty('you');
    expect(other.socket.readyState).toBe(other.socket.OPEN);
  });

  it('is not another with a token that was made up', async () => {
    const mallory = visitor();
    for (const cookie of [
      'horta=',
      'horta=x',
      `horta=${'0'.repeat(64)}`,
      '=;;horta',
      `horta="'; drop table people"`,
    ]) {
      mallory.cookie = cookie;
      expect(await whoIs(mallory)).toBeUndefined();
    }
  });

  it('lasts a year from the last visit', async () => {
    const anna = visitor();
    const you = await anna.signIn('Anna');
    now += 20 * DAY;
    expect((await anna.fetch('GET', '/api/me')).headers.getSetCookie()).toEqual([]);
    now += 340 * DAY;
    expect((await anna.fetch('GET', '/api/me')).headers.getSetCookie()[0]).toMatch(
      /^horta=.*Max-Age=31536000/,
    );
    now += 360 * DAY;
    expect(await whoIs(anna)).toEqual(you);
    now += 366 * DAY;
    expect(await whoIs(anna)).toBeUndefined();
  });

  it('survives the server', async () => {
    const anna = visitor();
    const you = await anna.signIn('Anna');
    await server.restart();
    expect(await whoIs(anna)).toEqual(you);
  });
});

describe('A transfer', () => {
  async function codeOf(someone: { fetch(method: string, path: string): Promise<Response> }) {
    return transfer.parse(await (await someone.fetch('POST', '/api/transfer')).json());
  }

  it('takes a person to another device, and leaves the first one where it was', async () => {
    const desk = visitor();
    const phone = visitor();
    const you = await desk.signIn('Anna');
    const { code, expires } = await codeOf(desk);
    expect(expires).toBe(now + 10 * MINUTE);
    expect(((await (await phone.fetch('POST', '/api/transfer/use', { code })).json()) as Me).you).toEqual(
      you,
    );
    expect(phone.cookie).not.toBe(desk.cookie);
    expect([await whoIs(desk), await whoIs(phone)]).toEqual([you, you]);
  });

  it('works once, also for two who come at the same time', async () => {
    const anna = visitor();
    await anna.signIn('Anna');
    const { code } = await codeOf(anna);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor().fetch('POST', '/api/transfer/use', { code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(await refusalOf(await visitor().fetch('POST', '/api/transfer/use', { code }))).toBe(
      '404 no-such-code',
    );
  });

  it('works for ten minutes', async () => {
    const anna = visitor();
    await anna.signIn('Anna');
    const codes = [await codeOf(anna), await codeOf(anna)];
    now += 10 * MINUTE - 1;
    const use = (at: number) => visitor().fetch('POST', '/api/transfer/use', { code: codes[at]?.code });
    expect((await use(0)).status).toBe(200);
    now += 1;
    expect(await refusalOf(await use(1))).toBe('404 no-such-code');
  });

  it('renews the session of the device that had another: the former one ends', async () => {
    const desk = visitor();
    const phone = visitor();
    const anna = await desk.signIn('Anna');
    await phone.signIn('Somebody');
    const former = phone.cookie;
    const socket = await phone.connect();
    const { code } = await codeOf(desk);
    await phone.fetch('POST', '/api/transfer/use', { code });
    expect(await whoIs(phone)).toEqual(anna);
    expect(await socket.closed).toBe(4001);
    phone.cookie = former;
    expect(await whoIs(phone)).toBeUndefined();
  });

  it.each([{}, { code: 'x' }, { code: 7 }])('needs a code: %o', async (body) => {
    expect(await refusalOf(await visitor().fetch('POST', '/api/transfer/use', body))).toBe('400 bad-message');
  });
});
