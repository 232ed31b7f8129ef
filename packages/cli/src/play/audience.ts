/** Who looks at the screen, and what may be shown there: never more than the people in front of it may know. */
import type { GameEvent, GameState, Seat } from '@horta/engine';

/** The seats of people. With none there is nobody to hide anything from. */
export type Audience = readonly Seat[];

/** An event as all of them may see it: as whoever is told less, if not all are told the same. */
export function shownTo(audience: Audience, s: GameState, event: GameEvent): GameEvent {
  const versions = audience.map((seat) => s.rules.seenBy(event, seat));
  return versions.find((version) => version !== event) ?? event;
}

/** The state as a seat sees it; as the first of the audience does if it is nobody's turn. */
export function seenFrom(audience: Audience, s: GameState, seat = audience[0]): GameState {
  return seat === undefined ? s : s.rules.view(s, seat);
}
