/** What the short courses of 1893 read off a position: the first edition and Belle Époque. */
import { type GameEvent, NONE, type Seat } from '@horta/engine';
import {
  type Action,
  AREAS,
  type Event,
  FIRST_BRUSSELS_OPTION,
  PASS_OPTION,
  SPACES,
  type State,
} from '@horta/engine/1893';
import { thing } from '../games/1893/things.ts';
import type { ThingId } from '../games/game-view.ts';
import { t } from '../words.svelte.ts';
import type { Course, Situation } from './course.ts';

export const stateOf = ({ view }: Pick<Situation, 'view'>): State => view as State;

export const francs = (count: number): string => t.francs({ count });
export const points = (count: number): string => t.points({ count });

/** The event that a moment has waited for. */
export function eventOf<Type extends Event['type']>(
  at: Situation,
  type: Type,
): Extract<Event, { type: Type }> {
  const event = at.event as Event | undefined;
  if (event?.type !== type) throw new Error(`this is about ${type}`);
  return event as Extract<Event, { type: Type }>;
}

/** For moments that wait for what happens to the learner. */
export function isOwn(event: GameEvent, { seat }: Situation): boolean {
  return 'player' in event && event.player === seat;
}

export function isOneOf(event: GameEvent, { seat }: Situation): boolean {
  return 'players' in event && (event.players as readonly Seat[]).includes(seat);
}

export function isPointsFrom(source: string) {
  return (event: GameEvent): boolean => 'source' in event && event.source === source;
}

/** Spaces of the area without a meeple, with this action. */
export function openSpaces(s: State, action: Action): number[] {
  return AREAS[s.iris].filter((space) => s.actions[space] === action && s.meeples[space] === NONE);
}

export function spaceThings(s: State, action: Action): ThingId[] {
  return openSpaces(s, action).map((space) => thing.space(space));
}

export function isBrussels(option: number): boolean {
  return option >= FIRST_BRUSSELS_OPTION && option < PASS_OPTION;
}

/** What is said of all options of a turn but the spaces with this action. */
export function onlyAction(action: Action, otherwise: () => string) {
  return (option: number, at: Situation): string | undefined =>
    option < SPACES && stateOf(at).actions[option] === action ? undefined : otherwise();
}

/** Whoever is at a loss passes, or does the first thing there is. */
export const passes: Course['otherwise'] = (_view, { step }, legal) =>
  (step === 'turn' ? legal[legal.length - 1] : legal[0]) ?? 0;
