/** What the measurements say: figures, comparisons, aims. */
import { rateOf, type Slice } from './contestant.ts';
import { EDITIONS } from './editions.ts';
import type { Measured } from './run.ts';
import { SEARCHES } from './search.ts';
import { undisturbed } from './steady.ts';

type Unit = 'games/s' | 'decisions/s' | 'plies/s' | 'simulations/s' | 'µs';

/** A contestant's result: the median over the rounds, and the least and the most of a round. */
export interface Figure {
  readonly id: string;
  readonly name: string;
  readonly unit: Unit;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** Whether it had come to rest before it was measured; if not, it tells too little. */
  readonly steady: boolean;
}

/** How many times as fast one is as another, decision by decision. */
export interface Comparison {
  readonly of: string;
  readonly with: string;
  readonly ratio: number;
  readonly floor: number;
  readonly reached: boolean;
  /** Whether both had come to rest. */
  readonly steady: boolean;
}

export interface Aim {
  readonly name: string;
  readonly unit: Unit;
  readonly value: number;
  readonly aim: number;
  readonly reached: boolean;
}

export interface Report {
  readonly seed: string;
  readonly node: string;
  readonly rounds: number;
  /** Of a random game of four. */
  readonly decisionsPerGame: number;
  readonly forcedShare: number;
  readonly figures: readonly Figure[];
  readonly comparisons: readonly Comparison[];
  readonly aims: readonly Aim[];
  readonly missing: readonly string[];
}

const GAMES: Readonly<Record<string, string>> = {
  games: 'random games of four, options + playLegal',
  'games-checked': 'the same with checked play',
  'games-events': 'the same with a sink that collects the events',
  'games-2': 'random games of two',
  'games-3': 'random games of three',
  'games-5': 'random games of five',
  ...Object.fromEntries(EDITIONS.map(({ id, name }) => [id, `random games of four, ${name}`])),
  'boardgame.io': 'the same rules behind boardgame.io',
};

const OPERATIONS: Readonly<Record<string, string>> = {
  clone: 'clone',
  hash: 'hash',
  'json-write': 'state to JSON text',
  'json-read': 'state from JSON text, checked',
  view: 'view of a seat',
  sample: 'sample of what a view hides',
};

/** How much faster than other programs the base game must be, and how fast every other edition, beside the base game. */
const FLOORS: Readonly<Record<string, number>> = { chessops: 3, 'boardgame.io': 100 };
const EDITION_FLOOR = 0.5;
const BASE_GAME = 'the base game';

export function reportOf(seed: string, { slices, missing, rounds, unsteady }: Measured): Report {
  const of = (id: string): readonly Slice[] => slices.get(id) ?? [];
  const areSteady = (...ids: readonly string[]) => !ids.some((id) => unsteady.has(id));
  const sum = (key: 'games' | 'count' | 'forced') =>
    of('games').reduce((total, slice) => total + slice[key], 0);
  const measured = [
    ...Object.entries(GAMES).flatMap(([id, name]) => [
      ...figure(id, name, 'games/s', of(id), gameRate),
      ...figure(id, name, 'decisions/s', of(id), rateOf),
    ]),
    ...figure('chessops', 'random chess with chessops', 'plies/s', of('chessops'), rateOf),
    ...SEARCHES.flatMap(({ id, name }) =>
      figure(id, `search of a Master, ${name}`, 'simulations/s', of(id), rateOf),
    ),
    ...Object.entries(OPERATIONS).flatMap(([id, name]) =>
      figure(id, name, 'µs', of(id), (slice) => 1e6 / rateOf(slice)),
    ),
  ];
  const figures = measured.map((one) => ({ ...one, steady: areSteady(one.id) }));
  return {
    seed,
    node: process.version,
    rounds,
    decisionsPerGame: sum('count') / sum('games'),
    forcedShare: sum('forced') / sum('count'),
    figures,
    comparisons: [
      ...Object.entries(FLOORS).flatMap(([other, floor]) =>
        comparison(
          { of: 'Horta', with: other, floor, steady: areSteady('games', other) },
          of('games'),
          of(other),
        ),
      ),
      ...EDITIONS.flatMap(({ id, name }) =>
        comparison(
          { of: name, with: BASE_GAME, floor: EDITION_FLOOR, steady: areSteady(id, 'games') },
          of(id),
          of('games'),
        ),
      ),
    ],
    aims: [
      aim('random games of four', figures, 'games', 'games/s', 5000),
      aim('decisions in them', figures, 'games', 'decisions/s', 1_000_000),
      aim('clone', figures, 'clone', 'µs', 0.5),
    ],
    missing,
  };
}

function gameRate({ games, seconds }: Slice): number {
  return games / seconds;
}

/** None for a contestant that was not there. */
function figure(
  id: string,
  name: string,
  unit: Unit,
  slices: readonly Slice[],
  value: (slice: Slice) => number,
): Omit<Figure, 'steady'>[] {
  if (slices.length === 0) return [];
  const values = slices.map(value);
  return [{ id, name, unit, median: median(values), least: Math.min(...values), most: Math.max(...values) }];
}

/** Of the paces that both keep undisturbed: what other programs take in a round seldom hits both alike. */
function comparison(
  names: Omit<Comparison, 'ratio' | 'reached'>,
  ours: readonly Slice[],
  theirs: readonly Slice[],
): Comparison[] {
  if (ours.length === 0 || theirs.length === 0) return [];
  const ratio = undisturbed(ours.map(rateOf)) / undisturbed(theirs.map(rateOf));
  return [{ ...names, ratio, reached: ratio >= names.floor }];
}

function aim(name: string, figures: readonly Figure[], id: string, unit: Unit, wanted: number): Aim {
  const value = figures.find((figure) => figure.id === id && figure.unit === unit)?.median ?? Number.NaN;
  return { name, unit, value, aim: wanted, reached: unit === 'µs' ? value < wanted : value >= wanted };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}
