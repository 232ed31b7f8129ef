/**
 * Whether lessons are offered to whoever may be new. Small, and without anything of the courses: every visit begins with
 * it. What is kept is by course, as progress.ts reads it, and `offered`.
 */
import { keep, kept } from '../kept.ts';

const KEY = 'horta-learning';

type Learnt = Readonly<Record<string, unknown>>;

/** Where a browser keeps nothing, it lasts as long as the page. */
let known: Learnt | undefined;

export function learnt(): Learnt {
  if (known !== undefined) return known;
  try {
    return Object(JSON.parse(kept(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** This beside all that is kept. */
export function keepLearnt(value: Learnt): void {
  known = { ...learnt(), ...value };
  keep(KEY, JSON.stringify(known));
}

/** Another tab has gone on. */
export function readLearntAnew(): void {
  known = undefined;
}

/** Whether somebody who may not know these games should be told that they can be learnt here: not twice. */
export function isLearningOffered(): boolean {
  return Object.keys(learnt()).length === 0;
}

/** Never offered again: somebody knows the games, or has begun to learn them. */
export function dismissLearning(): void {
  keepLearnt({ offered: true });
}
