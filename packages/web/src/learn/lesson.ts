/**
 * One chapter of a course while it is played, without a page: what the teacher says now, what is let through, and what the
 * others do. The game never runs ahead of the teacher: the others wait as long as there is something to read.
 */
import {
  type Frame,
  type GameEvent,
  type GameState,
  isOver,
  options,
  pending,
  type RecordHeader,
  recordHeader,
  type Seat,
} from '@horta/engine';
import {
  append,
  ask,
  type Change,
  eventsFor,
  newTable,
  Refused,
  revisionOf,
  type Step,
  type Table,
  type Wish,
} from '@horta/table';
import type { Chapter, Chosen, Course, Moment, Situation, When } from './course.ts';

/** Something that has happened, and how many decisions of the table stood then. */
interface Heard {
  readonly event: GameEvent;
  readonly stands: number;
}

/** A moment that is over. */
interface Passed {
  /** How many decisions stood when it was over: who takes back more comes back to it. */
  readonly stands: number;
  /** How much had been heard of what comes next. */
  readonly heard: number;
  /** Whether it was said, and not left out. */
  readonly isSaid: boolean;
}

export interface Lesson {
  readonly course: Course;
  readonly chapter: Chapter;
  readonly table: Table;
  /** How many decisions the chapter began with. */
  readonly begins: number;
  readonly passed: Passed[];
  readonly heard: Heard[];
  readonly chosen: (Chosen & { readonly stands: number })[];
  /** What the teacher says of the last choice, until one goes on. */
  answer: { readonly says: () => string; readonly isBrief: boolean } | undefined;
}

/** That what a moment waits for has come; the event, and how much was heard with it. */
interface Arrival {
  readonly event?: GameEvent;
  readonly heard?: number;
}

/** What is said now. */
export interface Word {
  readonly kind: 'tell' | 'task' | 'answer';
  readonly moment: Moment | undefined;
  readonly says: () => string;
  readonly points: readonly string[];
  /** What it is about, if it waited for something to happen. */
  readonly event: GameEvent | undefined;
  /** While which stage of the story it is said; otherwise when all was told. */
  readonly stage: string | undefined;
}

const PERSON = undefined;
/** A bot to the page; what it chooses is the course's to say. */
const OTHER = 'apprentice';

function headerOf(course: Course): RecordHeader {
  const { game, options: chosen, seed, names } = course;
  return recordHeader(game, { players: names.length, options: chosen, seed });
}

/**
 * The table of the recorded game after so many decisions, played on from there: nobody goes back behind it. The rules of
 * the course must be at hand.
 */
export function tableAt(course: Course, count: number, id: string = course.id): Table {
  const sitters = course.names.map((name, seat) => ({ name, bot: seat === course.learner ? PERSON : OTHER }));
  const table = newTable(id, headerOf(course), sitters, { table: course.id, position: count });
  for (const option of course.decisions.slice(0, count)) {
    const due = pending(table.state);
    if (due === undefined) throw new Error(`${course.id}: the game is over before decision ${count}`);
    append(table, { type: 'decision', seat: due.player, step: due.step, option });
  }
  return table;
}

export function openLesson(course: Course, number: number): Lesson {
  const chapter = course.chapters[number];
  const table = tableAt(course, chapter.at, `learn-${course.id}-${number}`);
  // Choices without alternative are made by the learner, too: they are steps of what is learnt.
  const lesson: Lesson = {
    ...{ course, chapter, table, begins: table.standing.length },
    passed: [],
    heard: [],
    chosen: [],
    answer: undefined,
  };
  leaveOut(lesson);
  return lesson;
}

/** The moment whose turn it is, whether or not it has come; undefined when the chapter is over. */
export function current({ chapter, passed }: Lesson): Moment | undefined {
  return chapter.moments[passed.length];
}

export function isDone(lesson: Lesson): boolean {
  return current(lesson) === undefined && lesson.answer === undefined;
}

/** Whether the learner has to decide. */
export function isAsked({ table, course }: Lesson): boolean {
  return pending(table.state)?.player === course.learner;
}

/** What is said now; undefined while the game goes on. */
export function wordOf(lesson: Lesson): Word | undefined {
  const { answer } = lesson;
  const word = wordOfMoment(lesson);
  if (answer === undefined) return word;
  // Where one is asked the next thing at once, both are said at once.
  if (answer.isBrief && word?.kind === 'task')
    return { ...word, says: () => `${answer.says()} ${word.says()}` };
  const plain = { moment: undefined, points: [], event: undefined, stage: undefined };
  return { ...plain, kind: 'answer', says: answer.says };
}

function wordOfMoment(lesson: Lesson): Word | undefined {
  const moment = current(lesson);
  const due = dueOf(lesson, moment);
  if (moment === undefined || due === undefined) return undefined;
  if (moment.task !== undefined && askedStep(lesson) !== moment.task.step) return undefined;
  const at = situation(lesson, due.event);
  return {
    kind: moment.task === undefined ? 'tell' : 'task',
    moment,
    says: () => moment.says(at),
    points: moment.points?.(at) ?? [],
    event: due.event,
    stage: moment.when !== undefined && 'event' in moment.when ? moment.when.stage : undefined,
  };
}

/** One has read what was said. */
function goOn(lesson: Lesson): void {
  if (lesson.answer !== undefined) lesson.answer = undefined;
  else if (wordOf(lesson)?.kind === 'tell') pass(lesson, true);
  leaveOut(lesson);
}

/**
 * What somebody would choose who does as the teacher says: what is `set` on the board, if nothing else is better; undefined
 * if nothing is to be tried now.
 */
export function example(lesson: Lesson, set?: number): number | undefined {
  const task = current(lesson)?.task;
  if (task === undefined || wordOf(lesson)?.kind !== 'task') return undefined;
  const at = situation(lesson, undefined);
  const wanted = options(lesson.table.state).filter((option) => task.refuses?.(option, at) === undefined);
  return task.shows?.(wanted, at) ?? wanted.find((option) => option === set) ?? wanted[0];
}

/** Whether something has to be read before anything can be chosen. */
export function isReading(lesson: Lesson): boolean {
  return isDone(lesson) || lesson.answer?.isBrief === false || wordOfMoment(lesson)?.kind === 'tell';
}

/**
 * What will be said once half a choice is made that the page has only planned: the view after it, and what is asked
 * there.
 */
export function wordAhead(lesson: Lesson, view: GameState, frame: Frame): Word | undefined {
  const moment = lesson.chapter.moments[lesson.passed.length + 1];
  if (moment?.task?.step !== frame.step) return undefined;
  const at = { ...situation(lesson, undefined), view, frame };
  const plain = { moment, event: undefined, stage: undefined };
  return { ...plain, kind: 'task', says: () => moment.says(at), points: moment.points?.(at) ?? [] };
}

/**
 * Why a choice is not played: something has to be read before (`unread`), or the teacher says what. Undefined if it may
 * be made.
 */
export function objection(lesson: Lesson, option: number): 'unread' | (() => string) | undefined {
  if (isReading(lesson)) return 'unread';
  const task = current(lesson)?.task;
  if (task === undefined || askedStep(lesson) !== task.step || !isReached(lesson)) return undefined;
  const at = situation(lesson, undefined);
  if (task.refuses?.(option, at) === undefined) return undefined;
  return () => task.refuses?.(option, at) ?? '';
}

/** What a learner does: reads on, decides, takes the last decision or the turn back, makes it again. */
export type Act = number | 'on' | 'back' | 'reset' | 'again';

const WISHES = { back: 'take-back', reset: 'reset', again: 'make-again' } as const;

/** Carries it out; undefined where nothing changes at the table. Throws Refused. */
export function carryOut(lesson: Lesson, act: Act): Change | undefined {
  if (act === 'on') {
    goOn(lesson);
    return undefined;
  }
  if (typeof act === 'number' && objection(lesson, act) !== undefined) throw new Refused('stale');
  const { table, course } = lesson;
  const revision = revisionOf(table);
  const asked = { seat: course.learner, revision, id: `act ${revision}` };
  const wish: Wish = typeof act === 'number' ? { what: 'decide', option: act } : { what: WISHES[act] };
  const change = ask(table, { ...asked, ...wish });
  take(lesson, change);
  return change;
}

/**
 * A lesson in which all of this was done; undefined if it can't be done any more: the course is another one now, and may
 * fail anywhere in it, or what was kept is no act at all.
 */
export function resumed(course: Course, number: number, acts: readonly Act[]): Lesson | undefined {
  const lesson = openLesson(course, number);
  try {
    letOthersPlay(lesson);
    for (const act of acts) {
      carryOut(lesson, act);
      letOthersPlay(lesson);
    }
    return lesson;
  } catch {
    return undefined;
  }
}

function letOthersPlay(lesson: Lesson): void {
  while (othersMove(lesson) !== undefined);
}

/** What somebody else does next; undefined if it is not their turn, or there is something to read before. */
export function othersMove(lesson: Lesson): Change | undefined {
  const { table, course } = lesson;
  const due = pending(table.state);
  if (due === undefined || due.player === course.learner || isDone(lesson)) return undefined;
  if (wordOf(lesson) !== undefined) return undefined;
  const kept = table.standing.length;
  const option = choiceOf(lesson, due.player);
  const { steps } = append(table, { type: 'decision', seat: due.player, step: due.step, option });
  const change = { kept, steps };
  take(lesson, change);
  return change;
}

/** As in the recorded game, as long as that is possible: the next thing that the seat chose there in such a step. */
function choiceOf({ table, course, begins }: Lesson, seat: Seat): number {
  const legal = options(table.state);
  const due = pending(table.state);
  if (due === undefined) throw new Error('the game is over');
  const isOfStep = (decision: Table['standing'][number]) =>
    decision.seat === seat && decision.step === due.step;
  const made = table.standing.slice(begins).filter(isOfStep).length;
  const recorded = recordedFrom(course, begins)
    .filter(isOfStep)
    .slice(made, made + FAR);
  const wanted = recorded.find(({ option }) => legal.includes(option));
  if (wanted !== undefined) return wanted.option;
  const view = table.state.rules.view(table.state, seat);
  return legal.length === 1 ? legal[0] : course.otherwise(view, due, legal);
}

/** What was chosen much later says nothing about now. */
const FAR = 3;

const recordings = new WeakMap<Course, Table>();

/** What was decided in the recorded game from there on. */
function recordedFrom(course: Course, from: number): Table['standing'] {
  const whole = recordings.get(course) ?? tableAt(course, course.decisions.length);
  recordings.set(course, whole);
  return whole.standing.slice(from);
}

/** What a change means for the lesson. */
function take(lesson: Lesson, { kept, steps }: Change): void {
  rewind(lesson, kept);
  let stands = kept;
  for (const step of steps) {
    stands++;
    note(lesson, step, stands);
    leaveOut(lesson);
  }
  leaveOut(lesson);
}

/** Takes back what was heard and passed since then. */
function rewind(lesson: Lesson, stands: number): void {
  const { heard, chosen, passed } = lesson;
  if (heard.some((one) => one.stands > stands) || chosen.some((one) => one.stands > stands))
    lesson.answer = undefined;
  while ((heard.at(-1)?.stands ?? 0) > stands) heard.pop();
  while ((chosen.at(-1)?.stands ?? 0) > stands) chosen.pop();
  while ((passed.at(-1)?.stands ?? 0) > stands) passed.pop();
}

function note(lesson: Lesson, step: Step, stands: number): void {
  const { decision, before } = step;
  const { course, heard, chosen } = lesson;
  const isOwn = decision.seat === course.learner;
  const task = current(lesson)?.task;
  const isTask = isOwn && task?.step === decision.step && wasReached(lesson, decision.step);
  const from = heard.length;
  const told = eventsFor(step, [course.learner]);
  for (const event of told) heard.push({ event, stands });
  if (!isOwn) return;
  lesson.answer = undefined;
  const view = before.rules.view(before, course.learner);
  const made = { step: decision.step, option: decision.option, before: view, events: told, stands };
  chosen.push(made);
  if (!isTask || task === undefined) return;
  pass(lesson, true, from, stands);
  const at = situation(lesson, undefined);
  if (task.answers?.(made, at) === undefined) return;
  // While the learner goes on choosing, an answer stands beside it and holds nobody up.
  lesson.answer = { says: () => task.answers?.(made, at) ?? '', isBrief: isAsked(lesson) };
}

function pass(
  lesson: Lesson,
  isSaid: boolean,
  heard?: number,
  stands: number = lesson.table.standing.length,
): void {
  const when = current(lesson)?.when;
  const found = heard ?? (when === undefined ? undefined : arrival(lesson, when)?.heard);
  lesson.passed.push({ stands, heard: found ?? heardBefore(lesson), isSaid });
}

/** Passes what is not said: what has lapsed, what can't come any more. */
function leaveOut(lesson: Lesson): void {
  if (lesson.answer !== undefined) return;
  for (;;) {
    const moment = current(lesson);
    if (moment === undefined) return;
    const due = dueOf(lesson, moment);
    const hasLapsed =
      due === undefined && moment.lapses !== undefined && arrival(lesson, moment.lapses) !== undefined;
    const isLost = isOver(lesson.table.state) && (due === undefined || moment.task !== undefined);
    if (!hasLapsed && !isLost) return;
    lesson.passed.push({ stands: lesson.table.standing.length, heard: heardBefore(lesson), isSaid: false });
  }
}

function heardBefore({ passed }: Lesson): number {
  return passed.at(-1)?.heard ?? 0;
}

/** What a moment waits for, as far as it waits for something. */
function dueOf(lesson: Lesson, moment: Moment | undefined): Arrival | undefined {
  return moment?.when === undefined ? {} : arrival(lesson, moment.when);
}

function askedStep(lesson: Lesson): string | undefined {
  return isAsked(lesson) ? pending(lesson.table.state)?.step : undefined;
}

/** Whether what the moment waits for has come. */
function isReached(lesson: Lesson): boolean {
  const when = current(lesson)?.when;
  return when === undefined || arrival(lesson, when) !== undefined;
}

/** Whether it had, when this was decided. */
function wasReached(lesson: Lesson, step: string): boolean {
  const when = current(lesson)?.when;
  return when !== undefined && 'asked' in when ? when.asked === step : isReached(lesson);
}

/** If what is waited for has come: the event, and how much was heard with it. */
function arrival(lesson: Lesson, when: When): Arrival | undefined {
  if ('asked' in when) return askedStep(lesson) === when.asked ? {} : undefined;
  if ('over' in when) return isOver(lesson.table.state) ? {} : undefined;
  const at = situation(lesson, undefined);
  const from = heardBefore(lesson);
  const found = lesson.heard.findIndex(
    ({ event }, i) => i >= from && event.type === when.event && when.where?.(event, at) !== false,
  );
  const event = lesson.heard[found]?.event;
  return event === undefined ? undefined : { event, heard: found + 1 };
}

export function situation(lesson: Lesson, event: GameEvent | undefined): Situation {
  const { table, course, heard, chosen } = lesson;
  const view = table.state.rules.view(table.state, course.learner);
  return {
    ...{ view, event, seat: course.learner, chosen: chosen.slice() },
    events: heard.map((one) => one.event),
    frame: isAsked(lesson) ? pending(view) : undefined,
  };
}
