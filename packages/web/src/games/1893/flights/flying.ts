/** What flights are made of, and what each family of events says of its own. */
import type { Seat } from '@horta/engine';
import type { Event, EventType, State } from '@horta/engine/1893';
import type { IconName } from '../../../art/icons.ts';
import type { Flight, ThingId } from '../../game-view.ts';

/** By type of event: what flies. The state is the position after the event. */
type FlightsFor<Type extends EventType> = {
  readonly [Each in Type]: (event: Extract<Event, { type: Each }>, s: State) => readonly Flight[];
};

/** All but the events of which nothing flies. */
export type FlightsBut<Still extends EventType> = FlightsFor<Exclude<EventType, Still>>;

/** A family says of some events what flies; flights.ts sees to it that none is forgotten. */
export type FamilyOfFlights = Partial<FlightsFor<EventType>>;

export function one(icon: IconName, from: ThingId, to: ThingId, seat?: Seat): Flight[] {
  return pieces(icon, 1, seat, from, to);
}

export function pieces(
  icon: IconName,
  count: number,
  seat: Seat | undefined,
  from: ThingId,
  to: ThingId,
): Flight[] {
  const flight = seat === undefined ? { icon, from, to } : { icon, seat, from, to };
  return Array.from({ length: count }, () => flight);
}
