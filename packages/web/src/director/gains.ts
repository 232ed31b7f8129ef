/** What a beat brings to whom. */
import type { GameState } from '@horta/engine';
import type { Gain, GameView } from '../games/game-view.ts';
import type { Beat } from './beats.ts';

type Gainer = Pick<GameView, 'gainsOf'>;
type Told = Pick<Beat, 'events'>;

function addUp(game: Gainer, view: GameState, { events }: Told, keyOf: (gain: Gain) => string): Gain[] {
  const sums = new Map<string, Gain>();
  for (const gain of events.flatMap((event) => game.gainsOf(view, event))) {
    const key = keyOf(gain);
    sums.set(key, { ...gain, amount: gain.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** What is left of it in the end. */
export function gainsIn(game: Gainer, view: GameState, told: Told): readonly Gain[] {
  return addUp(game, view, told, ({ seat, icon }) => `${seat} ${icon}`);
}

/** What is paid and what is received, each by itself: whoever pays 1 and sells for 3 sees both. */
export function flowsIn(game: Gainer, view: GameState, told: Told): readonly Gain[] {
  return addUp(game, view, told, ({ seat, icon, amount }) => `${seat} ${icon} ${amount < 0}`);
}
