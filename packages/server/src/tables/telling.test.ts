import { recordHeader } from '@horta/engine';
import { append, newClocks, newTable, type Table } from '@horta/table';
import { expect, test } from 'vitest';
import type { Game, Guest, Place, World } from '../world.ts';
import { remade } from './game.ts';
import { tellOne } from './telling.ts';

test('all of a game that is over is found once for the same eyes, however many come', () => {
  const sitters = ['Ada', 'Bo'].map((name) => ({ name, bot: undefined }));
  const pace = { kind: 'live', minutes: 30, increment: 0 } as const;
  let found = 0;
  const counted = (table: Table): Table => ({
    ...table,
    begin: (sink) => {
      found++;
      return table.begin(sink);
    },
  });
  const world = { timers: { now: () => 0 }, outage: () => 0 } as unknown as World;
  const place = { id: 'a table' } as Place;
  const texts: string[] = [];
  const guest = { send: (text: string) => void texts.push(text) } as Guest;
  const playing = newTable('a table', recordHeader('1897', { players: 2, seed: 'seed' }), sitters);
  const gameWith = (table: Table) => ({ table, pace, clocks: newClocks(table, pace, 0) }) as Game;
  const game = gameWith(counted(playing));

  for (let i = 0; i < 2; i++) tellOne(world, place, game, guest, ['spectator']);
  expect(found).toBe(2);
  append(game.table, { type: 'end', seat: 0, how: 'agreed' });
  found = 0;
  for (let i = 0; i < 3; i++) tellOne(world, place, game, guest, ['spectator'], 0);
  tellOne(world, place, game, guest, [1]);
  expect(found).toBe(2);
  expect(texts[3]).toBe(texts[2]);
  expect(JSON.parse(texts[5] ?? '')).toMatchObject({
    message: { told: { kind: 'whole', onlookers: [1, 0], now: { ending: 'agreed' } } },
  });

  // Somebody goes by another name: all of it is told anew.
  game.table = remade(game.table, 1, [{ name: 'Ada L.', bot: undefined }, ...sitters.slice(1)]);
  tellOne(world, place, game, guest, [1]);
  expect(JSON.parse(texts[6] ?? '')).toMatchObject({
    message: { told: { sitters: [{ name: 'Ada L.' }, {}] } },
  });
});
