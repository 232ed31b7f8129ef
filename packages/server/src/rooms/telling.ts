/** Rooms, and rows of lists, as they are told. */

import { fingerprint, packTitle } from '@horta/engine';
import type { ChatLine, ListedTable, MyTable, Phase, Room, RoomSeat } from '@horta/online';
import { bySeat, commitmentOf } from '@horta/online/chance';
import type { ListedRow, PersonId, StoredSeat, StoredTable, TableSummary } from '../storage/storage.ts';
import { isHere, watchersOf } from '../tables/presence.ts';
import type { Guest, Place, World } from '../world.ts';
import { packIn } from './dealing.ts';
import { inTurn, seatsOf } from './place.ts';

/** Soon, and once for all that changes until then. */
export function tellRoom(world: World, place: Place): void {
  if (place.isRoomDue) return;
  place.isRoomDue = true;
  world.timers.after(0, () => {
    // What is being stored may yet be refused.
    void inTurn(place, () => {
      place.isRoomDue = false;
      tellRoomNow(place);
    });
  });
}

/** What is the same for all is written once. */
function tellRoomNow(place: Place): void {
  let shared: string | undefined;
  for (const [guest, { isEntered }] of place.guests) {
    if (!isEntered) continue;
    shared ??= JSON.stringify(sharedRoom(place)).slice(0, -1);
    const yours = JSON.stringify(seatsOf(place, guest.person?.id));
    guest.send(`{"tell":"room","room":${shared},"yours":${yours}}}`);
  }
}

/** As it is stored: a table in memory may be further for a moment, and go back again. */
export function phaseAt({ stored, game }: Place): Phase {
  return game?.summary.phase ?? stored.phase;
}

export function roomFor(place: Place, { person }: Guest): Room {
  return { ...sharedRoom(place), yours: seatsOf(place, person?.id) };
}

function sharedRoom(place: Place): Omit<Room, 'yours'> {
  const { id, stored } = place;
  const { setup, opener, opened, isBeginWanted, rematch, rematchOf } = stored;
  const { game, options, pace, isListed, mayBeWatched, takingBack, hasHints } = setup;
  return {
    table: id,
    ...{ game, options, pace, isListed, mayBeWatched, takingBack, hasHints },
    ...packName(stored),
    ...{ opener, opened, isBeginWanted },
    phase: phaseAt(place),
    seats: stored.seats.map((seat, i) => roomSeat(place, seat, i)),
    chance: chanceOf(stored),
    watchers: watchersOf(place),
    ...(rematch === undefined ? {} : { rematch }),
    ...(rematchOf === undefined ? {} : { rematchOf }),
  };
}

/** Its values are told to those who ask for them. */
function packName({ setup }: StoredTable): Pick<Room, 'pack'> {
  const pack = packIn(setup);
  return pack === undefined ? {} : { pack: { name: packTitle(pack), fingerprint: fingerprint(pack) } };
}

function roomSeat(place: Place, { person, bot, isReserved }: StoredSeat, seat: number): RoomSeat {
  return {
    ...(person === undefined ? {} : { person: { id: person, name: place.names.get(person) ?? '' } }),
    ...(bot === undefined ? {} : { bot }),
    isHere: isHere(place, person),
    ...(isReserved ? { isReserved } : {}),
    ...(place.game?.table.absences[seat] === 'free' ? { isFree: true } : {}),
  };
}

function chanceOf({ secret, attempt, seats, fixed }: StoredTable): Room['chance'] {
  return {
    commitment: commitmentOf(secret),
    attempt,
    digests: bySeat(seats.map(({ digest }) => digest)),
    ...(fixed === undefined ? {} : { fixed }),
    bits: bySeat(seats.map(({ bits }) => bits)),
  };
}

/** What a list shows, from memory or from what is stored. */
interface Row extends ListedRow {
  readonly names: ReadonlyMap<PersonId, string>;
  readonly isHere: (person: PersonId | undefined) => boolean;
  readonly watchers: number;
}

export function rowOfPlace(place: Place): Row {
  return {
    table: place.stored,
    summary: place.game?.summary,
    changed: place.changed,
    names: place.names,
    isHere: (person) => isHere(place, person),
    watchers: watchersOf(place),
  };
}

/** Of a table at which nobody is. */
export function rowOfStored(row: ListedRow, names: ReadonlyMap<PersonId, string>): Row {
  return { ...row, names, isHere: () => false, watchers: 0 };
}

export function listedOf({ table, summary, changed, names, isHere: here, watchers }: Row): ListedTable {
  const { game, options, pace, mayBeWatched } = table.setup;
  return {
    table: table.id,
    ...{ game, options, pace, mayBeWatched, changed, watchers },
    ...packName(table),
    opened: table.opened,
    phase: summary?.phase ?? table.phase,
    seats: table.seats.map(({ person, left, bot, isReserved }) => ({
      ...(isReserved || (person ?? left) === undefined
        ? {}
        : { name: names.get(person ?? left ?? '') ?? '' }),
      ...(bot === undefined ? {} : { bot }),
      isHere: here(person),
    })),
  };
}

export function mineOf(row: Row, person: PersonId): MyTable {
  return { ...sharedOf(row), ...ownOf(row, person) };
}

/** The same for several people, as JSON: what all of them are told alike is written once. */
export function mineTexts(row: Row, people: readonly PersonId[]): string[] {
  const shared = JSON.stringify(sharedOf(row)).slice(0, -1);
  return people.map((person) => `${shared},${JSON.stringify(ownOf(row, person)).slice(1)}`);
}

type Own = Pick<MyTable, 'yours' | 'isWaiting' | 'deadline'>;

function sharedOf(row: Row): Omit<MyTable, keyof Own> {
  const { moves = 0, round = 0, rounds = 0, scores = [], turn } = row.summary ?? {};
  const { origin } = row.table;
  return {
    ...listedOf(row),
    ...{ moves, round, rounds, scores: [...scores] },
    ...(turn === undefined ? {} : { turn }),
    ...(origin === undefined ? {} : { origin }),
  };
}

function ownOf({ table, summary }: Row, person: PersonId): Own {
  const yours = table.seats.flatMap((seat, i) => (seat.person === person ? [i] : []));
  const { turn, runsOut } = summary ?? {};
  const isMyClock = turn !== undefined && yours.includes(turn);
  return {
    yours,
    isWaiting: waitsForMe(table, summary, yours),
    ...(isMyClock && runsOut !== undefined ? { deadline: runsOut } : {}),
  };
}

/** A decision, an answer, or the page of one who has to show its bits. */
function waitsForMe(
  { phase, seats }: StoredTable,
  summary: TableSummary | undefined,
  yours: readonly number[],
): boolean {
  if (summary !== undefined) return yours.some((seat) => summary.waitsFor.includes(seat));
  const mine = yours.flatMap((seat) => seats[seat] ?? []);
  if (phase === 'dealing') return mine.some(({ bits }) => bits === undefined);
  return phase === 'open' && mine.some(({ digest, isReserved }) => isReserved || digest === undefined);
}

/** Whether someone hears a line: players talk among themselves, and hear those who look on after the end only. */
export function hears(place: Place, guest: Guest, { among }: Pick<ChatLine, 'among'>): boolean {
  const isSeated = seatsOf(place, guest.person?.id).length > 0;
  const isDone = ['over', 'ended'].includes(phaseAt(place));
  if (isSeated) return among === 'players' || isDone;
  return place.stored.setup.mayBeWatched || isDone;
}
