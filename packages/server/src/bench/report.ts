/** What the rounds say. */
import type { Step } from './driving.ts';

/** One round of one side. */
export interface Turn {
  /** Milliseconds, by size; one for each decision. */
  readonly waits: readonly number[];
  /** Seconds that the round took. */
  readonly took: number;
  /** Seconds of a processor: of the server, and of this process, which drives it. */
  readonly used: number;
  readonly driver: number;
}

export interface Pair<T> {
  readonly horta: T;
  readonly bare: T;
}

/** Medians over the rounds. */
export interface SideReport {
  readonly decisionsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of a processor that the server takes for a decision. */
  readonly processor: number;
  /** How busy a processor was with driving it, from 0 to 1. */
  readonly driver: number;
}

export interface Goal {
  readonly name: 'decisions' | 'p99';
  /** Of Horta to the bare loop: the median over pairs of rounds, and the least and most of a pair. */
  readonly ratio: number;
  readonly least: number;
  readonly most: number;
  readonly goal: number;
  readonly reached: boolean;
}

export interface OnlineReport {
  readonly seed: string;
  readonly node: string;
  readonly tables: number;
  readonly sockets: number;
  readonly pairs: number;
  /** For each decision, by both. */
  readonly told: { readonly messages: number; readonly bytes: number };
  readonly full: Pair<SideReport>;
  /** The same number of decisions a second for both, far below what they can take. */
  readonly paced: Pair<SideReport>;
  /** Seconds of a processor of Horta for one of the bare loop, decision by decision. */
  readonly processorRatio: number;
  /** By how many bytes a table the process has grown since nobody was there. */
  readonly memoryPerTable: Pair<number>;
  readonly goals: readonly Goal[];
}

const LEAST_DECISIONS = 0.5;
const MOST_P99 = 2;

export interface Rounds {
  readonly seed: string;
  readonly tables: number;
  readonly seats: number;
  readonly watchers: number;
  readonly script: readonly (readonly Step[])[];
  readonly turns: readonly Pair<Turn>[];
  readonly paced: Pair<Turn>;
  readonly memory: Pair<number>;
}

export function reportOf(rounds: Rounds): OnlineReport {
  const { seed, tables, seats, watchers, script, turns, paced, memory } = rounds;
  const horta = turns.map((turn) => sideOf(turn.horta));
  const bare = turns.map((turn) => sideOf(turn.bare));
  const ratios = (key: keyof SideReport) =>
    horta.map((side, pair) => side[key] / (bare[pair]?.[key] ?? Number.NaN));
  const decisions = ratios('decisionsPerSecond');
  const p99 = ratios('p99');
  return {
    ...{ seed, node: process.version, tables, sockets: tables * (seats + watchers), pairs: turns.length },
    told: toldIn(script.flat()),
    full: { horta: middle(horta), bare: middle(bare) },
    paced: { horta: sideOf(paced.horta), bare: sideOf(paced.bare) },
    processorRatio: median(ratios('processor')),
    memoryPerTable: { horta: memory.horta / tables, bare: memory.bare / tables },
    goals: [
      { ...spread('decisions', decisions, LEAST_DECISIONS), reached: median(decisions) >= LEAST_DECISIONS },
      { ...spread('p99', p99, MOST_P99), reached: median(p99) <= MOST_P99 },
    ],
  };
}

function sideOf({ waits, took, used, driver }: Turn): SideReport {
  const part = (share: number) => waits[Math.floor(waits.length * share)] ?? Number.NaN;
  return {
    decisionsPerSecond: waits.length / took,
    p50: part(0.5),
    p99: part(0.99),
    processor: (used * 1e6) / waits.length,
    driver: driver / took,
  };
}

function middle(sides: readonly SideReport[]): SideReport {
  const of = (key: keyof SideReport) => median(sides.map((side) => side[key]));
  return {
    decisionsPerSecond: of('decisionsPerSecond'),
    p50: of('p50'),
    p99: of('p99'),
    processor: of('processor'),
    driver: of('driver'),
  };
}

function spread(name: Goal['name'], ratios: readonly number[], goal: number): Omit<Goal, 'reached'> {
  return { name, ratio: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios), goal };
}

function toldIn(steps: readonly Step[]): OnlineReport['told'] {
  const texts = steps.flatMap(({ answer, told, besides }) => [
    answer,
    ...told,
    ...besides.map(([, text]) => text),
  ]);
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return { messages: texts.length / steps.length, bytes: bytes / steps.length };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted.length >> 1;
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[upper]] as [number, number];
  return (low + high) / 2;
}
