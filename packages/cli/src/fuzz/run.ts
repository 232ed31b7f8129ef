/** A run of the fuzzer, from its parameters to its report. */
import { GAMES, type Game, recordToText } from '@horta/engine';
import { withThreads } from '../threads.ts';
import { type Chunk, playChunk } from './chunk.ts';
import type { Finding } from './finding.ts';
import { shrink } from './shrink.ts';
import { spread } from './spread.ts';
import { recordOf, type Table, tableName, tablesOf } from './tables.ts';
import { type FailedGame, type Tally, unmetSteps } from './tally.ts';

/** Plain data: workers get it. */
export interface Plan {
  readonly games: number;
  readonly seed: string;
  /** Ids of the games; all if undefined. */
  readonly only: readonly string[] | undefined;
  readonly players: readonly number[] | undefined;
}

export interface Report {
  readonly games: number;
  readonly seed: string;
  readonly tables: readonly string[];
  readonly decisions: number;
  /** Decisions that left no choice. */
  readonly forced: number;
  /** How often each step was decided, and the steps that never were. */
  readonly steps: Readonly<Record<string, number>>;
  readonly unmet: readonly string[];
  readonly failure: FailureReport | undefined;
}

export interface FailureReport extends Finding {
  /** The game of the run that failed, from 1. The record may be of another, shorter one. */
  readonly gameNumber: number;
  readonly table: string;
  /** Moves of the record, and the step that is due after them. */
  readonly moves: number;
  readonly due: string | undefined;
  readonly record: string;
}

const WORKER = new URL('./worker.js', import.meta.url);

interface Surroundings {
  readonly workers: number;
  readonly catalogue?: readonly Game[];
  /** The built worker.ts, which plays the games of the engine's catalogue. */
  readonly workerEntry?: URL;
  onProgress(games: number): void;
}

export async function run(
  plan: Plan,
  { workers, catalogue = GAMES, workerEntry = WORKER, onProgress }: Surroundings,
): Promise<Report> {
  const tables = tablesOfPlan(plan, catalogue);
  const tally =
    workers === 1
      ? await spread(plan.games, [(chunk) => playChunk(tables, plan.seed, chunk)], onProgress)
      : await withThreads<Chunk, Tally, Tally>(
          { entry: workerEntry, count: workers, data: plan },
          (players) => spread(plan.games, players, onProgress),
        );
  return reportOf(plan, tables, tally);
}

export function tablesOfPlan({ only, players, seed }: Plan, catalogue: readonly Game[]): Table[] {
  const games = catalogue.filter((game) => only === undefined || only.includes(game.id));
  return tablesOf(games, players, seed);
}

function reportOf({ seed }: Plan, tables: readonly Table[], tally: Tally): Report {
  const { games, decisions, forced, failure } = tally;
  const steps = Object.fromEntries(Object.entries(tally.steps).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    games,
    seed,
    tables: tables.map(tableName).sort(),
    decisions,
    forced,
    steps,
    unmet: unmetSteps(tables, tally),
    failure: failure && failureReport(failure, tables),
  };
}

function failureReport({ index, table, ...failed }: FailedGame, tables: readonly Table[]): FailureReport {
  const found = shrink({ ...failed, table: tables[table] as Table }, tables);
  return {
    gameNumber: index + 1,
    ...found.finding,
    table: tableName(found.table),
    moves: found.moves.length,
    due: found.due,
    record: recordText(found.table, found.seed, found.moves),
  };
}

/** As text; as JSON if it is the notation that is broken. */
function recordText(...of: Parameters<typeof recordOf>): string {
  const record = recordOf(...of);
  try {
    return recordToText(record);
  } catch {
    return JSON.stringify(record);
  }
}
