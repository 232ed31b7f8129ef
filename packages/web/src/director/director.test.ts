/** What happens is told in order, each step for its time; nobody waits who needn't. */
import { type GameEvent, pending } from '@horta/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ALL_FOUR } from '../games/all-four.testing.ts';
import { shareOf } from './pace.ts';
import { type ToldGame, toldGame } from './told-games.testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isOver = ({ table }: ToldGame) => pending(table.state) === undefined;

/** Moves by chance until it is this seat's turn, or the game is over. */
function moveUntilAsked(told: ToldGame, seat = 0): void {
  do told.move();
  while (!isOver(told) && pending(told.table.state)?.player !== seat);
}

/** Lets time pass until all is told; a stage is looked at, and gone on from. */
function letTell({ director }: ToldGame): number {
  let milliseconds = 0;
  while (director.isTelling) {
    if (director.isWaiting) director.goOn();
    else {
      vi.advanceTimersByTime(10);
      milliseconds += 10;
    }
    if (milliseconds > 600_000) throw new Error('it is never told');
  }
  return milliseconds;
}

describe.each(ALL_FOUR)('%s %o', (game, chosen) => {
  test('each event is told once, in whole games, and the last position is the present', async () => {
    const told = await toldGame(game, chosen);
    const { director, sight } = told;
    while (!isOver(told)) {
      moveUntilAsked(told);
      letTell(told);
      expect(director.told).toBe(director.beats.length);
      expect(director.shown).toBeUndefined();
    }
    const events: GameEvent[] = director.beats.flatMap((beat) => beat.events);
    const all = [...sight.opening, ...sight.played.flatMap((played) => played.events)];
    expect(events).toHaveLength(all.length);
    expect(new Set(events)).toEqual(new Set(all));
  });

  test('a step that gains something stays for a second, another one as long as one reads it, a turn for at most 8 seconds', async () => {
    const told = await toldGame(game, chosen, { people: 0 });
    while (!isOver(told)) told.move();
    letTell(told);
    const byTurn = new Map<string, number>();
    for (const { beat, time } of told.begun) {
      if (beat.stage !== undefined) continue;
      const key = `${beat.turn} ${beat.round}`;
      byTurn.set(key, (byTurn.get(key) ?? 0) + time);
    }
    expect(Math.max(...byTurn.values())).toBeLessThanOrEqual(8000);
    const short = [...byTurn].filter(([, time]) => time < 7800).map(([key]) => key);
    const usual = told.begun.filter(({ beat }) => short.includes(`${beat.turn} ${beat.round}`));
    for (const { beat, time } of usual)
      if (beat.stage === undefined)
        expect(time).toBe(1000 * shareOf(told.director.hasGains(beat), told.wordsIn(beat)));
    expect(usual.length).toBeGreaterThan(50);
  });

  test('while it is told, the boards have what was told, and no more', async () => {
    const told = await toldGame(game, chosen);
    const { director, sight } = told;
    let between = 0;
    while (!isOver(told)) {
      told.move();
      const { position } = director.beats.at(-1) ?? { position: 0 };
      const totals = sight.views[position][0].rules
        .scores(sight.views[position][0])
        .map(({ total }) => total);
      for (const beat of director.beats.filter((each) => each.position === position)) {
        for (const event of beat.events as { type: string; player?: number; amount?: number }[])
          if (event.type === 'points') totals[event.player ?? 0] += event.amount ?? 0;
        const view = director.viewOf(beat);
        if (beat.isLast || view === sight.views[position + 1][0] || beat.stage !== undefined) continue;
        between++;
        expect(view.rules.scores(view).map(({ total }) => total)).toEqual(totals);
      }
      director.finish();
    }
    expect(between).toBeGreaterThan(2);
  });

  test('whoever is asked can decide at once: the rest is told with it', async () => {
    const told = await toldGame(game, chosen);
    const { director } = told;
    for (let turns = 0; turns < 12; turns++) {
      moveUntilAsked(told);
      director.finish();
      expect(director.isTelling).toBe(false);
      expect(director.shown).toBeUndefined();
    }
  });

  test('whoever hurries is still shown the end of a round', async () => {
    const told = await toldGame(game, chosen);
    const { director } = told;
    let ends = 0;
    while (!isOver(told)) {
      moveUntilAsked(told);
      const staged = director.beats.findIndex(({ stage }, i) => i >= director.told && stage !== undefined);
      director.hasten();
      if (staged < 0) expect(director.isTelling).toBe(false);
      else {
        ends++;
        expect(director.isStaged).toBe(true);
        expect(director.told).toBeGreaterThanOrEqual(staged);
      }
      letTell(told);
    }
    expect(ends).toBeGreaterThan(2);
  });

  test('nobody waits for what they have just done themselves, if they are asked again', async () => {
    const told = await toldGame(game, chosen, { people: 3 });
    const { director } = told;
    for (let moves = 0; moves < 40; moves++) {
      told.move();
      if (director.beats.at(-1)?.stage !== undefined || director.isWaiting) director.finish();
      const isRoundOver = director.beats.some(
        ({ stage, position }) => stage !== undefined && position === moves,
      );
      if (!isRoundOver) expect(director.isTelling).toBe(false);
      director.finish();
    }
  });

  test('at the instant speed everything is told at once, the end of a round too', async () => {
    const told = await toldGame(game, chosen, { step: 0 });
    while (!isOver(told)) {
      told.move();
      expect(told.director.isTelling).toBe(false);
    }
    expect(told.begun).toEqual([]);
  });

  test('the end of a round waits, stage by stage, until it has been looked at', async () => {
    const told = await toldGame(game, chosen, { people: 0 });
    const { director } = told;
    const stages: (string | undefined)[] = [];
    while (!isOver(told)) {
      told.move();
      while (director.isTelling) {
        vi.advanceTimersByTime(50);
        if (!director.isWaiting) continue;
        stages.push(director.stage);
        expect(director.stageBeats.every(({ stage }) => stage === director.stage)).toBe(true);
        director.goOn();
      }
    }
    const order = [
      'columns',
      game === '1897' ? 'arms' : 'irises',
      'brussels',
      'pavilions',
      'cards',
      'tiles',
      'costs',
    ];
    let last = -1;
    for (const stage of stages) {
      const place = order.indexOf(stage ?? '');
      // After the last one comes the first again: another round.
      if (place >= 0 && place !== order.indexOf('columns')) expect(place).toBeGreaterThan(last);
      if (place >= 0) last = place;
    }
    expect(stages).toContain('columns');
    expect(stages).toContain('houses');
  });
});

test('what was taken back is told no more', async () => {
  const told = await toldGame('1893', {}, { people: 3 });
  for (let moves = 0; moves < 6; moves++) told.move();
  told.takeBack(3);
  expect(told.director.beats.every(({ position }) => position < 3)).toBe(true);
  expect(told.director.told).toBe(told.director.beats.length);
  expect(told.director.shown).toBeUndefined();
});

test('paused, nothing goes on but by steps; hurried, it goes four times as fast', async () => {
  const told = await toldGame('1893', {}, { people: 0 });
  const { director } = told;
  for (let moves = 0; moves < 30; moves++) told.move();
  director.pause(true);
  const before = director.told;
  vi.advanceTimersByTime(60_000);
  expect(director.told).toBe(before);
  director.skip();
  expect(director.told).toBeGreaterThan(before);
  const stepped = director.told;
  vi.advanceTimersByTime(60_000);
  expect(director.told).toBe(stepped);

  director.pause(false);
  director.hurry(true);
  const from = told.begun.length;
  vi.advanceTimersByTime(2000);
  const hurried = told.begun.slice(from + 1).map(({ time }) => time);
  expect(Math.max(...hurried)).toBeLessThanOrEqual((1000 * shareOf(false, 100)) / 4);
  expect(hurried.length).toBeGreaterThan(6);
});

test('looking back, nothing new is told until one is back', async () => {
  const told = await toldGame('1897', {});
  const { director } = told;
  for (let moves = 0; moves < 10; moves++) told.move();
  director.finish();
  director.lookAt(5);
  expect(director.shown).toMatchObject({ position: (director.last?.position ?? 0) + 1 });
  told.move();
  vi.advanceTimersByTime(60_000);
  expect(director.told).toBe(5);
  director.toPresent();
  director.finish();
  expect(director.shown).toBeUndefined();
});
