import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bundle, bundle } from './bundle.testing.ts';
import { MissingPackage } from './contestant.ts';
import { openApart, openHere } from './lane.ts';

const TIMES = { elapsed: expect.any(Number), seconds: expect.any(Number), code: expect.any(Number) };

let worker: Bundle;

beforeAll(async () => {
  worker = await bundle(new URL('./worker.ts', import.meta.url));
}, 60_000);

afterAll(() => worker.remove());

test('a lane in a thread of its own runs the same contestants', async () => {
  const apart = await openApart('horta', 'x', worker.entry);
  const here = await openHere('horta', 'x');
  const names = here.contestants.map(({ id, weight }) => ({ id, weight }));
  try {
    expect(apart.contestants).toEqual(names);
    // Slices without time hold one game: the same one, however fast.
    for (const { id } of names) {
      const task = { id, round: 1, milliseconds: 0 };
      expect(await apart.run(task)).toEqual({ ...(await here.run(task)), ...TIMES });
    }
  } finally {
    await apart.close();
  }
});

test('a package that is not installed is named', async () => {
  // Where the bundle lies there is no boardgame.io.
  await expect(openApart('boardgame.io', 'x', worker.entry)).rejects.toThrow(
    new MissingPackage('boardgame.io'),
  );
});

test('behind boardgame.io it is the same game', async () => {
  const [ours, theirs] = await Promise.all([openHere('horta', 'x'), openHere('boardgame.io', 'x')]);
  const task = { round: 3, milliseconds: 0 };
  expect(await theirs.run({ id: 'boardgame.io', ...task })).toEqual({
    ...(await ours.run({ id: 'games', ...task })),
    ...TIMES,
  });
});
