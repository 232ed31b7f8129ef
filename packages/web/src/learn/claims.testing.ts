/** What the claims of all courses read, whichever game they are about. */
import { type GameEvent, options } from '@horta/engine';
import type { Chosen, Situation } from './course.ts';
import type { ChoiceClaim } from './course-suite.testing.ts';

export const says = (text: string, ...parts: readonly string[]): boolean =>
  parts.every((part) => text.includes(part));

export const legal = ({ view }: Pick<Situation, 'view'>): number[] => options(view);

export const isAsked = ({ frame }: Situation, step: string): boolean => frame?.step === step;

/** Reads what a moment waited for, in a game with these events. */
export function eventsOf<Known extends GameEvent>() {
  return <Type extends Known['type']>(
    { event }: Pick<Situation, 'event'>,
    type: Type,
  ): Extract<Known, { type: Type }> => {
    if (event?.type !== type) throw new Error(`${type} has not happened`);
    return event as Extract<Known, { type: Type }>;
  };
}

/** The last event of this type that came of something, if there was one. */
export function lastsOf<Known extends GameEvent>() {
  return <Type extends Known['type']>(
    { events }: Pick<Situation, 'events'>,
    type: Type,
  ): Extract<Known, { type: Type }> | undefined =>
    events.findLast((event) => event.type === type) as Extract<Known, { type: Type }> | undefined;
}

/** Of this choice these words are said; undefined if nothing should be said of it. */
export const saying =
  (words: (choice: Chosen, at: Situation) => readonly string[] | undefined): ChoiceClaim =>
  (at, text, choice) => {
    const parts = words(choice, at);
    return parts !== undefined && says(text, ...parts);
  };
