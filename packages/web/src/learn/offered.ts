/**
 * Whether lessons are offered to whoever may be new. Small, and without anything of the courses: every visit begins with
 * it. What is kept is by course, as progress.ts reads it, and `offered`.
 */
import { keep, kept } from '../kept.ts';

const KEY = 'horta-learning';

type Learnt = Readonly<Record<string, unknown>>;

/** What the browser would not keep: it lasts as long as the page. */
let loose: Learnt = {};

/** Read anew each time: another tab may have gone on meanwhile. */
export function learnt(): Learnt {
  try {
    return { ...JSON.parse(kept(KEY) ?? '{}'), ...loose };
  } catch {
    return loose;
  }
}

/** This beside all that is kept. */
export function keepLearnt(value: Learnt): void {
  const all = JSON.stringify({ ...learnt(), ...value });
  keep(KEY, all);
  loose = kept(KEY) === all ? {} : { ...loose, ...value };
}

/** Whether somebody who may not know these games should be told that they can be learnt here: not twice. */
export function isLearningOffered(): boolean {
  return Object.keys(learnt()).length === 0;
}

/** The course that was left in the middle, if any: it is told where it goes on. */
export function lessonLeft(): string | undefined {
  const all = Object.entries(learnt());
  return all.find(([, kept]) => (kept as { isOpen?: unknown } | undefined)?.isOpen)?.[0];
}

/** Never offered again: somebody knows the games, or has begun to learn them. */
export function dismissLearning(): void {
  keepLearnt({ offered: true });
}
