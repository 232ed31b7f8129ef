/** What a beat brings to whom, added up. */
import type { GameState } from '@horta/engine';
import type { Gain, GameView } from '../games/game-view.ts';
import type { Beat } from './beats.ts';

export function gainsIn(
  game: Pick<GameView, 'gainsOf'>,
  view: GameState,
  { events }: Pick<Beat, 'events'>,
): readonly Gain[] {
  const sums = new Map<string, Gain>();
  for (const gain of events.flatMap((event) => game.gainsOf(view, event))) {
    const key = `${gain.seat} ${gain.icon}`;
    sums.set(key, { ...gain, amount: gain.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}
