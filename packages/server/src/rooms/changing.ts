/** Every change of a table before its game: checked, stored, acknowledged, told. With all there, the game begins. */
import { list } from '../lobby/lobby.ts';
import type { PersonId, StoredPerson, StoredTable } from '../storage/storage.ts';
import { letBotsPlay } from '../tables/bots.ts';
import { gameOf, summarised } from '../tables/game.ts';
import type { Game, Place, World } from '../world.ts';
import { fixedAt, headerAt } from './dealing.ts';
import { inTurn, placeOf } from './place.ts';
import { isComplete, isShown } from './seating.ts';
import { tellRoom } from './telling.ts';

/** What `body` makes of the table. It throws Refused if that can't be. */
export async function changeRoom(
  world: World,
  person: StoredPerson,
  id: string,
  body: (table: StoredTable) => StoredTable,
): Promise<void> {
  const place = await placeOf(world, id);
  await inTurn(place, async () => {
    const before = place.stored;
    const wanted = body(before);
    if (wanted === before) return;
    const next = isComplete(wanted) ? dealing(wanted) : wanted;
    if (isShown(next)) await begin(world, place, next);
    else await keep(world, place, next);
    place.names.set(person.id, person.name);
    tellRoom(world, place);
    for (const former of leftBetween(before, place.stored)) list(world, place, former);
    list(world, place);
  });
  letBotsPlay(world, place);
}

function dealing(table: StoredTable): StoredTable {
  return { ...table, phase: 'dealing', fixed: fixedAt(table) };
}

async function keep(world: World, place: Place, stored: StoredTable): Promise<void> {
  await world.storage.write({ write: 'table', table: stored });
  place.stored = stored;
  place.changed = world.timers.now();
}

async function begin(world: World, place: Place, dealt: StoredTable): Promise<void> {
  const begun = await world.storage.now();
  const stored: StoredTable = { ...dealt, phase: 'playing', header: headerAt(dealt), begun };
  place.game = await storeBegun(world, { ...place, stored }, []);
  place.stored = stored;
  place.changed = begun;
}

/** Stores a table whose game has begun, with what of it was played elsewhere; returns its game. */
export async function storeBegun(
  world: World,
  place: Place,
  entries: Parameters<typeof gameOf>[2],
): Promise<Game> {
  const { id, stored } = place;
  const game = gameOf(world, place, entries);
  await world.storage.writeAll([
    { write: 'table', table: stored },
    {
      ...{ write: 'entries', table: id, first: 0 },
      entries: entries.map(({ entry }) => entry),
      summary: summarised(game, world),
    },
  ]);
  return game;
}

function leftBetween(before: StoredTable, after: StoredTable): PersonId[] {
  const stay = after.seats.map(({ person }) => person);
  return before.seats.flatMap(({ person }) =>
    person === undefined || stay.includes(person) ? [] : [person],
  );
}
