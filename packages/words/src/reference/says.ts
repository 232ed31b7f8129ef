/** Sentences that need no numbers. */
import type { Ruleset } from '@horta/engine';
import type { Voice } from '../voice.ts';
import type { Say } from './rulebook.ts';

/** A message without inputs, as it stands. */
export function plain<R extends Ruleset>(message: (inputs: object, v: Voice) => string): Say<R> {
  return (v) => message({}, v);
}

/** The one at this place, or the last one of a list that is shorter: a pack may have made it so. */
export function nth<T>(list: readonly T[], place: number): T {
  const found = list[Math.min(place, list.length - 1)];
  if (found === undefined) throw new Error(`nothing at ${place}`);
  return found;
}
