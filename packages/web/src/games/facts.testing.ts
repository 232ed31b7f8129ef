/** Whether the facts of a player tell of every field of a state that is about players. */
import type { GameState, Seat } from '@horta/engine';
import type { Fact, GameView } from './game-view.ts';

/** All facts of a player, each once. */
export function allFacts(view: Pick<GameView, 'factsOf'>, s: GameState, seat: Seat): Fact[] {
  const { points, francs, architects, lines } = view.factsOf(s, seat);
  return [...new Set([points, francs, architects, ...lines.flat(2)])];
}

/**
 * What a field is to a card of a player: a change of it that the facts must show; a sign beside the name; what only the
 * boards show, because it says where or which, not how many; or nothing about a player.
 */
export type Told<State> = ((s: State, seat: Seat) => void) | 'sign' | 'boards' | 'table';

/** The fields whose change the facts don't show, although they should. */
export function untold<State extends GameState>(
  view: Pick<GameView, 'factsOf'>,
  s: State,
  seat: Seat,
  fields: Readonly<Record<string, Told<State>>>,
): string[] {
  const values = (state: State) => allFacts(view, state, seat).map(({ value }) => value);
  return Object.entries(fields).flatMap(([field, told]) => {
    if (typeof told === 'string') return [];
    const changed = s.rules.clone(s) as State;
    told(changed, seat);
    return JSON.stringify(values(changed)) === JSON.stringify(values(s)) ? [field] : [];
  });
}
