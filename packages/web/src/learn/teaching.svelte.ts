/** A lesson as the page has it: the host of its table, and the teacher's word as it stands. */
import { isOver } from '@horta/engine';
import {
  type Change,
  type Message,
  newsOf,
  Refused,
  type Request,
  revisionOf,
  type Told,
  whole,
} from '@horta/table';
import type { Decision } from '../games/game-view.ts';
import type { AskedHost, Elsewhere } from '../table/company.ts';
import type { Seen } from '../table/seen.ts';
import type { TableStore } from '../table/table.svelte.ts';
import type { Course } from './course.ts';
import {
  type Act,
  carryOut,
  example,
  isDone,
  isReading,
  type Lesson,
  objection,
  openLesson,
  othersMove,
  resumed,
  type Word,
  wordAhead,
  wordOf,
} from './lesson.ts';
import { l } from './words.ts';

/** What the parts of the table find it by. */
export const TEACHING = Symbol('teaching');

const REFUSED = { ok: false, fault: 'illegal', detail: 'not in a lesson' } as const;

export class Teaching implements Elsewhere {
  readonly lesson: Lesson;
  /** The table on the page, once it is there. */
  table: TableStore | undefined = $state.raw();
  readonly replayHref: string;
  readonly hasHints = false;
  readonly parts: Elsewhere['parts'];
  /** Changes with everything that happens: what is asked of the lesson is asked anew. */
  #count = $state(0);
  /** Why a choice was not made, until something else is. */
  #objection: (() => string) | undefined = $state.raw();
  /** Counts the choices that were made before one had read on: the way on is shown each time. */
  nudges = $state(0);
  /** Whether one looks at the list of chapters. */
  isListShown = $state(false);
  #listener: ((message: Message) => void) | undefined;

  /** All that was done in it so far: enough to come back to where it was left. */
  readonly acts: Act[];
  readonly #noted: (acts: readonly Act[]) => void;

  /** `noted` hears of everything that is done. */
  constructor(
    course: Course,
    number: number,
    acts: readonly Act[],
    parts: Elsewhere['parts'],
    noted: (acts: readonly Act[]) => void,
  ) {
    const lesson = acts.length === 0 ? undefined : resumed(course, number, acts);
    this.lesson = lesson ?? openLesson(course, number);
    this.acts = lesson === undefined ? [] : [...acts];
    this.parts = parts;
    this.#noted = noted;
    this.replayHref = `#/learn/${course.id}`;
  }

  /** What is said now. */
  readonly word: Word | undefined = $derived.by(() => {
    this.#count;
    return wordOf(this.lesson);
  });

  readonly isDone: boolean = $derived.by(() => {
    this.#count;
    return isDone(this.lesson);
  });

  /** What the teacher says of a choice that was not made. */
  get objection(): (() => string) | undefined {
    return this.#objection;
  }

  /** How far the chapter is, from 0 to 1. */
  readonly share: number = $derived.by(() => {
    this.#count;
    return this.lesson.passed.length / this.lesson.chapter.moments.length;
  });

  readonly join: Elsewhere['join'] = async (_id, _manner, listener) => {
    const { table, course } = this.lesson;
    this.#listener = listener;
    // What the lesson goes on from is a game of its own, and no other one to look at.
    const { origin: _, ...told } = whole(table, [course.learner]);
    this.#tell(told);
    this.#goOn();
    return { ok: true, value: undefined };
  };

  readonly host: AskedHost = {
    ask: async (_id, asked) => {
      const act = actOf(asked);
      if (act === undefined) return REFUSED;
      if (asked.revision !== revisionOf(this.lesson.table) || (typeof act === 'number' && this.objectTo(act)))
        return { ok: false, fault: 'stale', detail: 'the teacher says why, if there is something to say' };
      try {
        this.#do(act);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return { ok: false, fault: error.refusal, detail: error.message };
      }
      return { ok: true, value: revisionOf(this.lesson.table) };
    },
    leave: async () => {
      this.#listener = undefined;
    },
    setManner: async () => ({ ok: true, value: undefined }),
    hold: async () => ({ ok: true, value: undefined }),
    goOn: async () => REFUSED,
    explain: async () => REFUSED,
    exportText: async () => {
      const { recordText } = await import('../host/game-text.ts');
      return { ok: true, value: recordText({ ...this.lesson.table, origin: undefined }) };
    },
    playOn: async () => REFUSED,
  };

  /** Before one has read on there is nothing to choose. */
  promptAt(seen: Seen): string | undefined {
    if (seen.isOver) return l.game_over();
    return seen.isAsking && this.isReading ? l.read_first() : undefined;
  }

  /** Whether something has to be read before it goes on. */
  get isReading(): boolean {
    this.#count;
    return isReading(this.lesson);
  }

  /** Whether the teacher has something against a choice; then it is said. */
  objectTo(option: number): boolean {
    const found = objection(this.lesson, option);
    this.#objection = typeof found === 'function' ? found : undefined;
    if (found === 'unread') this.nudges++;
    return found !== undefined;
  }

  /** One has read what was said. */
  goOn(): void {
    this.#do('on');
  }

  /** What is said of what is only planned, and not yet chosen. */
  ahead({ view, frame }: Decision): Word | undefined {
    this.#count;
    return frame && wordAhead(this.lesson, view, frame);
  }

  /** What the teacher would choose; of what is as good, what is set on the board. */
  example(set: number | undefined): number | undefined {
    return example(this.lesson, set);
  }

  /** Others play as long as there is nothing to read. */
  #goOn(): void {
    for (;;) {
      const since = revisionOf(this.lesson.table);
      const change = othersMove(this.lesson);
      if (change === undefined) break;
      this.#news(change, since);
    }
    this.#count++;
  }

  #do(act: Act): void {
    const since = revisionOf(this.lesson.table);
    const change = carryOut(this.lesson, act);
    this.#objection = undefined;
    this.acts.push(act);
    if (change !== undefined) this.#news(change, since);
    this.#goOn();
    this.#noted(this.acts);
  }

  #news(change: Change, since: number): void {
    const { table, course } = this.lesson;
    this.#tell(newsOf(table, change, since, [course.learner]));
  }

  #tell(heard: Told): void {
    // A lesson that comes to the end of the game has an end of its own.
    const now = isOver(this.lesson.table.state) ? { ...heard.now, ending: 'agreed' as const } : heard.now;
    // As if it came from elsewhere: what the page is told is never what the lesson goes on to change.
    const told = structuredClone({ ...heard, now });
    this.#listener?.({ told, thinking: undefined, botFault: undefined, isKept: true });
  }
}

function actOf(asked: Request): Act | undefined {
  switch (asked.what) {
    case 'decide':
      return asked.option;
    case 'take-back':
      return 'back';
    case 'reset':
      return 'reset';
    case 'make-again':
      return 'again';
    default:
      return undefined;
  }
}
