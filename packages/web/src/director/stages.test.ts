/** Stages of the end of a round: gone on from, held, looked at again, skipped; and what is decided within them. */
import { pending } from '@horta/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ALL_FOUR } from '../games/all-four.testing.ts';
import { endOf, isCounted } from './beats.ts';
import { type ToldGame, toldGame } from './told-games.testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isOver = ({ table }: ToldGame) => pending(table.state) === undefined;
const LONG = 60_000;

/** Everybody plays on by chance until a round, or the game, has ended; told up to the stage with which that begins. */
function toStages(told: ToldGame): void {
  const { director } = told;
  director.finish();
  const before = director.beats.length;
  // Bots decide faster than anything is told.
  do told.move();
  while (!isOver(told) && !hasEnded(told, before));
  while (!director.isStaged) vi.advanceTimersByTime(50);
}

function hasEnded({ director }: ToldGame, since: number): boolean {
  const fresh = director.beats.slice(since);
  const first = fresh.findIndex(({ stage }) => stage !== undefined);
  return first >= 0 && fresh.slice(first).some(({ stage }) => stage === undefined);
}

/** To where Continue is waited for. */
function untilWaiting({ director }: ToldGame): void {
  while (!director.isWaiting) vi.advanceTimersByTime(10);
}

describe.each(ALL_FOUR)('%s %o', (game, chosen) => {
  test('a stage goes on by itself after its patience; of those who only watch less is asked', async () => {
    for (const [people, milliseconds] of [
      [1, 12_000],
      [0, 4000],
    ] as const) {
      const told = await toldGame(game, chosen, { people });
      const { director } = told;
      toStages(told);
      untilWaiting(told);
      const { stage } = director;
      expect(director.time).toBe(milliseconds);
      vi.advanceTimersByTime(milliseconds - 1);
      expect(director.stage).toBe(stage);
      vi.advanceTimersByTime(1);
      expect(director.stage).not.toBe(stage);
    }
  });

  test('looked at closely, it stays until somebody goes on', async () => {
    const told = await toldGame(game, chosen);
    const { director } = told;
    toStages(told);
    untilWaiting(told);
    const { stage } = director;
    director.hold();
    vi.advanceTimersByTime(LONG);
    expect(director.stage).toBe(stage);
    director.goOn();
    expect(director.stage).not.toBe(stage);
    expect(director.isHeld).toBe(false);
  });

  test('the stage before is looked at again, with its boards, and nothing that was told is taken back', async () => {
    const told = await toldGame(game, chosen, { people: 0 });
    const { director } = told;
    toStages(told);
    untilWaiting(told);
    expect(director.canGoBack).toBe(false);
    const first = { stage: director.stage, view: director.shown?.view, beats: director.stageBeats };
    director.goOn();
    const second = { stage: director.stage, told: director.told };
    expect(director.canGoBack).toBe(true);
    director.back();
    expect(director.stage).toBe(first.stage);
    expect(director.stageBeats).toEqual(first.beats);
    expect(director.shown?.view).toEqual(first.view);
    expect(director.told).toBe(second.told);
    vi.advanceTimersByTime(LONG);
    expect(director.stage).toBe(first.stage);
    director.goOn();
    expect(director.stage).toBe(second.stage);
    vi.advanceTimersByTime(LONG);
    expect(director.stage).toBe(second.stage);
    director.goOn();
    expect(director.stage).not.toBe(second.stage);
  });

  test('skipped, no stage of this round is shown any more, but those of the next one are', async () => {
    const told = await toldGame(game, chosen);
    const { director } = told;
    toStages(told);
    const end = endOf(director.last);
    director.skipStages();
    expect(director.isStaged).toBe(false);
    while (director.isTelling) {
      expect(director.isStaged).toBe(false);
      vi.advanceTimersByTime(50);
    }
    toStages(told);
    expect(director.isStaged).toBe(true);
    expect(endOf(director.last)).not.toBe(end);
  });

  test('Continue tells the rest of a stage first, and then the next one', async () => {
    const told = await toldGame(game, chosen, { people: 0, seed: 'several' });
    const { director } = told;
    let found = 0;
    while (!isOver(told) && found === 0) {
      toStages(told);
      while (director.isStaged) {
        const { stage, beats } = director;
        const rest = beats.slice(director.told).findIndex((beat) => beat.stage !== stage);
        director.goOn();
        if (rest > 0) {
          found++;
          expect(director.stage).toBe(stage);
          expect(director.isWaiting).toBe(true);
          director.goOn();
        }
        expect(director.stage).not.toBe(stage);
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  test('a row of the final count stays for about 5 seconds at the steady speed', async () => {
    const told = await toldGame(game, chosen, { people: 0 });
    const { director } = told;
    while (!isOver(told)) told.move();
    director.finish();
    const last = director.beats.findIndex(
      ({ stage }) => isCounted(stage) && stage !== 'tiles' && stage !== 'costs',
    );
    director.told = last;
    director.hear(told.sight.played.length);
    const times = new Map<string, number>();
    while (director.isTelling) {
      vi.advanceTimersByTime(10);
      const stage = director.stage ?? '';
      if (stage !== '') times.set(stage, (times.get(stage) ?? 0) + 10);
    }
    for (const stage of ['tiles', 'costs', 'total']) times.delete(stage);
    expect(times.size).toBeGreaterThan(2);
    for (const [stage, time] of times) {
      expect(time, stage).toBeGreaterThanOrEqual(4500);
      expect(time, stage).toBeLessThanOrEqual(5500);
    }
  });

  test('somebody who decides within a stage sees it meanwhile, and needn’t continue from what they have decided', async () => {
    const told = await toldGame(game, chosen, { people: 1, seed: 'deciding' });
    const { director } = told;
    let decided = 0;
    while (!isOver(told)) {
      told.move();
      const due = pending(told.table.state);
      while (director.isTelling) director.skip();
      if (director.stage === undefined || isCounted(director.stage) || due?.player !== 0) continue;
      decided++;
      const { stage } = director;
      expect(director.isStaged).toBe(true);
      expect(director.shown).toBeUndefined();
      told.move();
      // Only what was decided is told before the next stage, if nobody else decides in this one.
      if (director.beats.at(-1)?.stage === stage) continue;
      vi.advanceTimersByTime(1500);
      expect(director.stage).not.toBe(stage);
    }
    expect(decided).toBeGreaterThan(0);
  });
});

test('what is decided within a stage belongs to it, whatever comes of it', async () => {
  const told = await toldGame('1893', { belleEpoque: true }, { players: 4, people: 0 });
  while (!isOver(told)) told.move();
  const { beats } = told.director;
  const stray = beats.filter(
    ({ stage, events }, i) =>
      stage === undefined &&
      beats[i - 1]?.stage !== undefined &&
      !['round-started', 'round-ended', 'cards-ready', 'travellers-returned', 'card-used'].includes(
        events[0]?.type ?? '',
      ),
  );
  expect(stray).toEqual([]);
});

test('after the last round no new cards come: it is no stage, and is about nobody in particular', async () => {
  const told = await toldGame('1893', {}, { people: 0 });
  while (!isOver(told)) told.move();
  const cards = told.director.beats.filter(({ stage }) => stage === 'cards');
  expect(new Set(cards.map(({ round }) => round))).toEqual(new Set([1, 2, 3, 4]));
  const end = told.director.beats.find(
    ({ events, round }) => round === 5 && events[0]?.type === 'round-ended',
  );
  expect(end).toMatchObject({ stage: undefined, seat: undefined });
});
