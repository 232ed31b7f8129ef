/** What holds of every course; each course's test calls it with its list of what is told where. */
import { loadGame, options, pending, randomFromSeed } from '@horta/engine';
import { speaker } from '@horta/words/fetched';
import { beforeAll, describe, expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte.ts';
import { useDescriptions, useGameWords } from '../words.svelte.ts';
import type { Course, Situation } from './course.ts';
import {
  carryOut,
  current,
  example,
  isAsked,
  isDone,
  isReading,
  type Lesson,
  objection,
  openLesson,
  othersMove,
  situation,
  tableAt,
  wordOf,
} from './lesson.ts';

/** A word that was said, and where. */
export interface Said {
  readonly chapter: string;
  readonly moment: string | undefined;
  readonly kind: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly topics: readonly string[];
  readonly at: Situation;
}

const MOST_STEPS = 400;

/** How somebody plays: the option chosen of those that the teacher lets through. */
export type Player = (letThrough: readonly number[], lesson: Lesson) => number;

/** Goes through a chapter to its end; throws if there is none. */
function goThrough(course: Course, number: number, player: Player): Said[] {
  const lesson = openLesson(course, number);
  const said: Said[] = [];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    while (othersMove(lesson) !== undefined);
    if (isDone(lesson)) return said;
    const word = wordOf(lesson);
    if (word !== undefined && said.at(-1)?.moment !== (word.moment?.id ?? '')) said.push(saidNow(lesson));
    if (word !== undefined && isReading(lesson)) {
      carryOut(lesson, 'on');
      continue;
    }
    if (!isAsked(lesson))
      throw new Error(`${course.id}: ${lesson.chapter.id} waits for ever at ${current(lesson)?.id}`);
    const legal = options(lesson.table.state).filter((option) => objection(lesson, option) === undefined);
    if (legal.length === 0)
      throw new Error(`${lesson.chapter.id}: nothing is let through at ${current(lesson)?.id}`);
    carryOut(lesson, player(legal, lesson));
  }
  throw new Error(`${course.id}: ${lesson.chapter.id} doesn’t end, at ${current(lesson)?.id}`);
}

function saidNow(lesson: Lesson): Said {
  const word = wordOf(lesson);
  if (word === undefined) throw new Error('nothing is said');
  const { moment } = word;
  const event = word.event;
  return {
    chapter: lesson.chapter.id,
    moment: moment?.id ?? '',
    kind: word.kind,
    text: word.says(),
    points: word.points,
    topics: moment?.teaches ?? [],
    at: situation(lesson, event),
  };
}

/** Does as the teacher says, and otherwise as in the recorded game where one can. */
const FOLLOWS: Player = (letThrough, lesson) => example(lesson) ?? letThrough[0];

function atRandom(seed: string): Player {
  const random = randomFromSeed(seed);
  return (letThrough) => letThrough[random.below(letThrough.length)];
}

/** Whether what is said is so there, of the things that are pointed at. */
export type Claim = (at: Situation, text: string, points: readonly string[]) => boolean;

export interface Expectations {
  readonly course: () => Course;
  readonly loadWords: (locale: 'en') => Promise<void>;
  /** By topic: whether it happens there, at the latest. */
  readonly happens: Readonly<Record<string, (at: Situation) => boolean>>;
  /** By `chapter/moment`, of all of them: whether it is true there, whatever was chosen before. */
  readonly claims: Readonly<Record<string, Claim>>;
  /** The same of all answers. */
  readonly answers: Claim;
  /** How often the course is played at random. */
  readonly runs?: number;
}

export function holdsForCourse(
  name: string,
  { course: find, loadWords, happens, claims, answers, runs = 100 }: Expectations,
): void {
  describe(name, () => {
    let course: Course;
    beforeAll(async () => {
      await loadWords('en');
      course = find();
      await Promise.all([loadGame(course.game, course.options), useGameWords(course.game, course.options)]);
      expect(settings.locale).toBe('en');
    });

    test('the recorded game is legal to its end, and chapters begin in it, one after the other', () => {
      const whole = tableAt(course, course.decisions.length);
      expect(pending(whole.state)).toBeUndefined();
      const starts = course.chapters.map(({ at }) => at);
      expect(starts).toEqual([...starts].sort((x, y) => x - y));
      for (const at of starts) {
        const { state } = tableAt(course, at);
        expect(pending(state)?.player).toBe(course.learner);
      }
    });

    test('ids are unique: of chapters, and of moments in each', () => {
      const ids = course.chapters.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { moments } of course.chapters) {
        const own = moments.map(({ id }) => id);
        expect(new Set(own).size).toBe(own.length);
      }
    });

    test('who follows it has been told everything, each where it happens', () => {
      const said = course.chapters.flatMap((_, number) => goThrough(course, number, FOLLOWS));
      for (const { text } of said) expect(text).not.toMatch(/undefined|NaN|\{|\}/);
      const told = said.flatMap(({ topics }) => topics);
      expect(course.topics.filter((topic) => !told.includes(topic))).toEqual([]);
      expect(Object.keys(happens).sort()).toEqual([...course.topics].sort());
      const astray = said.flatMap(({ topics, at, moment }) =>
        topics.filter((topic) => happens[topic]?.(at) !== true).map((topic) => `${topic} at ${moment}`),
      );
      expect(astray).toEqual([]);
      expect(lies(said)).toEqual([]);
    });

    /** What is said where it isn't so. */
    const lies = (said: readonly Said[]): string[] =>
      said.flatMap(({ chapter, moment, text, at, topics, points }) => {
        const claim = claims[`${chapter}/${moment}`];
        const isTrue =
          (claim === undefined || claim(at, text, points)) &&
          answers(at, text, points) &&
          topics.every((topic) => happens[topic]?.(at) === true);
        return isTrue ? [] : [`${chapter}/${moment}: ${text}`];
      });

    test('there is something to hold each moment to', () => {
      const all = course.chapters.flatMap(({ id, moments }) => moments.map((moment) => `${id}/${moment.id}`));
      expect(Object.keys(claims).sort()).toEqual(all.sort());
    });

    test('every moment is said to who follows it, but for those that may lapse', () => {
      const said = course.chapters.flatMap((_, number) => goThrough(course, number, FOLLOWS));
      const missing = course.chapters.flatMap(({ id, moments }) =>
        moments
          .filter(({ lapses, onlyIf }) => lapses === undefined && onlyIf === undefined)
          .filter((moment) => !said.some((one) => one.chapter === id && one.moment === moment.id))
          .map((moment) => `${id}: ${moment.id}`),
      );
      expect(missing).toEqual([]);
    });

    test('what is pointed at is there: things that have a name, and players', async () => {
      await useDescriptions(course.game, course.options);
      const { describe: nameOf } = speaker(settings.locale, course.names);
      const said = course.chapters.flatMap((_, number) => goThrough(course, number, FOLLOWS));
      const missing = said.flatMap(({ points, at, moment }) =>
        points
          .filter((thing) => {
            const [, seat] = /^seat:(\d+)$/.exec(thing) ?? [];
            if (seat !== undefined) return Number(seat) >= course.names.length;
            return nameOf(at.view, thing as never, at.seat)?.title === undefined;
          })
          .map((thing) => `${moment}: ${thing}`),
      );
      expect(missing).toEqual([]);
      expect(said.some(({ points }) => points.length > 0)).toBe(true);
    });

    test(`free choices lead nobody astray: ${runs} games at random end, tell the same topics, and only what is so`, () => {
      for (let run = 0; run < runs; run++) {
        const player = atRandom(`${course.id} ${run}`);
        const said = course.chapters.flatMap((_, number) => goThrough(course, number, player));
        expect(lies(said)).toEqual([]);
        const told = said.flatMap(({ topics }) => topics);
        expect(course.topics.filter((topic) => !told.includes(topic))).toEqual([]);
      }
    });
  });
}
