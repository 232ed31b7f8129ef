/** A game that is over, or the past of one that goes on, is told again by the same director. */
import { pending } from '@horta/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ToldGame, toldGame } from '../director/told-games.testing.ts';
import { ALL_FOUR } from '../games/all-four.testing.ts';
import { Player } from './player.svelte.ts';
import { lineOf } from './replays.testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function playedGame(
  game: string,
  chosen: object,
  { moves = Number.POSITIVE_INFINITY, step = 1000 } = {},
): Promise<ToldGame> {
  const told = await toldGame(game, chosen, { step });
  for (let made = 0; made < moves && pending(told.table.state) !== undefined; made++) {
    told.move();
    told.director.finish();
  }
  told.begun.length = 0;
  return told;
}

function playerOf(told: ToldGame): Player {
  const { director } = told;
  const { line } = lineOf(told);
  return new Player({
    director,
    line: () => line,
    step: () => told.step,
    lookAt: (place, milliseconds) => director.lookAt(place, milliseconds),
  });
}

function playThrough({ director }: ToldGame, player: Player): number {
  let milliseconds = 0;
  player.play();
  while (player.isPlaying) {
    vi.advanceTimersByTime(10);
    milliseconds += 10;
    expect(director.isWaiting).toBe(false);
    if (milliseconds > 3_600_000) throw new Error('it never ends');
  }
  return milliseconds;
}

describe.each(ALL_FOUR)('%s %o', (game, chosen) => {
  test('played from its beginning, every step is told once, no stage waits, and it stops at the end', async () => {
    const told = await playedGame(game, chosen);
    const { director } = told;
    director.lookAt(0);
    const from = director.told;
    playThrough(told, playerOf(told));
    expect(director).toMatchObject({ told: director.beats.length, isReplay: true });
    const said = director.beats.filter(
      (beat, i) => i >= from && told.begun.some((each) => each.beat === beat),
    );
    expect(told.begun.map(({ beat }) => beat)).toEqual(said);
    expect(said.length).toBeGreaterThan(100);
    expect(said.some(({ stage }) => stage !== undefined)).toBe(true);
  });
});

test('two and four times as fast', async () => {
  const told = await playedGame('1897', {}, { moves: 60 });
  const player = playerOf(told);
  const times = [1, 2, 4].map((factor) => {
    player.hasten(factor);
    told.director.lookAt(0);
    return playThrough(told, player);
  });
  expect(times[0] / times[1]).toBeCloseTo(2, 1);
  expect(times[0] / times[2]).toBeCloseTo(4, 1);
});

test('a change of speed counts for the step that is shown', async () => {
  const told = await playedGame('1897', {}, { moves: 60 });
  const { director } = told;
  const player = playerOf(told);
  director.lookAt(0);
  player.play();
  const before = director.told;
  player.hasten(4);
  vi.advanceTimersByTime(260);
  expect(director.told).toBeGreaterThan(before);
});

test('whoever is told everything at once sees a replay at the steady pace', async () => {
  const told = await playedGame('1897', {}, { moves: 60, step: 0 });
  told.director.lookAt(0);
  expect(playThrough(told, playerOf(told))).toBeGreaterThan(5000);
  expect(Math.max(...told.begun.map(({ time }) => time))).toBeGreaterThanOrEqual(1000);
});

test('halted, the step stays in sight, and it goes on from there', async () => {
  const told = await playedGame('1893', {}, { moves: 60 });
  const { director } = told;
  const player = playerOf(told);
  director.lookAt(0);
  player.play();
  vi.advanceTimersByTime(4000);
  player.halt();
  const { told: halted, beat } = director;
  vi.advanceTimersByTime(60_000);
  expect(director.told).toBe(halted);
  expect(director.beat).toBe(beat);
  expect(beat).toBe(director.last);
  player.play();
  expect(director.told).toBeGreaterThan(halted);
});

test('a step is shown with its pieces, a place that one goes to is not', async () => {
  const told = await playedGame('1893', {}, { moves: 60 });
  const { director } = told;
  director.lookAt(20);
  expect(told.begun).toEqual([]);
  expect(director.beat).toBe(director.beats[19]);
  director.lookAt(21, 1000);
  expect(told.begun).toMatchObject([{ beat: director.beats[20], time: 1000 }]);
});

test('nothing can be chosen in a replay, at its end neither', async () => {
  const { director, sight } = await playedGame('1893', {}, { moves: 60 });
  director.lookAt(director.beats.length);
  expect(director.shown).toEqual({ position: 60, view: sight.views[60][0] });
});

test('what has happened meanwhile is told to whoever comes back', async () => {
  const told = await playedGame('1897', {}, { moves: 10 });
  const { director } = told;
  const known = director.beats.length;
  director.lookAt(5);
  while (told.sight.played.slice(10).every(({ move }) => move.seat === 0)) told.move();
  director.toPresent();
  expect(director.isReplay).toBe(false);
  expect(director.told).toBeGreaterThan(known);
  expect(told.begun[0]?.beat.position).toBeGreaterThanOrEqual(10);
});

test('what was taken back meanwhile is no more', async () => {
  const told = await toldGame('1893', {}, { people: 3 });
  for (let moves = 0; moves < 8; moves++) told.move();
  const { director } = told;
  director.finish();
  director.lookAt(director.beats.length);
  told.takeBack(3);
  expect(director.told).toBe(director.beats.length);
  director.toPresent();
  expect(director).toMatchObject({ isTelling: false, shown: undefined });
});
