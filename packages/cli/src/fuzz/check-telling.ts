/**
 * What a seat or a spectator is told of what happens is no more than what they see afterwards. Someone who guesses at
 * random what they can't see, and plays the same choice, either comes to another view, so that they were shown
 * something; or to the same one, and then they must have been told the same.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  allEyes,
  type Eyes,
  type GameEvent,
  type GameState,
  obstacle,
  playLegal,
  type Random,
} from '@horta/engine';
import { difference } from './difference.ts';
import { fail } from './finding.ts';
import { nameOf } from './hidden.ts';

export function checkTelling(s: GameState, legal: readonly number[], chance: Random): void {
  const option = legal[chance.below(legal.length)] as number;
  for (const eyes of allEyes(s.rules)) {
    const guess = s.rules.sample(s.rules.view(s, eyes), chance);
    if (obstacle(guess, option) !== undefined) continue;
    const really = toldBy(s.rules.clone(s), option, eyes);
    const perhaps = toldBy(guess, option, eyes);
    if (difference(really.view, perhaps.view) === undefined) compare(eyes, really.events, perhaps.events);
  }
}

/** Plays the choice: what these eyes are told on the way, and what they see then. */
function toldBy(s: GameState, option: number, eyes: Eyes): { events: GameEvent[]; view: GameState } {
  const events: GameEvent[] = [];
  s.sink = { tell: (event) => events.push(s.rules.seenBy(event, eyes)) };
  playLegal(s, option);
  return { events, view: s.rules.view(s, eyes) };
}

function compare(eyes: Eyes, really: readonly GameEvent[], perhaps: readonly GameEvent[]): void {
  const at = really.findIndex((event, i) => !isDeepStrictEqual(event, perhaps[i]));
  if (at < 0 && really.length === perhaps.length) return;
  const event = really[at] ?? perhaps[really.length];
  fail(
    'telling',
    event?.type ?? '',
    `${nameOf(eyes)} is told what can't be seen from there: ${JSON.stringify(really[at])}, or ${JSON.stringify(perhaps[at])}`,
  );
}
