/** New tables: opened by someone, the next game of the same people, a game that is played on. */
import { findGame, fingerprint, InvalidInput, packsOf, recordHeader } from '@horta/engine';
import type { CallParameters, TableSetup } from '@horta/online';
import { isClosed, playedOn, type Sitter } from '@horta/table';
import { list } from '../lobby/lobby.ts';
import { Refused } from '../people/refused.ts';
import type { StoredPerson, StoredSeat, StoredTable } from '../storage/storage.ts';
import { begunGame } from '../tables/attending.ts';
import { checkBot } from '../tables/bots.ts';
import type { Guest, World } from '../world.ts';
import { storeBegun } from './changing.ts';
import { packIn } from './dealing.ts';
import { inTurn, namesOf, peopleOf, placed, placeOf, seatsOf } from './place.ts';
import { emptySeat } from './seating.ts';
import { tellRoom } from './telling.ts';

/** How many tables someone may have at a time, where nobody says. */
const MOST_TABLES = 100;

interface Opened {
  readonly table: string;
}

export async function open(
  world: World,
  guest: Guest,
  person: StoredPerson,
  asked: TableSetup,
): Promise<Opened> {
  if (asked.seed !== undefined && !world.acceptsSeeds)
    throw new Refused('bad-message', 'this server draws its seeds itself');
  const seats = asked.seats.map((wanted) => {
    if (wanted.for === 'bot') checkBot(world, wanted.bot);
    return emptySeat(wanted.for === 'bot' ? wanted.bot : undefined);
  });
  return opening(world, guest, person, async () => {
    // Milliseconds for a pack and its rules: only for who may open a table.
    const setup = withPackRead(asked);
    refuseUnplayable(setup);
    const stored = newStored(world, person, setup, seats);
    await world.storage.write({ write: 'table', table: stored });
    list(world, placed(world, stored, new Map([[person.id, person.name]])));
    return { table: stored.id };
  });
}

/** The next game of the same people: everybody sits one further, and has the seat kept for them. */
export async function rematch(world: World, guest: Guest, person: StoredPerson, id: string): Promise<Opened> {
  const place = await placeOf(world, id);
  return inTurn(place, async () => {
    if (seatsOf(place, person.id).length === 0) throw new Refused('not-seated', 'you had no seat here');
    if (!isClosed(begunGame(place).table)) throw new Refused('not-over', 'the game is not over');
    const { setup, rematch: known } = place.stored;
    if (known !== undefined && (await isOpenStill(world, known))) return { table: known };
    return opening(world, guest, person, async () => {
      const seats = rotated(place.stored.seats).map(
        ({ person: owner, bot }): StoredSeat => ({
          ...emptySeat(bot),
          person: owner,
          isReserved: owner !== undefined,
        }),
      );
      const wanted = seats.map(({ bot }): TableSetup['seats'][number] =>
        bot === undefined ? { for: 'person' } : { for: 'bot', bot },
      );
      const stored: StoredTable = {
        ...newStored(world, person, { ...setup, seats: wanted }, seats),
        isBeginWanted: true,
        rematchOf: id,
      };
      const before: StoredTable = { ...place.stored, rematch: stored.id };
      await world.storage.writeAll([
        { write: 'table', table: stored },
        { write: 'table', table: before },
      ]);
      place.stored = before;
      tellRoom(world, place);
      list(world, placed(world, stored, await namesOf(world, peopleOf(stored))));
      return { table: stored.id };
    });
  });
}

function rotated<T>([first, ...others]: readonly T[]): T[] {
  return first === undefined ? [] : [...others, first];
}

async function isOpenStill(world: World, id: string): Promise<boolean> {
  const stored = await world.storage.table(id);
  return stored !== undefined && stored.phase !== 'closed';
}

/** A game that is over, played on from a position, at a table of one's own. */
export async function playOn(
  world: World,
  guest: Guest,
  person: StoredPerson,
  { table: id, position, sitters }: CallParameters<'play-on'>,
): Promise<Opened> {
  const place = await placeOf(world, id);
  return inTurn(place, async () => {
    const { table } = begunGame(place);
    for (const { bot } of sitters) if (bot !== undefined) checkBot(world, bot);
    const seats = sitters.map(({ bot }) => ({
      ...emptySeat(bot),
      person: bot === undefined ? person.id : undefined,
    }));
    const owners = sitters.map(({ bot }): Sitter => ({ name: bot === undefined ? person.name : '', bot }));
    const next = world.hex(32);
    return opening(world, guest, person, async () => {
      const played = refusingInvalid(() => playedOn(table, position, owners, next));
      const begun = await world.storage.now();
      const wanted = seats.map(({ bot }): TableSetup['seats'][number] =>
        bot === undefined ? { for: 'person' } : { for: 'bot', bot },
      );
      const setup: TableSetup = { ...place.stored.setup, seats: wanted, isListed: false };
      const stored: StoredTable = {
        ...newStored(world, person, setup, seats),
        ...{ id: next, phase: 'playing', begun, header: played.header, origin: played.origin },
      };
      const names = new Map([[person.id, person.name]]);
      const fresh = placed(world, stored, names);
      try {
        fresh.game = await storeBegun(
          world,
          fresh,
          played.entries.map((entry) => ({ entry, at: begun })),
        );
      } catch (error) {
        world.places.delete(next);
        throw error;
      }
      list(world, fresh);
      return { table: next };
    });
  });
}

function newStored(
  world: World,
  { id }: StoredPerson,
  setup: TableSetup,
  seats: readonly StoredSeat[],
): StoredTable {
  return {
    id: world.hex(32),
    ...{ setup, seats, opener: id, phase: 'open', isBeginWanted: false },
    ...{ secret: secretOf(world), attempt: 0, fixed: undefined, header: undefined, origin: undefined },
    ...{ rematch: undefined, rematchOf: undefined, opened: world.timers.now(), begun: undefined },
  };
}

export function secretOf({ hex }: World): string {
  return hex(64);
}

/** With the pack as its game reads it. One that is the game's own is none: nothing is to be said of it. */
function withPackRead({ pack, ...setup }: TableSetup): TableSetup {
  if (pack === undefined) return setup;
  const game = refusingInvalid(() => findGame(setup.game));
  const read = refusingInvalid(() => game.readPack(pack), 'bad-pack');
  if (packsOf(game).some((own) => fingerprint(own) === fingerprint(read))) return setup;
  return { ...setup, pack: { ...read, components: { ...read.components } } };
}

function refuseUnplayable(setup: TableSetup): void {
  const { game, options, seats, seed = 'any' } = setup;
  const pack = packIn(setup);
  const plain = { players: seats.length, seed, options };
  refusingInvalid(() => recordHeader(game, plain));
  if (pack !== undefined) refusingInvalid(() => recordHeader(game, { ...plain, pack }), 'bad-pack');
}

function refusingInvalid<T>(body: () => T, fault: 'bad-message' | 'bad-pack' = 'bad-message'): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof InvalidInput) throw new Refused(fault, error.message);
    throw error;
  }
}

/**
 * Of one person one after the other, unless they have too many already: all of those before are counted. What is refused
 * takes its part of the hour as well.
 */
async function opening<T>(
  world: World,
  guest: Guest,
  person: StoredPerson,
  body: () => Promise<T>,
): Promise<T> {
  const before = world.opening.get(person.id);
  const turn = (async () => {
    await before;
    await refuseTooMany(world, guest, person);
    return body();
  })();
  const end = turn.then(
    () => {},
    () => {},
  );
  world.opening.set(person.id, end);
  try {
    return await turn;
  } finally {
    if (world.opening.get(person.id) === end) world.opening.delete(person.id);
  }
}

async function refuseTooMany(world: World, { allowances }: Guest, { id }: StoredPerson): Promise<void> {
  const most = allowances?.limits.openTablesPerPerson ?? MOST_TABLES;
  if ((await world.storage.openTablesBy(id)) >= most)
    throw new Refused('too-many-tables', `${most} tables are open already`);
  if (allowances?.tables.take(id) === false)
    throw new Refused('too-fast', 'wait a little before you open another table');
}
