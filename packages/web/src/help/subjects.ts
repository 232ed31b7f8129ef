/** What one may want the rule of at a table, now: what says most first. */
import { type GameState, isGameId } from '@horta/engine';
import type { Subject } from '@horta/words/reference';
import type { ThingId } from '../games/game-view.ts';
import type { TableStore } from '../table/table.svelte.ts';
import type { GameSubjects } from './game-subjects.ts';

export async function loadGameSubjects(game: string): Promise<GameSubjects> {
  if (isGameId(game) && game === '1897') return (await import('./subjects-1897.ts')).subjects1897;
  return (await import('./subjects-1893.ts')).subjects1893;
}

/** Without a rule of its own, it is that of its kind. */
export function subjectsOf({ ofThing }: GameSubjects, view: GameState, thing: ThingId): Subject[] {
  const [kind = '', ...numbers] = thing.split(':');
  return [...ofThing(view, kind, numbers.map(Number)), { kind: 'thing', id: kind }];
}

/** Of a thing, beginning with why it can't be chosen. */
function subjectsAt(game: GameSubjects, { seen }: TableStore, thing: ThingId): Subject[] {
  const reason = seen.reasonFor(thing);
  const refused: Subject[] = reason === undefined ? [] : [{ kind: 'reason', id: reason.code }];
  return [...refused, ...subjectsOf(game, seen.view, thing)];
}

/** Of what was chosen and is not sent yet: what its panel warns of, what it would meet, and what it is. */
function subjectsOfPlan(game: GameSubjects, { pointing, seen }: TableStore): Subject[] {
  const { asked, decision, planned, planWarnings, trial } = pointing;
  const { frame } = decision;
  const things = [planned, asked?.thing].filter((thing) => thing !== undefined);
  return [
    ...planWarnings.map(({ id }): Subject => ({ kind: 'warning', id })),
    ...(frame === undefined || trial === undefined ? [] : (game.ofTrial?.(frame, trial) ?? [])),
    ...things.flatMap((thing) => subjectsOf(game, seen.view, thing)),
  ];
}

/** Of all there is: a warning, what is pointed at, what is told, what is asked, what it is asked about. */
export function subjectsNow(game: GameSubjects, table: TableStore): Subject[] {
  const { pointing, director, seen } = table;
  const { held, pointed, decision } = pointing;
  const warnings = held === undefined ? [] : pointing.warnings(held);
  const { stage } = director;
  const step = decision.frame?.step;
  return [
    ...warnings.map(({ id }): Subject => ({ kind: 'warning', id })),
    ...(pointed?.thing === undefined ? [] : subjectsAt(game, table, pointed.thing)),
    ...(stage === undefined ? [] : subjectsOfStage(game, stage)),
    ...(step === undefined ? [] : [{ kind: 'step', id: step } as const]),
    ...subjectsOfPlan(game, table),
    ...(seen.isOver ? [{ kind: 'topic', id: 'final-scoring' } as const] : []),
  ];
}

function subjectsOfStage({ stages }: GameSubjects, stage: string): Subject[] {
  const topic = stages[stage];
  return topic === undefined ? [{ kind: 'source', id: stage }] : [{ kind: 'topic', id: topic }];
}
