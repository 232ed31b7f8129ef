/** What was played, added up. */

import type { Move } from '@horta/engine';
import type { Finding } from './finding.ts';
import { rulesOfTable, type Table } from './tables.ts';

/** A game that failed. Plain data: workers send it. */
export interface FailedGame {
  /** Number of the game in the run, from 0. */
  readonly index: number;
  /** Number of its table in the list of the run. */
  readonly table: number;
  readonly seed: string;
  readonly moves: readonly Move[];
  readonly finding: Finding;
  readonly due: string | undefined;
}

export interface Tally {
  games: number;
  decisions: number;
  /** Decisions that left no choice. */
  forced: number;
  /** How often each step of each game was decided: `GAME STEP`. */
  readonly steps: Record<string, number>;
  failure: FailedGame | undefined;
}

export function emptyTally(): Tally {
  return { games: 0, decisions: 0, forced: 0, steps: {}, failure: undefined };
}

export function add(total: Tally, part: Tally): void {
  total.games += part.games;
  total.decisions += part.decisions;
  total.forced += part.forced;
  for (const [step, count] of Object.entries(part.steps))
    total.steps[step] = (total.steps[step] ?? 0) + count;
  total.failure ??= part.failure;
}

/** Games share names of steps, and not what they do. */
function stepName({ game }: Table, step: string): string {
  return `${game.id} ${step}`;
}

export function countStep({ steps }: Tally, table: Table, step: string): void {
  const name = stepName(table, step);
  steps[name] = (steps[name] ?? 0) + 1;
}

/** The decisions that these tables know and that never came up. */
export function unmetSteps(tables: readonly Table[], { steps }: Tally): string[] {
  const known = tables.flatMap((table) =>
    Object.entries(rulesOfTable(table).steps).flatMap(([id, step]) =>
      'options' in step ? [stepName(table, id)] : [],
    ),
  );
  return [...new Set(known)].filter((step) => steps[step] === undefined).sort();
}
