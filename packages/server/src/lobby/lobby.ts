/** Lists that move by themselves: the lobby, and everybody's own tables. */
import type { ListedTable, MyTable } from '@horta/online';
import { namesOf, peopleOf } from '../rooms/place.ts';
import { listedOf, mineOf, phaseAt, rowOfPlace, rowOfStored } from '../rooms/telling.ts';
import type { ListedRow, PersonId, StoredPerson } from '../storage/storage.ts';
import type { Guest, Place, World } from '../world.ts';

const MOST_LISTED = 200;
/** Lists are told at most so often, in milliseconds. */
const PAUSE = 100;

export async function lobby(world: World, guest: Guest): Promise<ListedTable[]> {
  world.lobby.add(guest);
  const rows = await rowsOf(world, await world.storage.listed(MOST_LISTED));
  return rows.map(listedOf);
}

export async function mine(world: World, guest: Guest, { id }: StoredPerson): Promise<MyTable[]> {
  world.mine.add(guest);
  const rows = await rowsOf(world, await world.storage.tablesOf(id, MOST_LISTED));
  return rows.filter(({ table }) => isMine(table, id)).map((row) => mineOf(row, id));
}

/** What is in memory knows who is here. */
async function rowsOf(world: World, stored: readonly ListedRow[]) {
  const places = await Promise.all(stored.map(({ table }) => inMemory(world, table.id)));
  const strangers = stored.filter((_, i) => places[i] === undefined).flatMap(({ table }) => peopleOf(table));
  const names = await namesOf(world, [...new Set(strangers)]);
  return stored.map((row, i) => {
    const place = places[i];
    return place === undefined ? rowOfStored(row, names) : rowOfPlace(world, place);
  });
}

async function inMemory(world: World, id: string): Promise<Place | undefined> {
  return world.places.get(id)?.catch(() => undefined);
}

/** Something changed that lists show; `former` has nothing to do with the table any more. */
export function list(world: World, place: Place, former?: PersonId): void {
  if (world.lobby.size === 0 && world.mine.size === 0) return;
  let due = world.listed.get(place.id);
  if (due === undefined) {
    due = { place, former: new Set() };
    world.listed.set(place.id, due);
    if (world.listed.size === 1) world.timers.after(PAUSE, () => tellLists(world));
  }
  if (former !== undefined) due.former.add(former);
}

function tellLists(world: World): void {
  const due = [...world.listed.values()];
  world.listed.clear();
  tellLobby(
    world,
    due.map(({ place }) => place).filter(({ stored }) => stored.setup.isListed),
  );
  for (const guest of world.mine) {
    const { person } = guest;
    if (person === undefined) continue;
    const mineNow = due.filter(({ place }) => isMine(place.stored, person.id));
    const gone = due.filter((one) => one.former.has(person.id) && !mineNow.includes(one));
    if (mineNow.length + gone.length === 0) continue;
    const tables = mineNow.map(({ place }) => mineOf(rowOfPlace(world, place), person.id));
    guest.send(JSON.stringify({ tell: 'mine', tables, gone: gone.map(({ place }) => place.id) }));
  }
}

function tellLobby(world: World, places: readonly Place[]): void {
  if (places.length === 0 || world.lobby.size === 0) return;
  const isShown = (place: Place) => ['open', 'dealing', 'playing'].includes(phaseAt(place));
  const tables = places.filter(isShown).map((place) => listedOf(rowOfPlace(world, place)));
  const gone = places.filter((place) => !isShown(place)).map(({ id }) => id);
  const text = JSON.stringify({ tell: 'lobby', tables, gone });
  for (const guest of world.lobby) guest.send(text);
}

/** One has a seat there, or has opened it: as long as it is not closed. */
function isMine({ seats, opener, phase }: Place['stored'], person: PersonId): boolean {
  return phase !== 'closed' && (opener === person || seats.some((seat) => seat.person === person));
}
