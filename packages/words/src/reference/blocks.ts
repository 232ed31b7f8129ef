/** Blocks of a topic, in the fewest words. */
import type { Ruleset } from '@horta/engine';
import type { Voice } from '../voice.ts';
import type { Block, Facts, Say, Table } from './rulebook.ts';

export const text = <R extends Ruleset>(say: Say<R>): Block<R> => ({ kind: 'text', say });
export const points = <R extends Ruleset>(...items: readonly Say<R>[]): Block<R> => ({
  kind: 'points',
  items,
});
export const steps = <R extends Ruleset>(...items: readonly Say<R>[]): Block<R> => ({ kind: 'steps', items });
export const example = <R extends Ruleset>(say: Say<R>): Block<R> => ({ kind: 'example', say });
export const table = <R extends Ruleset>(make: (v: Voice, facts: Facts<R>) => Table): Block<R> => ({
  kind: 'table',
  make,
});
export const pictures = <R extends Ruleset>(
  paths: (facts: Facts<R>) => readonly string[],
  say?: Say<R>,
): Block<R> => (say === undefined ? { kind: 'pictures', paths } : { kind: 'pictures', paths, say });
export const entry = <R extends Ruleset>(path: string, say: Say<R>, note: Say<R>): Block<R> => ({
  kind: 'pictures',
  paths: () => [path],
  say,
  note,
});
