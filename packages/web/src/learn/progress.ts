/** How far one has come with the courses, kept in this browser. */
import { keepLearnt, learnt } from './offered.ts';

/** Of one course. */
export interface Progress {
  /** The chapter that comes next, or is being played. */
  readonly chapter: number;
  /** What was done in it (lesson.ts reads it again). */
  readonly acts: readonly (number | string)[];
  /** The chapters that were played to their end, or gone past. */
  readonly done: readonly number[];
}

const NONE: Progress = { chapter: 0, acts: [], done: [] };

export function progressOf(course: string): Progress {
  const value = learnt()[course];
  if (typeof value !== 'object' || value === null) return NONE;
  const { chapter, acts, done } = value as Partial<Record<keyof Progress, unknown>>;
  return {
    chapter: typeof chapter === 'number' && chapter >= 0 ? Math.floor(chapter) : 0,
    acts: Array.isArray(acts) ? acts.filter((act) => typeof act === 'number' || typeof act === 'string') : [],
    done: Array.isArray(done) ? done.filter((number) => typeof number === 'number') : [],
  };
}

export function hasBegun(course: string): boolean {
  return learnt()[course] !== undefined;
}

/** `isOpen`: it has been begun, and is not over. */
export function keepProgress(course: string, progress: Progress, isOpen = false): void {
  keepLearnt({ [course]: { ...progress, isOpen } });
}
