/** Before the game: what becomes of a table when someone sits down, leaves, begins. Pure; throws Refused. */
import { digestOf } from '@horta/online/chance';
import { Refused } from '../people/refused.ts';
import type { PersonId, StoredSeat, StoredTable } from '../storage/storage.ts';

/** A new secret of the server. */
export type NewSecret = () => string;

const EMPTY: StoredSeat = {
  person: undefined,
  bot: undefined,
  isReserved: false,
  digest: undefined,
  bits: undefined,
};

export function emptySeat(bot?: string): StoredSeat {
  return { ...EMPTY, bot };
}

export function satDown(table: StoredTable, seat: number, person: PersonId, digest: string): StoredTable {
  refuseUnlessOpen(table);
  const { person: owner, bot } = seatIn(table, seat);
  if (bot !== undefined || (owner !== undefined && owner !== person))
    throw new Refused('seat-taken', `seat ${seat + 1} is taken`);
  return withSeat(table, seat, { ...EMPTY, person, digest });
}

/** A page promises other bits. If cards were being dealt, that begins anew: what others have shown is known. */
export function committed(
  table: StoredTable,
  seat: number,
  person: PersonId,
  digest: string,
  newSecret: NewSecret,
): StoredTable {
  const before = ownSeat(table, seat, person);
  if (table.phase === 'dealing')
    return before.digest === digest
      ? table
      : withSeat(begunAnew(table, newSecret), seat, { ...before, digest, bits: undefined });
  refuseUnlessOpen(table);
  return withSeat(table, seat, { ...before, digest, bits: undefined });
}

export function stoodUp(
  table: StoredTable,
  seat: number,
  person: PersonId,
  newSecret: NewSecret,
): StoredTable {
  ownSeat(table, seat, person);
  return emptied(table, seat, newSecret);
}

export function thrownOut(
  table: StoredTable,
  seat: number,
  person: PersonId,
  newSecret: NewSecret,
): StoredTable {
  refuseUnlessOpener(table, person);
  if (seatIn(table, seat).person === undefined)
    throw new Refused('not-seated', `nobody sits at seat ${seat + 1}`);
  return emptied(table, seat, newSecret);
}

/** A bot has the seat, or whoever sits down. */
export function seatSet(
  table: StoredTable,
  seat: number,
  person: PersonId,
  bot: string | undefined,
): StoredTable {
  refuseUnlessOpener(table, person);
  refuseUnlessOpen(table);
  if (seatIn(table, seat).person !== undefined)
    throw new Refused('seat-taken', `someone sits at seat ${seat + 1}`);
  return withSeat(table, seat, emptySeat(bot));
}

export function beginWanted(
  table: StoredTable,
  person: PersonId,
  isWanted: boolean,
  newSecret: NewSecret,
): StoredTable {
  refuseUnlessOpener(table, person);
  const before = table.phase === 'dealing' && !isWanted ? begunAnew(table, newSecret) : table;
  if (before.phase !== 'dealing') refuseUnlessOpen(before);
  return { ...before, isBeginWanted: isWanted };
}

export function closedBy(table: StoredTable, person: PersonId): StoredTable {
  refuseUnlessOpener(table, person);
  if (table.phase !== 'dealing') refuseUnlessOpen(table);
  return { ...table, phase: 'closed' };
}

/** A page shows the bits that it has promised. */
export function shown(table: StoredTable, seat: number, person: PersonId, bits: string): StoredTable {
  const before = ownSeat(table, seat, person);
  if (table.phase === 'playing' && before.bits === bits) return table;
  if (table.phase !== 'dealing') throw new Refused('not-dealing', 'cards are not being dealt');
  if (before.digest !== digestOf(bits)) throw new Refused('other-bits', 'these are not the bits promised');
  return withSeat(table, seat, { ...before, bits });
}

/** Whether all is there that dealing needs: a bot or a person with a promise in each seat. */
export function isComplete({ phase, isBeginWanted, seats }: StoredTable): boolean {
  const isFilled = ({ bot, person, isReserved, digest }: StoredSeat) =>
    bot !== undefined || (person !== undefined && !isReserved && digest !== undefined);
  return phase === 'open' && isBeginWanted && seats.every(isFilled);
}

/** Whether every page has shown its bits. */
export function isShown({ phase, seats }: StoredTable): boolean {
  return phase === 'dealing' && seats.every(({ bot, bits }) => bot !== undefined || bits !== undefined);
}

/** With a new secret, for which everybody promises new bits. */
function begunAnew(table: StoredTable, newSecret: NewSecret): StoredTable {
  const seats = table.seats.map((seat) => ({ ...seat, digest: undefined, bits: undefined }));
  const attempt = table.attempt + 1;
  return { ...table, seats, attempt, secret: newSecret(), phase: 'open', fixed: undefined };
}

function emptied(table: StoredTable, seat: number, newSecret: NewSecret): StoredTable {
  if (table.phase !== 'dealing') refuseUnlessOpen(table);
  const before = table.phase === 'dealing' ? begunAnew(table, newSecret) : table;
  return withSeat(before, seat, EMPTY);
}

function withSeat(table: StoredTable, seat: number, changed: StoredSeat): StoredTable {
  return { ...table, seats: table.seats.map((one, i) => (i === seat ? changed : one)) };
}

function seatIn({ seats }: StoredTable, seat: number): StoredSeat {
  const found = seats[seat];
  if (found === undefined) throw new Refused('bad-message', `there is no seat ${seat + 1}`);
  return found;
}

function ownSeat(table: StoredTable, seat: number, person: PersonId): StoredSeat {
  const found = seatIn(table, seat);
  if (found.person !== person || found.isReserved)
    throw new Refused('not-your-seat', `seat ${seat + 1} is not yours`);
  return found;
}

function refuseUnlessOpener({ opener }: StoredTable, person: PersonId): void {
  if (opener !== person) throw new Refused('not-the-opener', 'this is for whoever opened the table');
}

function refuseUnlessOpen({ phase }: StoredTable): void {
  if (phase === 'closed') throw new Refused('no-such-table', 'the table was closed');
  if (phase !== 'open') throw new Refused('already-begun', 'the game has begun');
}
