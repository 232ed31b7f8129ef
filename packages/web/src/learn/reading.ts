/** What the lessons of all courses read off a situation, whichever game it is of. */
import type { Frame, GameEvent, Seat } from '@horta/engine';
import { t } from '../words.svelte.ts';
import type { Situation } from './course.ts';

export const francs = (count: number): string => t.francs({ count });
export const points = (count: number): string => t.points({ count });

/** Finds the event that a moment has waited for, in a game with these events. */
export function eventReader<Known extends GameEvent>() {
  return <Type extends Known['type']>({ event }: Situation, type: Type): Extract<Known, { type: Type }> => {
    if (event?.type !== type) throw new Error(`this is about ${type}`);
    return event as Extract<Known, { type: Type }>;
  };
}

/** What is asked of the learner, where something is. */
export function frameOf({ frame }: Situation): Frame {
  if (frame === undefined) throw new Error('nothing is asked');
  return frame;
}

/** For moments that wait for what happens to the learner. */
export function isOwn(event: GameEvent, { seat }: Situation): boolean {
  return 'player' in event && event.player === seat;
}

export function isOneOf(event: GameEvent, { seat }: Situation): boolean {
  return 'players' in event && (event.players as readonly Seat[]).includes(seat);
}
