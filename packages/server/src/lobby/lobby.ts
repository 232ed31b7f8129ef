/** Lists that move by themselves: the lobby, and everybody's own tables. */
import type { ListedTable, MyTable } from '@horta/online';
import { namedIn, namesOf, peopleOf } from '../rooms/place.ts';
import { listedOf, mineOf, mineTexts, phaseAt, rowOfPlace, rowOfStored } from '../rooms/telling.ts';
import type { ListedRow, PersonId, StoredPerson } from '../storage/storage.ts';
import type { Guest, Place, World } from '../world.ts';

const MOST_LISTED = 200;
/** The lobby is told at most so often, and people of each of their tables; in milliseconds. */
const PAUSE = 100;

export async function lobby(world: World, guest: Guest): Promise<readonly ListedTable[]> {
  world.lobby.add(guest);
  const now = world.timers.now();
  const { lobbyShown: shown } = world;
  if (shown !== undefined && shown.at <= now && now < shown.at + PAUSE) return shown.tables;
  const fresh = { at: now, tables: listedTables(world) };
  world.lobbyShown = fresh;
  return fresh.tables;
}

async function listedTables(world: World): Promise<readonly ListedTable[]> {
  const rows = await rowsOf(world, await world.storage.listed(MOST_LISTED));
  return rows.map(listedOf);
}

export async function mine(world: World, guest: Guest, { id }: StoredPerson): Promise<MyTable[]> {
  const guests = world.mine.get(id) ?? new Set();
  world.mine.set(id, guests.add(guest));
  const rows = await rowsOf(world, await world.storage.tablesOf(id, MOST_LISTED));
  return rows.filter(({ table }) => isMine(table, id)).map((row) => mineOf(row, id));
}

/** The page wants to know of no list any more. */
export function leaveLists(world: World, guest: Guest): void {
  world.lobby.delete(guest);
  const { id = '' } = guest.person ?? {};
  const guests = world.mine.get(id);
  guests?.delete(guest);
  if (guests?.size === 0) world.mine.delete(id);
}

/** What is in memory knows who is here. */
async function rowsOf(world: World, stored: readonly ListedRow[]) {
  const places = await Promise.all(stored.map(({ table }) => inMemory(world, table.id)));
  const strangers = stored.filter((_, i) => places[i] === undefined).flatMap(({ table }) => namedIn(table));
  const names = await namesOf(world, [...new Set(strangers)]);
  return stored.map((row, i) => {
    const place = places[i];
    return place === undefined ? rowOfStored(row, names) : rowOfPlace(place);
  });
}

async function inMemory(world: World, id: string): Promise<Place | undefined> {
  return world.places.get(id)?.catch(() => undefined);
}

/** Something changed that lists show; `former` has nothing to do with the table any more. */
export function list(world: World, place: Place, former?: PersonId): void {
  // Whoever is shown what was shown a moment ago is told what has changed since.
  const isSeen = world.lobby.size > 0 || world.lobbyShown !== undefined;
  if (isSeen && place.stored.setup.isListed) listInLobby(world, place);
  if (world.mine.size > 0) listForPeople(world, place, former);
}

function listInLobby(world: World, place: Place): void {
  world.lobbyDue.add(place);
  if (world.lobbyDue.size > 1) return;
  world.timers.after(PAUSE, () => {
    const places = [...world.lobbyDue];
    world.lobbyDue.clear();
    world.lobbyShown = undefined;
    tellLobby(world, places);
  });
}

/** At once, with the news of the table itself; what follows soon after it waits, and is told together. */
function listForPeople(world: World, place: Place, former: PersonId | undefined): void {
  const due = world.mineDue.get(place);
  if (due !== undefined) {
    if (former !== undefined) due.add(former);
    return;
  }
  world.mineDue.set(place, new Set(former === undefined ? [] : [former]));
  const tell = () => {
    const gone = world.mineDue.get(place) ?? [];
    world.mineDue.delete(place);
    place.told = world.timers.now();
    tellPeople(world, place, gone);
  };
  // A clock that was set back makes nobody wait for longer.
  const pause = Math.min(PAUSE, place.told + PAUSE - world.timers.now());
  if (pause > 0) world.timers.after(pause, tell);
  else queueMicrotask(tell);
}

function tellPeople(world: World, place: Place, former: Iterable<PersonId>): void {
  const { id, stored } = place;
  const members = peopleOf(stored).filter((person) => world.mine.has(person) && isMine(stored, person));
  if (members.length > 0) {
    const texts = mineTexts(rowOfPlace(place), members);
    for (const [i, person] of members.entries()) tellMine(world, person, `"tables":[${texts[i]}],"gone":[]`);
  }
  for (const person of former)
    if (!isMine(stored, person)) tellMine(world, person, `"tables":[],"gone":${JSON.stringify([id])}`);
}

function tellMine(world: World, person: PersonId, news: string): void {
  for (const guest of world.mine.get(person) ?? []) guest.send(`{"tell":"mine",${news}}`);
}

function tellLobby(world: World, places: readonly Place[]): void {
  const isShown = (place: Place) => ['open', 'dealing', 'playing'].includes(phaseAt(place));
  const tables = places.filter(isShown).map((place) => listedOf(rowOfPlace(place)));
  const gone = places.filter((place) => !isShown(place)).map(({ id }) => id);
  const text = JSON.stringify({ tell: 'lobby', tables, gone });
  for (const guest of world.lobby) guest.send(text);
}

/** One has a seat there, or has opened it: as long as it is not closed. */
function isMine({ seats, opener, phase }: Place['stored'], person: PersonId): boolean {
  return phase !== 'closed' && (opener === person || seats.some((seat) => seat.person === person));
}
