/** Final scoring: one term a line, each with the source its points are told under. */

import { type Interpreter, interpret } from '../../core/effects.ts';
import type { AutomaticStep, Score, Seat } from '../../core/game.ts';
import { bitCount } from '../../mechanics/bits.ts';
import type { EndBonus } from './effects.ts';
import { gainPoints } from './gains.ts';
import {
  coloursOf,
  houseKindsOf,
  housesOf,
  level,
  materialCardsOf,
  prisoners,
  totalPoints,
} from './holdings.ts';
import { ARCHITECTURE, COLUMNS, POINT_SOURCES, type PointSource, SCALES } from './ids.ts';
import { pointsAt, type State } from './state.ts';
import { columnLeaders } from './steps/column-majority.ts';

/** How many things count, and what each of them is worth. */
interface Term {
  readonly source: PointSource;
  count(s: State, player: Seat): number;
  each(s: State, player: Seat): number;
}

/** 1897, End, between the nobles' costs and the bonus cards. */
export const TERMS: readonly Term[] = [
  { source: 'houses', count: housesOf, each: (s, player) => level(s, player, ARCHITECTURE) },
  { source: 'material-cards', count: materialCardsOf, each: (s) => s.rules.pointsPerMaterialCard },
  {
    source: 'expo',
    count: (s, player) => Number(s.expoHolder === player),
    each: (s) => s.rules.expoPoints,
  },
];

/** The lower halves of the bonus cards. */
const END_BONUSES: Interpreter<State, EndBonus, undefined> = {
  nobles: (s, player, { points }) =>
    gainPoints(s, player, 'bonus-nobles', bitCount(s.nobles[player]), points),
  francs: (s, player, { points, francs, most }) =>
    gainPoints(s, player, 'bonus-francs', Math.min(most, Math.floor(s.money[player] / francs)), points),
  artworks: (s, player, { points }) => gainPoints(s, player, 'bonus-artworks', coloursOf(s, player), points),
  houses: (s, player, { points }) => gainPoints(s, player, 'bonus-houses', houseKindsOf(s, player), points),
};

export const finalScore: AutomaticStep<State> = {
  run(s) {
    for (const { source, count, each } of TERMS) {
      for (let player = 0; player < s.rules.players; player++)
        gainPoints(s, player, source, count(s, player), each(s, player));
    }
    // The area still lies as the last round left it, and so do its majorities.
    for (let column = 0; column < COLUMNS; column++) {
      const { end } = s.rules.bonusCards[s.bonuses[column]];
      for (const player of columnLeaders(s, column)) interpret(END_BONUSES, s, player, end, undefined);
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
  for (const [i, source] of POINT_SOURCES.entries()) points[source] = s.points[pointsAt(player, i)];
  return points;
}

/** Most points; then fewest architects in prison; then the highest sum of levels; then the victory is shared. */
export function winners(s: State): Seat[] {
  let best = Array.from({ length: s.rules.players }, (_, player) => player);
  for (const rank of [totalPoints, fewestPrisoners, sumOfLevels]) {
    const ranks = best.map((player) => rank(s, player));
    const highest = Math.max(...ranks);
    best = best.filter((_, i) => ranks[i] === highest);
  }
  return best;
}

function fewestPrisoners(s: State, player: Seat): number {
  return -prisoners(s, player);
}

function sumOfLevels(s: State, player: Seat): number {
  return SCALES.reduce((sum, _, scale) => sum + level(s, player, scale), 0);
}
