/** Final scoring: one term a line, each with the source its points are told under. */
import type { AutomaticStep, Score, Seat } from '../../core/game.ts';
import { bitCount } from '../../mechanics/bits.ts';
import { artworksOf, gainPoints, level, totalPoints } from './gains.ts';
import { ARCHITECT_TRACK, POINT_SOURCES, REFINED, ROWS } from './ids.ts';
import { cubeAt, multiplierAt, pointsAt } from './places.ts';
import type { ScoringTerm } from './rules.ts';
import type { State } from './state.ts';

/** 2e, End of the game. A row is worth its multiplier for each thing it counts. */
export const TERMS: readonly ScoringTerm<State>[] = [
  {
    source: 'houses',
    count: (s, player) => s.built[player],
    each: (s, player) => level(s, player, ARCHITECT_TRACK),
  },
  { source: 'cubes', count: refinedCubes, each: () => 1 },
  {
    source: 'first-player',
    count: (s, player) => Number(s.firstPlayer === player),
    each: (s) => s.rules.firstPlayerBonus,
  },
  {
    source: 'row-architects',
    count: (s, player) =>
      Math.max(0, s.rules.architects - s.courthouse[player] - s.rules.architectsNotCounted),
    each: multiplier('architects'),
  },
  { source: 'row-nobles', count: (s, player) => bitCount(s.nobles[player]), each: multiplier('nobles') },
  { source: 'row-artworks', count: artworksOf, each: multiplier('artworks') },
  {
    source: 'row-francs',
    count: (s, player) => Math.floor(s.money[player] / s.rules.francsPerSet),
    each: multiplier('francs'),
  },
];

function multiplier(row: (typeof ROWS)[number]): (s: State, player: Seat) => number {
  const index = ROWS.indexOf(row);
  return (s, player) => s.multipliers[multiplierAt(player, index)];
}

function refinedCubes(s: State, player: Seat): number {
  let count = 0;
  for (let material = 0; material < REFINED; material++) count += s.cubes[cubeAt(player, material)];
  return count;
}

export const finalScore: AutomaticStep<State> = {
  run(s) {
    for (let player = 0; player < s.rules.players; player++) {
      for (const { source, count, each } of s.rules.terms)
        gainPoints(s, player, source, count(s, player), each(s, player));
    }
    s.sink?.tell({ type: 'game-ended', totals: totals(s), winners: winners(s) });
  },
};

function totals(s: State): number[] {
  return Array.from({ length: s.rules.players }, (_, player) => totalPoints(s, player));
}

export function scores(s: State): Score[] {
  return totals(s).map((total, player) => ({ total, bySource: bySource(s, player) }));
}

function bySource(s: State, player: Seat): Score['bySource'] {
  const points: Record<string, number> = {};
  for (const source of s.rules.pointSources)
    points[source] = s.points[pointsAt(player, POINT_SOURCES.indexOf(source))];
  return points;
}

/** Most points; tied players share the victory. */
export function winners(s: State): Seat[] {
  const all = totals(s);
  const most = Math.max(...all);
  return all.flatMap((total, player) => (total === most ? [player] : []));
}
