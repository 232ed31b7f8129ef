/** Tables come into memory and leave it; what is asked for at one of them is done one after the other. */
import type { TableId } from '@horta/table';
import { Refused } from '../people/refused.ts';
import type { PersonId, StoredTable } from '../storage/storage.ts';
import { gameOf } from '../tables/game.ts';
import type { Place, World } from '../world.ts';

/** The table of that id, from memory or as it is stored. Throws Refused if there is none. */
export function placeOf(world: World, id: TableId): Promise<Place> {
  const known = world.places.get(id);
  if (known !== undefined) return known;
  const coming = load(world, id);
  world.places.set(id, coming);
  coming.catch(() => {
    if (world.places.get(id) === coming) world.places.delete(id);
  });
  return coming;
}

async function load(world: World, id: TableId): Promise<Place> {
  const stored = await world.storage.table(id);
  if (stored === undefined) throw new Refused('no-such-table', 'no such table');
  const entries = stored.header === undefined ? [] : await world.storage.entries(id);
  const names = await namesOf(world, namedIn(stored));
  const place = newPlace(world, stored, names);
  place.changed = entries.at(-1)?.at ?? stored.begun ?? stored.opened;
  if (stored.header !== undefined) place.game = gameOf(world, place, entries);
  for (const { person, at } of await world.storage.seen(id))
    place.seen.set(person, Math.max(at, place.seen.get(person) ?? 0));
  return place;
}

/** A table that was just stored comes into memory. */
export function placed(world: World, stored: StoredTable, names: Map<PersonId, string>): Place {
  const place = newPlace(world, stored, names);
  world.places.set(stored.id, Promise.resolve(place));
  return place;
}

function newPlace(world: World, stored: StoredTable, names: Map<PersonId, string>): Place {
  return {
    ...{ id: stored.id, stored, names, game: undefined },
    guests: new Map(),
    seen: new Map(),
    changed: world.timers.now(),
    told: Number.NEGATIVE_INFINITY,
    turns: Promise.resolve(),
    waiting: 0,
    isRoomDue: false,
  };
}

export async function namesOf(world: World, ids: readonly PersonId[]): Promise<Map<PersonId, string>> {
  const people = ids.length === 0 ? [] : await world.storage.people(ids);
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Everyone who has to do with the table, once each. */
export function peopleOf({ seats, opener }: StoredTable): PersonId[] {
  return [...new Set([opener, ...seats.flatMap(({ person }) => person ?? [])])];
}

/** Everyone whose name is shown there: those who have left as well. */
export function namedIn(table: StoredTable): PersonId[] {
  return [...new Set([...peopleOf(table), ...table.seats.flatMap(({ left }) => left ?? [])])];
}

/** The seats that are a person's. */
export function seatsOf({ stored }: Place, person: PersonId | undefined): number[] {
  if (person === undefined) return [];
  return stored.seats.flatMap((seat, i) => (seat.person === person && !seat.isReserved ? [i] : []));
}

/** Carries something out when all that was asked for here before is done and stored. */
export function inTurn<T>(place: Place, body: () => Promise<T> | T): Promise<T> {
  place.waiting++;
  const turn = place.turns.then(body).finally(() => {
    place.waiting--;
  });
  place.turns = turn.catch(() => undefined);
  return turn;
}

/** Forgets places that nobody needs in memory. */
export async function forgetIdle(world: World): Promise<void> {
  for (const [id, coming] of world.places) {
    const place = await coming.catch(() => undefined);
    const isIdle =
      place !== undefined &&
      place.guests.size === 0 &&
      place.waiting === 0 &&
      place.game?.thought === undefined &&
      !world.lobbyDue.has(place) &&
      !world.mineDue.has(place);
    if (isIdle && world.places.get(id) === coming) world.places.delete(id);
  }
}
