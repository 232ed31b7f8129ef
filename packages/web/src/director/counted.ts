/** The points while the rows of the final count are told: the boards stay as they were before it, points follow. */
import type { GameState, Seat } from '@horta/engine';
import type { GameView } from '../games/game-view.ts';
import { type Beat, isRow } from './beats.ts';

/** What the rows have brought to each seat, up to this beat. */
function countedBy(
  game: Pick<GameView, 'gainsOf'>,
  view: GameState,
  beats: readonly Beat[],
  last: Beat,
): Map<Seat, number> {
  const sums = new Map<Seat, number>();
  for (const { position, stage, events } of beats.slice(0, beats.indexOf(last) + 1)) {
    if (position !== last.position || !isRow(stage)) continue;
    for (const { icon, seat, amount } of events.flatMap((event) => game.gainsOf(view, event)))
      if (icon === 'points') sums.set(seat, amount + (sums.get(seat) ?? 0));
  }
  return sums;
}

/** The position before the count, with the points of the rows that were told. `end`: the position after their move. */
export function withCounted(
  game: Pick<GameView, 'gainsOf' | 'pointsAt'>,
  view: GameState,
  end: GameState,
  beats: readonly Beat[],
  last: Beat | undefined,
): GameState {
  // At the end all points are there.
  if (view === end || last === undefined || !isRow(last.stage)) return view;
  const copy = view.rules.clone(view) as GameState & { points: number[] };
  for (const [seat, amount] of countedBy(game, view, beats, last)) copy.points[game.pointsAt(seat)] += amount;
  return copy;
}
