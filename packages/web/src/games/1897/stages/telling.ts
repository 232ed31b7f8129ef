/** What the sheets of the stages of Bruxelles 1897 are made from. */
import type { Seat } from '@horta/engine';
import type { Event, State } from '@horta/engine/1897';
import type { StageStory } from '../../../stages/stage.ts';

/** A stage as it was told, in the types of the game. */
export interface Story extends StageStory {
  readonly view: State;
  readonly before: State;
  readonly events: readonly Event[];
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

export function eventsOf<Type extends Event['type']>({ events }: Story, type: Type): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}

/** The sentences of these events; what others tell already is left out. */
export function sentences({ speaker, view }: Story, events: readonly Event[]): string[] {
  return events.flatMap((event) => speaker.event(view, event) ?? []);
}

export function seatsOf({ view }: Story): Seat[] {
  return Array.from({ length: view.rules.players }, (_, seat) => seat);
}
