/** What holds of every course; each course's test calls it with its list of what is told where. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame, options, pending, randomFromSeed } from '@horta/engine';
import { speaker } from '@horta/words/fetched';
import { beforeAll, describe, expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte.ts';
import { useDescriptions, useGameWords } from '../words.svelte.ts';
import type { Chosen, Course, Moment, Situation, Task } from './course.ts';
import { courseInfo } from './courses.ts';
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

/** Something that was said, and where. */
interface Said {
  readonly chapter: string;
  /** What is said, or was tried. */
  readonly moment: Moment;
  readonly text: string;
  readonly at: Situation;
  readonly kind: 'moment' | 'answer' | 'refusal';
  readonly points: readonly string[];
  /** What is answered or refused. */
  readonly choice: Chosen | undefined;
}

const MOST_STEPS = 400;

/** How somebody plays: the option chosen of those that the teacher lets through. */
type Player = (letThrough: readonly number[], lesson: Lesson) => number;

/** Goes through a chapter to its end; throws if there is none. */
function goThrough(course: Course, number: number, player: Player): Said[] {
  const lesson = openLesson(course, number);
  const said: Said[] = [];
  let told: Moment | undefined;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    while (othersMove(lesson) !== undefined);
    if (isDone(lesson)) return said;
    const moment = wordOf(lesson)?.moment;
    if (moment !== undefined && moment !== told) said.push(momentSaid(lesson, moment));
    told = moment ?? told;
    if (wordOf(lesson) !== undefined && isReading(lesson)) {
      carryOut(lesson, 'on');
      continue;
    }
    if (!isAsked(lesson))
      throw new Error(`${course.id}: ${lesson.chapter.id} waits for ever at ${current(lesson)?.id}`);
    said.push(...refusals(lesson));
    const legal = options(lesson.table.state).filter((option) => objection(lesson, option) === undefined);
    if (legal.length === 0)
      throw new Error(`${lesson.chapter.id}: nothing is let through at ${current(lesson)?.id}`);
    const tried = current(lesson);
    carryOut(lesson, player(legal, lesson));
    said.push(...answers(lesson, tried));
  }
  throw new Error(`${course.id}: ${lesson.chapter.id} doesn’t end, at ${current(lesson)?.id}`);
}

/** What the moment says itself, without the answer that may stand before it. */
function momentSaid(lesson: Lesson, moment: Moment): Said {
  const word = wordOf(lesson);
  const before = lesson.answer === undefined ? '' : `${lesson.answer.says()} `;
  const text = word?.says() ?? '';
  if (!text.startsWith(before)) throw new Error(`not answered: ${text}`);
  return {
    ...{ chapter: lesson.chapter.id, moment, kind: 'moment', choice: undefined },
    text: text.slice(before.length),
    points: word?.points ?? [],
    at: situation(lesson, word?.event),
  };
}

/** What is said of every option that is not let through. */
function refusals(lesson: Lesson): Said[] {
  const moment = current(lesson);
  if (moment?.task?.refuses === undefined) return [];
  const at = situation(lesson, undefined);
  return options(lesson.table.state).flatMap((option): Said[] => {
    const refused = objection(lesson, option);
    if (refused === undefined) return [];
    if (refused === 'unread') throw new Error(`${moment.id} has not been read`);
    const choice = { step: at.frame?.step ?? '', option, before: at.view, events: [] };
    return [{ chapter: lesson.chapter.id, moment, kind: 'refusal', text: refused(), points: [], at, choice }];
  });
}

/** What is said of the last choice. */
function answers(lesson: Lesson, moment: Moment | undefined): Said[] {
  if (lesson.answer === undefined || moment === undefined) return [];
  const at = situation(lesson, undefined);
  const text = lesson.answer.says();
  const choice = at.chosen.at(-1);
  return [{ chapter: lesson.chapter.id, moment, kind: 'answer', text, points: [], at, choice }];
}

/** Does as the teacher says, and otherwise as in the recorded game where one can. */
const FOLLOWS: Player = (letThrough, lesson) => example(lesson) ?? letThrough[0];

function atRandom(seed: string): Player {
  const random = randomFromSeed(seed);
  return (letThrough) => letThrough[random.below(letThrough.length)];
}

/** Begins each chapter with what is listed for it. */
function beginningWith(first: NonNullable<Expectations['also']>): Player {
  return (letThrough, lesson) => {
    const { chapter, chosen } = lesson;
    const wanted = first[chapter.id]?.[chosen.length];
    return wanted !== undefined && letThrough.includes(wanted) ? wanted : FOLLOWS(letThrough, lesson);
  };
}

/** Whether what is said is so there, of the things that are pointed at. */
export type Claim = (at: Situation, text: string, points: readonly string[]) => boolean;

/** Whether it is so of a choice that was made, or refused: `at` is after the one, and before the other. */
export type ChoiceClaim = (at: Situation, text: string, choice: Chosen) => boolean;

/** What is told of a topic, in English, and whether it happens there, at the latest. */
export interface Topic {
  readonly about: RegExp;
  readonly at: (at: Situation) => boolean;
}

export interface Expectations {
  readonly course: () => Course;
  /** The folder of its words: all of them must be said by somebody. */
  readonly catalogue: string;
  readonly loadWords: (locale: 'en') => Promise<void>;
  readonly happens: Readonly<Record<string, Topic>>;
  /** By `chapter/moment`, of all of them: whether it is true there, whatever was chosen before. */
  readonly claims: Readonly<Record<string, Claim>>;
  /** The same of all tasks that answer, and of all that refuse. */
  readonly answers: Readonly<Record<string, ChoiceClaim>>;
  readonly refusals: Readonly<Record<string, ChoiceClaim>>;
  /** Decisions that random games hardly come to, and words are waiting at: by chapter, the first ones. */
  readonly also?: Readonly<Record<string, readonly number[]>>;
  /** How often the course is played at random. */
  readonly runs?: number;
}

const placeOf = ({ chapter, moment }: Pick<Said, 'chapter' | 'moment'>): string => `${chapter}/${moment.id}`;

type Message = string | readonly [{ readonly match: Readonly<Record<string, string>> }];

/** By key, what a catalogue says in English, with a gap for each thing that is put into it. */
function wordsOf(catalogue: string): [string, RegExp][] {
  const file = join(import.meta.dirname, '../../../words/messages', catalogue, 'en.json');
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message>;
  return Object.entries(messages).map(([key, message]) => {
    const texts = typeof message === 'string' ? [message] : Object.values(message[0].match);
    const patterns = texts.map((text) =>
      text
        .split(/\{\w+\}/)
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.+'),
    );
    return [key, new RegExp(patterns.join('|'))];
  });
}

export function holdsForCourse(
  name: string,
  {
    course: find,
    catalogue,
    loadWords,
    happens,
    claims,
    answers: answered,
    refusals: refused,
    also = {},
    runs = 100,
  }: Expectations,
): void {
  describe(name, () => {
    let course: Course;
    let nameOf: ReturnType<typeof speaker>['describe'];
    beforeAll(async () => {
      await loadWords('en');
      course = find();
      await Promise.all([
        loadGame(course.game, course.options),
        useGameWords(course.game, course.options),
        useDescriptions(course.game, course.options),
      ]);
      nameOf = speaker(settings.locale, course.names).describe;
      expect(settings.locale).toBe('en');
    });

    const playedBy = (player: Player): Said[] =>
      course.chapters.flatMap((_, number) => goThrough(course, number, player));

    test('the list of courses tells of it as it is', () => {
      expect(courseInfo(course.id)).toMatchObject({ chapters: course.chapters.length, game: course.game });
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

    test('nobody goes back behind the beginning of a chapter', () => {
      for (const number of course.chapters.keys()) {
        const lesson = openLesson(course, number);
        for (const act of ['back', 'reset'] as const)
          expect(() => carryOut(lesson, act)).toThrow('undo-nothing-played');
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

    /** All moments, or those with a task that does this. */
    const momentsThat = (does?: keyof Task): string[] =>
      course.chapters.flatMap((chapter) =>
        chapter.moments
          .filter(({ task }) => does === undefined || task?.[does] !== undefined)
          .map((moment) => placeOf({ chapter: chapter.id, moment })),
      );

    test('there is something to hold each moment to, each answer and each refusal', () => {
      expect(Object.keys(claims).sort()).toEqual(momentsThat().sort());
      expect(Object.keys(answered).sort()).toEqual(momentsThat('answers').sort());
      expect(Object.keys(refused).sort()).toEqual(momentsThat('refuses').sort());
      expect(Object.keys(happens).sort()).toEqual([...course.topics].sort());
    });

    const isTold = (topic: string, { text, at }: Said): boolean => {
      const { about, at: isThere } = happens[topic];
      return about.test(text) && isThere(at);
    };

    const isTrue = (one: Said): boolean => {
      const { kind, at, text, points, choice, moment } = one;
      if (kind === 'moment')
        return (
          claims[placeOf(one)](at, text, points) &&
          (moment.teaches ?? []).every((topic) => isTold(topic, one))
        );
      const claim = (kind === 'answer' ? answered : refused)[placeOf(one)];
      return choice !== undefined && claim(at, text, choice);
    };

    /** Whether a thing has a name there; players always have. */
    const isThere = (thing: string, { view, seat }: Situation): boolean => {
      const [, player] = /^seat:(\d+)$/.exec(thing) ?? [];
      if (player !== undefined) return Number(player) < course.names.length;
      return nameOf(view, thing as never, seat)?.title !== undefined;
    };

    const isWhole = ({ text }: Said): boolean => text.length > 0 && !/undefined|NaN|\{|\}/.test(text);

    /** What of it is not so, points at nothing, or has gaps. */
    const faults = (said: readonly Said[]): string[] =>
      said.flatMap((one) => {
        const gone = one.points.filter((thing) => !isThere(thing, one.at));
        const isGood = isTrue(one) && isWhole(one) && gone.length === 0;
        return isGood ? [] : [`${placeOf(one)}, ${one.kind}: ${one.text} ${gone.join(' ')}`];
      });

    const untold = (said: readonly Said[]): string[] => {
      const told = said.flatMap(({ kind, moment }) => (kind === 'moment' ? (moment.teaches ?? []) : []));
      return course.topics.filter((topic) => !told.includes(topic));
    };

    test('who follows it has been told everything, each where it happens, and nothing else', () => {
      const said = playedBy(FOLLOWS);
      expect(faults(said)).toEqual([]);
      expect(untold(said)).toEqual([]);
      expect(said.some(({ points }) => points.length > 0)).toBe(true);
      const told = said.map(placeOf);
      const missing = course.chapters.flatMap(({ id, moments }) =>
        moments
          .filter(({ lapses }) => lapses === undefined)
          .map((moment) => placeOf({ chapter: id, moment }))
          .filter((place) => !told.includes(place)),
      );
      expect(missing).toEqual([]);
    });

    test(`free choices lead nobody astray: ${runs} games at random end, tell the same topics, and only what is so; all words are said`, () => {
      const texts = new Set(course.chapters.flatMap(({ title, sum }) => [title(), sum()]));
      const players = Array.from({ length: runs }, (_, run) => atRandom(`${course.id} ${run}`));
      for (const player of [FOLLOWS, beginningWith(also), ...players]) {
        const said = playedBy(player);
        expect(faults(said)).toEqual([]);
        expect(untold(said)).toEqual([]);
        for (const { text } of said) texts.add(text);
      }
      const unsaid = wordsOf(catalogue).filter(
        ([, pattern]) => ![...texts].some((text) => pattern.test(text)),
      );
      expect(unsaid.map(([key]) => key)).toEqual([]);
    });
  });
}
