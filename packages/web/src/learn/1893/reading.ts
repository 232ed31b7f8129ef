/** What the lessons read from a position of Bruxelles 1893. */
import type { GameEvent, Seat } from '@horta/engine';
import {
  ACTIONS,
  AREAS,
  actionObstacle,
  COLUMNS,
  type Event,
  FIRST_BRUSSELS_OPTION,
  level,
  PASS_OPTION,
  SPACES,
  type State,
  type Track,
} from '@horta/engine/1893';
import { speaker } from '@horta/words/fetched';
import { settings } from '../../settings/settings.svelte.ts';
import { c } from './words.ts';

export const LEARNER: Seat = 0;
export const NAMES = ['Victor', 'Paul', 'Octave'] as const;

/** The last event of this type in the chapter. */
export function lastOf<Type extends Event['type']>(
  events: readonly GameEvent[],
  type: Type,
): Extract<Event, { type: Type }> | undefined {
  return events.findLast((event) => event.type === type) as Extract<Event, { type: Type }> | undefined;
}

/** The same, where it must have happened. */
export function theLast<Type extends Event['type']>(
  events: readonly GameEvent[],
  type: Type,
): Extract<Event, { type: Type }> {
  const found = lastOf(events, type);
  if (found === undefined) throw new Error(`${type} has not happened`);
  return found;
}

export const isOf =
  (seat: Seat) =>
  (event: GameEvent): boolean =>
    (event as { player?: Seat }).player === seat;

/** What an option of a turn is called. */
export function turnName(s: State, option: number): string {
  const { name } = speaker(settings.locale, NAMES);
  return option < SPACES
    ? name(s, 'action', s.actions[option])
    : name(s, 'brussels', option - FIRST_BRUSSELS_OPTION);
}

export const actionName = (s: State, action: number): string =>
  speaker(settings.locale, NAMES).name(s, 'action', action);

export const rowName = (s: State, row: number): string => speaker(settings.locale, NAMES).name(s, 'row', row);

export const nobleName = (s: State, noble: number): string => s.rules.nobles[noble].name;

/** Free spaces of the active area with this action. */
export function spacesOf(s: State, action: number): number[] {
  return AREAS[s.iris].filter((space) => s.actions[space] === action && s.meeples[space] < 0);
}

export const areaOf = (s: State): readonly number[] => AREAS[s.iris];

/** Whether the option of a turn is an action that brings something. */
export function isUseful(s: State, seat: Seat, option: number): boolean {
  return option < SPACES && actionObstacle(s, seat, s.actions[option]) === undefined;
}

/** The answer to an option of a turn that is not what is to be tried. */
export function notNow(s: State, option: number, wanted: string): string {
  return option === PASS_OPTION
    ? c.not_passing()
    : c.not_this_action({ action: turnName(s, option), wanted });
}

export const levelOf = (s: State, track: Track): number => level(s, LEARNER, track);

/** Columns of the active area. */
export function columnsOf(s: State): number[] {
  return [...new Set(areaOf(s).map((space) => space % COLUMNS))];
}

const FREE = {
  workshop: () => c.free_workshop(),
  sales: () => c.free_sales(),
  nobles: () => c.free_nobles(),
  materials: () => c.free_materials(),
  construction: () => c.free_construction(),
} as const satisfies Record<(typeof ACTIONS)[number], () => string>;

/** What the owner of a house on such a space gains. */
export const freeGain = (action: number): string => FREE[ACTIONS[action]]();
