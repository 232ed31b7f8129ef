/**
 * What a seat is told of what happens is no more than what it sees afterwards. Someone who guesses at random what a seat
 * can't see, and plays the same choice, either comes to another view, so that the seat was shown something; or to the
 * same one, and then the seat must have been told the same.
 */
import { isDeepStrictEqual } from 'node:util';
import { type GameEvent, type GameState, obstacle, playLegal, type Random, type Seat } from '@horta/engine';
import { difference } from './difference.ts';
import { fail } from './finding.ts';

export function checkTelling(s: GameState, legal: readonly number[], chance: Random): void {
  const option = legal[chance.below(legal.length)] as number;
  for (let seat = 0; seat < s.rules.players; seat++) {
    const guess = s.rules.sample(s.rules.view(s, seat), chance);
    if (obstacle(guess, option) !== undefined) continue;
    const really = toldBy(s.rules.clone(s), option, seat);
    const perhaps = toldBy(guess, option, seat);
    if (difference(really.view, perhaps.view) === undefined) compare(seat, really.events, perhaps.events);
  }
}

/** Plays the choice: what the seat is told on the way, and what it sees then. */
function toldBy(s: GameState, option: number, seat: Seat): { events: GameEvent[]; view: GameState } {
  const events: GameEvent[] = [];
  s.sink = { tell: (event) => events.push(s.rules.seenBy(event, seat)) };
  playLegal(s, option);
  return { events, view: s.rules.view(s, seat) };
}

function compare(seat: Seat, really: readonly GameEvent[], perhaps: readonly GameEvent[]): void {
  const at = really.findIndex((event, i) => !isDeepStrictEqual(event, perhaps[i]));
  if (at < 0 && really.length === perhaps.length) return;
  const event = really[at] ?? perhaps[really.length];
  fail(
    'telling',
    event?.type ?? '',
    `seat ${seat + 1} is told what it can't see: ${JSON.stringify(really[at])}, or ${JSON.stringify(perhaps[at])}`,
  );
}
