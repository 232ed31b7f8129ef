/** Pages come to a table as a place, and go. */
import type { ChatLine, Room } from '@horta/online';
import { list } from '../lobby/lobby.ts';
import { lookedAway } from '../tables/bots.ts';
import type { Attendance, Guest, Place, World } from '../world.ts';
import { inTurn, placeOf } from './place.ts';
import { hears, roomFor, tellRoom } from './telling.ts';

/** How much of what was said a page is told when it comes. */
const LINES_AT_FIRST = 100;

/** The page is here from now on. */
export function attend(world: World, place: Place, guest: Guest): Attendance {
  const known = place.guests.get(guest);
  if (known !== undefined) return known;
  const attendance: Attendance = { isEntered: false, onlookers: undefined, watches: false };
  place.guests.set(guest, attendance);
  guest.places.add(place.id);
  tellRoom(world, place);
  list(world, place);
  return attendance;
}

export async function enter(
  world: World,
  guest: Guest,
  id: string,
): Promise<{ readonly room: Room; readonly lines: ChatLine[] }> {
  const place = await placeOf(world, id);
  return inTurn(place, async () => {
    attend(world, place, guest).isEntered = true;
    const lines = world.hasChat ? await world.storage.lines(id, LINES_AT_FIRST) : [];
    return { room: roomFor(place, guest), lines: lines.filter((line) => hears(place, guest, line)) };
  });
}

export async function exit(world: World, guest: Guest, id: string): Promise<void> {
  if (guest.places.has(id)) gone(world, await placeOf(world, id), guest);
}

/** The page is not here any more. */
export function gone(world: World, place: Place, guest: Guest): void {
  if (!place.guests.delete(guest)) return;
  guest.places.delete(place.id);
  if (guest.person !== undefined) place.seen.set(guest.person.id, world.timers.now());
  lookedAway(place);
  tellRoom(world, place);
  list(world, place);
}
