/** What the courses of 1893 read off a position, whichever edition or expansion they are of. */
import { type GameEvent, NONE } from '@horta/engine';
import {
  type Action,
  AREAS,
  type Event,
  FIRST_BRUSSELS_OPTION,
  PASS_OPTION,
  SPACES,
  type State,
} from '@horta/engine/1893';
import { thing } from '../../games/1893/things.ts';
import type { ThingId } from '../../games/game-view.ts';
import type { Course, Situation } from '../course.ts';
import { eventReader } from '../reading.ts';

export const stateOf = ({ view }: Pick<Situation, 'view'>): State => view as State;

export const eventOf = eventReader<Event>();

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
  step === 'turn' ? legal[legal.length - 1] : legal[0];
