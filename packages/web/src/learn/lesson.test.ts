/** How a lesson goes on, whichever course it is of: what is let through, what waits, what comes again. */
import { hash, loadGame, options } from '@horta/engine';
import { PASS_OPTION, WORKSHOP } from '@horta/engine/1893';
import { loadLearn1893Words } from '@horta/words/learn';
import { beforeAll, describe, expect, test } from 'vitest';
import { useGameWords } from '../words.svelte.ts';
import { course1893 as course } from './1893/course.ts';
import { stateOf } from './1893-editions/reading.ts';
import {
  type Act,
  carryOut,
  current,
  example,
  isReading,
  type Lesson,
  objection,
  openLesson,
  othersMove,
  resumed,
  situation,
  wordAhead,
  wordOf,
} from './lesson.ts';

beforeAll(async () => {
  await loadLearn1893Words('en');
  await Promise.all([loadGame('1893'), useGameWords('1893')]);
});

const FIRST = 0;

/** Reads on, and does as one is told, up to this moment. */
function upTo(moment: string, number = FIRST): { lesson: Lesson; acts: Act[] } {
  const lesson = openLesson(course, number);
  const acts: Act[] = [];
  while (current(lesson)?.id !== moment || wordOf(lesson) === undefined) {
    if (othersMove(lesson) !== undefined) continue;
    const act = isReading(lesson) ? 'on' : example(lesson);
    if (act === undefined) throw new Error(`${moment} doesn’t come`);
    carryOut(lesson, act);
    acts.push(act);
  }
  return { lesson, acts };
}

const workshops = (lesson: Lesson): number[] =>
  options(lesson.table.state).filter(
    (option) => stateOf(situation(lesson, undefined)).actions[option] === WORKSHOP,
  );

describe('what is let through', () => {
  test('nothing before one has read on', () => {
    const { lesson } = upTo('columns');
    expect(isReading(lesson)).toBe(true);
    for (const option of options(lesson.table.state)) expect(objection(lesson, option)).toBe('unread');
    expect(() => carryOut(lesson, options(lesson.table.state)[0])).toThrow('stale');
  });

  test('what is to be tried; anything else is answered, and not played', () => {
    const { lesson } = upTo('workshop');
    const before = hash(lesson.table.state);
    for (const option of options(lesson.table.state)) {
      const answer = objection(lesson, option);
      if (workshops(lesson).includes(option)) expect(answer).toBeUndefined();
      else expect(typeof answer === 'function' && answer()).toMatch(/choose Workshop|Passing/);
    }
    expect(() => carryOut(lesson, PASS_OPTION)).toThrow('stale');
    expect(hash(lesson.table.state)).toBe(before);
  });

  test('a bid that leaves hardly anything is answered', () => {
    const { lesson } = upTo('bid');
    const answers = options(lesson.table.state).map((bid) => objection(lesson, bid) === undefined);
    expect(answers).toEqual([true, true, true, false, false]);
  });
});

describe('what is said', () => {
  test('of the choice that was made', () => {
    const said = [1, 3].map((bid) => {
      const { lesson } = upTo('bid');
      carryOut(lesson, bid);
      return wordOf(lesson)?.says();
    });
    expect(said[0]).toMatch(/^A small bid/);
    expect(said[1]).toMatch(/^A strong bid.*You have 2 BF left/);
  });

  test('of the other half, as soon as the first half of a choice is planned', () => {
    const { lesson } = upTo('workshop');
    const { lesson: after } = upTo('bid');
    const { view, frame } = situation(after, undefined);
    if (frame === undefined) throw new Error('nobody is asked');
    expect(wordAhead(lesson, view, frame)?.says()).toBe(wordOf(after)?.says());
    expect(wordAhead(lesson, view, { ...frame, step: 'pay-house' })).toBeUndefined();
  });
});

test('others wait as long as there is something to read', () => {
  const { lesson } = upTo('bids-stay');
  expect(othersMove(lesson)).toBeUndefined();
  carryOut(lesson, 'on');
  expect(othersMove(lesson)).toBeDefined();
});

describe('what is taken back', () => {
  test('comes again, with the task that it was', () => {
    const { lesson } = upTo('artwork');
    carryOut(lesson, 'back');
    expect(current(lesson)?.id).toBe('bid');
    carryOut(lesson, 'back');
    expect(current(lesson)?.id).toBe('workshop');
    expect(wordOf(lesson)?.says()).toMatch(/^Try it/);
    carryOut(lesson, 'again');
    expect(current(lesson)?.id).toBe('bid');
  });
});

describe('a lesson that was left', () => {
  test('goes on at the same moment of the same position', () => {
    const { lesson, acts } = upTo('brussels');
    const again = resumed(course, FIRST, acts);
    expect(again && current(again)?.id).toBe('brussels');
    expect(again && hash(again.table.state)).toBe(hash(lesson.table.state));
    expect(again && wordOf(again)?.says()).toBe(wordOf(lesson)?.says());
  });

  test('begins anew if what was done in it can’t be done any more', () => {
    const { acts } = upTo('brussels');
    expect(resumed(course, 1, acts)).toBeUndefined();
    expect(resumed(course, FIRST, [...acts, 'dance' as Act])).toBeUndefined();
  });
});
