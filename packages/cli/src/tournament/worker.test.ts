import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bundle, bundle } from '../bench/bundle.testing.ts';
import { hold } from './hold.ts';
import { type Parameters, slotsOf } from './parameters.ts';
import type { PlayedGame } from './play.ts';
import { folderForTest, played, smallTournament, withoutTimes } from './tournament.testing.ts';

let worker: Bundle;

beforeAll(async () => {
  worker = await bundle(new URL('./worker.ts', import.meta.url));
}, 60_000);

afterAll(() => worker.remove());

const byPlace = (a: PlayedGame, b: PlayedGame) => a.deal - b.deal || a.rotation - b.rotation;

async function spread(
  parameters: Parameters,
  workerEntry: URL,
  stop = new AbortController(),
  add: () => void = () => {},
): Promise<PlayedGame[]> {
  const progress = { add, end() {} };
  const games = await hold(parameters, {
    save: undefined,
    progress,
    workers: 3,
    workerEntry,
    signal: stop.signal,
  });
  return games.sort(byPlace);
}

test.each([
  ['two against each other', smallTournament({ deals: 1 })],
  ['a bot against itself', smallTournament({ game: '1893', bots: ['random'], players: 4, deals: 8 })],
])('%s: workers play the games that one thread plays', async (_, parameters) => {
  const together = await spread(parameters, worker.entry);
  expect(together).toHaveLength(slotsOf(parameters).length);
  expect(withoutTimes(together)).toEqual(withoutTimes(await played(parameters)));
});

test('stopped in the middle', async () => {
  const stop = new AbortController();
  const games = await spread(smallTournament({ bots: ['random'], deals: 50 }), worker.entry, stop, () =>
    stop.abort(),
  );
  expect(games.length).toBeGreaterThan(0);
  expect(games.length).toBeLessThan(50);
});

describe('a worker that dies', () => {
  const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  /** Tells what it was sent, as if that were a game. */
  const answer = `import { parentPort } from 'node:worker_threads';
    import { existsSync, writeFileSync } from 'node:fs';
    parentPort.on('message', (slot) => { DEATH; parentPort.postMessage(slot); });`;
  const parameters = smallTournament({ bots: ['random'], deals: 5 });

  test.each(['process.exit(3)', "throw new Error('no luck')"])(
    'once, of %s: its game is played again',
    async (death) => {
      const mark = join(folderForTest(), 'died');
      const once = `if (slot.deal === 2 && !existsSync('${mark}')) { writeFileSync('${mark}', ''); ${death}; }`;
      const games = await spread(parameters, script(answer.replace('DEATH', once)));
      expect(games.map(({ deal }) => deal)).toEqual([1, 2, 3, 4, 5]);
      expect(existsSync(mark)).toBe(true);
    },
  );

  test.each([
    ['process.exit(3)', 'the worker ended with code 3'],
    ["throw new Error('no luck')", 'no luck'],
  ])('again and again, of %s: it is told which game it was', async (death, message) => {
    const always = answer.replace('DEATH', `if (slot.deal === 4) ${death}`);
    await expect(spread(parameters, script(always))).rejects.toThrow(`deal 4, rotation 1: ${message}`);
  });

  test('before its first game', async () => {
    await expect(spread(parameters, new URL('./no-such-worker.js', import.meta.url))).rejects.toThrow(
      /^deal \d, rotation 1: Cannot find module/,
    );
  });
});
