/** Lists that move by themselves: the lobby, and everybody's own tables. */
import type { ListedTable, MyTable } from '@horta/online';
import { namesOf, peopleOf } from '../rooms/place.ts';
import { listedOf, mineOf, phaseAt, rowOfPlace, rowOfStored } from '../rooms/telling.ts';
import type { ListedRow, PersonId, StoredPerson } from '../storage/storage.ts';
import type { Due, Guest, Place, World } from '../world.ts';

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
  tellMine(world, due);
}

interface MyNews {
  readonly tables: MyTable[];
  readonly gone: string[];
}

/** Goes from tables to people: with many of both, nobody looks through all tables for each. */
function tellMine(world: World, due: readonly Due[]): void {
  const news = new Map<PersonId | undefined, MyNews>();
  for (const { person } of world.mine)
    if (person !== undefined) news.set(person.id, { tables: [], gone: [] });
  for (const { place, former } of due) {
    const { id, stored } = place;
    const members = peopleOf(stored).filter((person) => news.has(person) && isMine(stored, person));
    if (members.length > 0) {
      const row = rowOfPlace(world, place);
      const listed = listedOf(row);
      for (const person of members) news.get(person)?.tables.push(mineOf(row, person, listed));
    }
    for (const person of former) if (!isMine(stored, person)) news.get(person)?.gone.push(id);
  }
  for (const guest of world.mine) {
    const { tables = [], gone = [] } = news.get(guest.person?.id) ?? {};
    if (tables.length + gone.length > 0) guest.send(JSON.stringify({ tell: 'mine', tables, gone }));
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
