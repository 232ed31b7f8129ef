/** The log's turns: what one seat did without another one deciding between. */
import type { GameEvent, Seat } from '@horta/engine';
import type { Played } from './mirror.ts';

export interface LoggedTurn {
  readonly seat: Seat;
  /** The number of its first move. */
  readonly position: number;
  readonly round: number;
  readonly events: readonly GameEvent[];
}

export function turnsOf(played: readonly Played[], roundAt: (position: number) => number): LoggedTurn[] {
  const turns: (LoggedTurn & { events: GameEvent[] })[] = [];
  played.forEach(({ move, events }, position) => {
    const last = turns.at(-1);
    const round = roundAt(position);
    if (last?.seat === move.seat && last.round === round && move.step !== 'turn') last.events.push(...events);
    else turns.push({ seat: move.seat, position, round, events: [...events] });
  });
  return turns.filter(({ events }) => events.length > 0);
}
