/** Bots are fetched when one has to think, and again if that failed. */
import type { Pool } from '@horta/bots/pool';
import { expect, test } from 'vitest';
import { laterPool } from './later-pool.ts';

const view = {} as Parameters<Pool['choose']>[1];

function bots(): Pool & { closed: number } {
  const pool = {
    closed: 0,
    choose: async (_bot: string, _view: unknown, seed: string) => Number(seed),
    explain: async () => undefined,
    async close() {
      pool.closed++;
    },
  };
  return pool;
}

test('nothing is fetched before a bot has to think, and then once', async () => {
  const fetched = bots();
  let count = 0;
  const pool = laterPool(async () => {
    count++;
    return fetched;
  });
  await pool.close();
  expect(count).toBe(0);
  expect(await Promise.all([pool.choose('master', view, '7'), pool.choose('master', view, '9')])).toEqual([
    7, 9,
  ]);
  expect(await pool.explain('master', view, '1')).toBeUndefined();
  expect(count).toBe(1);
  await pool.close();
  expect(fetched.closed).toBe(1);
});

test('what could not be fetched is fetched again', async () => {
  let isThere = false;
  const pool = laterPool(async () => {
    if (!isThere) throw new Error('no network');
    return bots();
  });
  await expect(pool.choose('master', view, '7')).rejects.toThrow('no network');
  isThere = true;
  expect(await pool.choose('master', view, '7')).toBe(7);
});
