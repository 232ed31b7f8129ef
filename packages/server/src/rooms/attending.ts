/** Pages come to a table as a place, and go. */
import type { Pack } from '@horta/engine';
import type { ChatLine, Room } from '@horta/online';
import { list } from '../lobby/lobby.ts';
import { Refused } from '../people/refused.ts';
import type { PersonId } from '../storage/storage.ts';
import { lookedAway } from '../tables/bots.ts';
import type { Attendance, Guest, Place, World } from '../world.ts';
import { packIn } from './dealing.ts';
import { inTurn, placeOf, seatsOf } from './place.ts';
import { hears, roomFor, tellRoom } from './telling.ts';

/** How much of what was said a page is told when it comes. */
const LINES_AT_FIRST = 100;

/** The page is here from now on. */
export function attend(world: World, place: Place, guest: Guest): Attendance {
  // Nobody would ever take it away again.
  if (guest.isGone) throw new Refused('no-such-game', 'the page was closed meanwhile');
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
    const heard = (['players', 'watchers'] as const).filter((among) => hears(place, guest, { among }));
    const lines =
      world.hasChat && heard.length > 0 ? await world.storage.lines(id, LINES_AT_FIRST, heard) : [];
    return { room: roomFor(place, guest), lines };
  });
}

/** What the table is played with, before one sits down and afterwards. */
export async function packAt(world: World, id: string): Promise<Pack | undefined> {
  const { stored } = await placeOf(world, id);
  return packIn(stored.setup);
}

/** The page is told of the room no more. */
export async function exit(world: World, guest: Guest, id: string): Promise<void> {
  await whereAttending(world, guest, id, (place, attendance) => {
    attendance.isEntered = false;
    goneUnlessAttending(world, place, guest);
  });
}

/** In turn, so that nothing overtakes the coming that it ends. */
export async function whereAttending(
  world: World,
  guest: Guest,
  id: string,
  body: (place: Place, attendance: Attendance) => void,
): Promise<void> {
  const coming = world.places.get(id);
  if (coming === undefined) return;
  let place: Place;
  try {
    place = await coming;
  } catch {
    return;
  }
  await inTurn(place, () => {
    const attendance = place.guests.get(guest);
    if (attendance !== undefined) body(place, attendance);
  });
}

/** Whoever is told neither of the room nor of the game is not here. */
export function goneUnlessAttending(world: World, place: Place, guest: Guest): void {
  const { isEntered = false, onlookers } = place.guests.get(guest) ?? {};
  if (!isEntered && onlookers === undefined) gone(world, place, guest);
}

/**
 * Where one is absent after a day only, the table may have left memory by then. That it could not be written is no reason
 * to hold anybody up.
 */
async function keepSeen(world: World, place: Place, person: PersonId): Promise<void> {
  const { id, stored, game } = place;
  if (game === undefined || stored.setup.pace.kind !== 'days' || seatsOf(place, person).length === 0) return;
  try {
    await world.storage.write({ write: 'seen', table: id, person });
  } catch (error) {
    world.log.warn({ err: error }, 'when somebody was last at a table could not be stored');
  }
}

/** Whoever is here when the server stops was here until then. */
export async function keepAllSeen(world: World, place: Place): Promise<void> {
  const people = new Set([...place.guests.keys()].flatMap(({ person }) => person?.id ?? []));
  await Promise.all(Array.from(people, (person) => keepSeen(world, place, person)));
}

/** The page is not here any more. */
export function gone(world: World, place: Place, guest: Guest): void {
  if (!place.guests.delete(guest)) return;
  guest.places.delete(place.id);
  if (guest.person !== undefined) {
    place.seen.set(guest.person.id, world.timers.now());
    void keepSeen(world, place, guest.person.id);
  }
  lookedAway(place);
  tellRoom(world, place);
  list(world, place);
}
