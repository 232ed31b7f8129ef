/** Pages come to a game and go. */
import { playForced } from '@horta/table';
import { Refused } from '../people/refused.ts';
import { attend, goneUnlessAttending, whereAttending } from '../rooms/attending.ts';
import { inTurn, placeOf } from '../rooms/place.ts';
import type { Attendance, Game, Guest, Place, World } from '../world.ts';
import { letBotsPlay, lookedAway } from './bots.ts';
import { change } from './changing.ts';
import { eyesFor, tellOne } from './telling.ts';

export interface Joining {
  readonly playsForced: boolean;
  readonly watches?: boolean | undefined;
  readonly knows?: { readonly revision: number; readonly onlookers: readonly unknown[] } | undefined;
}

/** The page looks at the game from now on: it is told the whole, or what is new to it. */
export async function join(world: World, guest: Guest, id: string, joining: Joining): Promise<void> {
  const place = await placeOf(world, id);
  await inTurn(place, async () => {
    const game = begunGame(place);
    const { playsForced, watches = false, knows } = joining;
    const onlookers = eyesFor(place, game, guest.person?.id, watches);
    if (onlookers === undefined) throw new Refused('may-not-watch', 'this table is not to be watched');
    for (const seat of onlookers) if (typeof seat === 'number') game.table.playsForced[seat] = playsForced;
    await change(world, place, game, playForced);
    const attendance = attend(world, place, guest);
    Object.assign(attendance, { onlookers, watches } satisfies Partial<Attendance>);
    const known = knows?.onlookers.join() === onlookers.join() ? knows.revision : undefined;
    tellOne(world, place, game, guest, onlookers, known);
  });
  letBotsPlay(world, place);
}

/** The page looks at the game no more. */
export async function leave(world: World, guest: Guest, id: string): Promise<void> {
  await whereAttending(world, guest, id, (place, attendance) => {
    attendance.onlookers = undefined;
    lookedAway(place);
    goneUnlessAttending(world, place, guest);
  });
}

/** Whoever looks at a game has other eyes now: seats have changed hands. */
export function lookAnew(world: World, place: Place, game: Game): void {
  for (const [guest, attendance] of place.guests) {
    if (attendance.onlookers === undefined) continue;
    const onlookers = eyesFor(place, game, guest.person?.id, attendance.watches);
    if (onlookers?.join() === attendance.onlookers.join()) continue;
    attendance.onlookers = onlookers;
    if (onlookers !== undefined) tellOne(world, place, game, guest, onlookers);
    else goneUnlessAttending(world, place, guest);
  }
}

export function begunGame({ game }: Place): Game {
  if (game === undefined) throw new Refused('not-begun', 'the game has not begun');
  return game;
}

/** The game as a page looks at it. Throws Refused if it doesn't. */
export function watchedGame(place: Place, guest: Guest): Game {
  const game = begunGame(place);
  if (place.guests.get(guest)?.onlookers === undefined)
    throw new Refused('no-such-game', 'you do not look at this game');
  return game;
}
