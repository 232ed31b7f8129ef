/** Bots at tables of a service: how long they take tells nothing of what is hidden. */
import type { Pool } from '@horta/bots/pool';
import { options, randomFromSeed } from '@horta/engine';
import { append, decider, isOpen, newTable } from '@horta/table';
import { afterEach, expect, test } from 'vitest';
import { QUICK_POOL, SETUP, startService, stopServices } from '../service.testing.ts';

afterEach(stopServices);

const THINKING = 400;

test('R-60: what only hidden cards force takes a bot as long as its last thought; what all see is forced takes no time', async () => {
  const random = randomFromSeed('bots 2');
  const pool: Pool = {
    ...QUICK_POOL,
    choose: async (_bot, view) => {
      const legal = options(view);
      // As the real one does.
      if (legal.length > 1) await new Promise<void>((resolve) => void at.clock.after(THINKING, resolve));
      return legal[random.below(legal.length)] ?? 0;
    },
  };
  const at = await startService({ pool });
  const opener = await at.page('Ada');
  const seats = [0, 1].map(() => ({ for: 'bot' as const, bot: 'journeyman' }));
  const setup = { ...SETUP, game: '1893-first-edition', seats };
  const { table: id } = await opener.call('open', { setup });
  await opener.call('begin', { table: id, isWanted: true });
  await opener.call('join', { table: id, playsForced: false });
  await at.until(() => expect(opener.sight(id).now.decision).toBeUndefined(), 50);

  const stored = await at.storage.table(id);
  if (stored?.header === undefined) throw new Error('the game has not begun');
  const sitters = [0, 1].map(() => ({ name: '', bot: 'journeyman' }));
  const table = newTable(id, stored.header, sitters, undefined, true);
  const met = { free: 0, hidden: 0, open: 0 };
  let last = stored.begun ?? 0;
  for (const { entry, at: made } of await at.storage.entries(id)) {
    const isForced = options(table.state).length === 1;
    const kind = !isForced ? 'free' : isOpen(table.state, decider(table) ?? 0) ? 'open' : 'hidden';
    met[kind]++;
    if (kind === 'open') expect(made - last).toBeLessThan(THINKING);
    else expect(made - last).toBeGreaterThanOrEqual(THINKING);
    last = made;
    append(table, entry);
  }
  expect(met.free).toBeGreaterThan(0);
  expect(met.hidden).toBeGreaterThan(0);
  expect(met.open).toBeGreaterThan(0);
});
