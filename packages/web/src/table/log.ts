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

/** The turns with those that were there before left as they are: only what is new is spoken anew. */
export function withKnown(turns: readonly LoggedTurn[], known: readonly LoggedTurn[]): readonly LoggedTurn[] {
  return turns.map((turn, i) => (isSame(turn, known[i]) ? known[i] : turn));
}

function isSame(turn: LoggedTurn, known: LoggedTurn | undefined): boolean {
  return (
    known !== undefined &&
    known.position === turn.position &&
    known.round === turn.round &&
    known.events.length === turn.events.length &&
    known.events.every((event, i) => event === turn.events[i])
  );
}
