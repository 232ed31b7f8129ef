/**
 * How far one has come with the courses, kept in this browser. Small, and without anything of the courses: pages that
 * only offer them ask here.
 */
import { keep, kept } from '../kept.ts';

const KEY = 'horta-learning';

/** Of one course. */
export interface Progress {
  /** The chapter that comes next, or is being played. */
  readonly chapter: number;
  /** What was done in it (lesson.ts reads it again). */
  readonly acts: readonly (number | string)[];
  /** The chapters that were played to their end, or gone past. */
  readonly done: readonly number[];
}

type Kept = Readonly<Record<string, unknown>>;

const NONE: Progress = { chapter: 0, acts: [], done: [] };

/** Where a browser keeps nothing, it lasts as long as the page. */
let known: Kept | undefined;

function all(): Kept {
  if (known !== undefined) return known;
  try {
    const value: unknown = JSON.parse(kept(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Kept) : {};
  } catch {
    return {};
  }
}

function write(value: Kept): void {
  keep(KEY, JSON.stringify(value));
  known = value;
}

/** Whether somebody who may not know these games should be told that they can be learnt here: not twice. */
export function isLearningOffered(): boolean {
  return Object.keys(all()).length === 0;
}

/** Never offered again: somebody knows the games, or has begun to learn them. */
export function dismissLearning(): void {
  write({ ...all(), offered: true });
}

export function progressOf(course: string): Progress {
  const value = all()[course];
  if (typeof value !== 'object' || value === null) return NONE;
  const { chapter, acts, done } = value as Partial<Record<keyof Progress, unknown>>;
  return {
    chapter: typeof chapter === 'number' && chapter >= 0 ? Math.floor(chapter) : 0,
    acts: Array.isArray(acts) ? acts.filter((act) => typeof act === 'number' || typeof act === 'string') : [],
    done: Array.isArray(done) ? done.filter((number) => typeof number === 'number') : [],
  };
}

export function hasBegun(course: string): boolean {
  return all()[course] !== undefined;
}

export function keepProgress(course: string, progress: Progress): void {
  write({ ...all(), [course]: progress });
}

/** Another tab has gone on. */
export function readProgressAnew(): void {
  known = undefined;
}
