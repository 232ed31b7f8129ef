/** Of what a choice would bring: what its own words don't say. What the player does and gains they say already. */
import type { Frame, GameEvent } from '@horta/engine';
import type { Event, EventType, State } from '@horta/engine/1893';
import type { Lines } from '../../../describing.ts';
import type { Voice } from '../../../voice.ts';
import { eventText } from '../events.ts';
import { m } from '../tips.ts';

/** The first of these is told when all have passed. */
const RESOLUTION: readonly EventType[] = ['column-won', 'column-tied', 'first-player-chosen'];

export function consequences1893(v: Voice, s: State, { player }: Frame, events: readonly GameEvent[]): Lines {
  const known = events as readonly Event[];
  const end = known.findIndex(({ type }) => RESOLUTION.includes(type));
  const before = end < 0 ? known : known.slice(0, end);
  return [
    ...before.filter((event) => isNews(event, player)).map((event) => eventText(v, s, event)),
    end < 0 ? undefined : s.round < s.rules.rounds ? m.tip_ends_round({}, v) : m.tip_ends_last_round({}, v),
  ];
}

/** What the player loses by it, and what others gain. */
function isNews(event: Event, player: number): boolean {
  switch (event.type) {
    case 'gain-lost':
    case 'action-impossible':
      return event.player === player;
    case 'free-action':
    case 'points':
      return event.player !== player;
    default:
      return false;
  }
}
