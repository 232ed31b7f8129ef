/** What is for all at a table to agree to: who is asked, and what comes of it. */
import type { Seat } from '@horta/engine';
import type { Agreement, End, Entry, RequestId } from './entry.ts';
import { peoplePlaying, type Table } from './table.ts';

/** What only the host knows. */
export interface Circumstances {
  /** The people's seats who are here; all of them if not given. Those who are absent are not waited for. */
  readonly present?: readonly Seat[];
  /** The bot that plays for who is not there. */
  readonly standIn?: string;
}

/** The longest gift of time: a month. */
const MOST_MINUTES = 31 * 24 * 60;

/**
 * Whose word an agreement needs. Bots always agree. What was decided is taken back only if all others say so, absent or
 * not, and whoever plays for them meanwhile.
 */
export function askedFor(
  table: Table,
  seat: Seat,
  agreement: Agreement,
  { present = table.people }: Circumstances,
): Seat[] {
  return speakers(table, agreement).filter(
    (other) =>
      other !== seat &&
      (agreement.on === 'back' || present.includes(other)) &&
      // Nobody is asked about their own seat being given away: they are absent, or it is not done.
      !(isAboutAbsence(agreement) && agreement.seat === other),
  );
}

/** Who has a word in it at all: people who play; where decisions are taken back, also those who may come back to it. */
function speakers(table: Table, { on }: Agreement): Seat[] {
  if (on !== 'back') return peoplePlaying(table);
  const { people, absences } = table;
  return people.filter((seat) => absences[seat] !== 'left' && absences[seat] !== 'free');
}

function isAboutAbsence(
  agreement: Agreement,
): agreement is Extract<Agreement, { readonly on: 'bot' | 'replacement' }> {
  return agreement.on === 'bot' || agreement.on === 'replacement';
}

/** Why there can be no such agreement, now. */
export function hindrance(
  table: Table,
  seat: Seat,
  agreement: Agreement,
  { present = table.people }: Circumstances,
): 'undo-nothing-played' | 'illegal' | 'paused' | 'not-absent' | undefined {
  switch (agreement.on) {
    case 'back': {
      const { stands } = agreement;
      const least = table.origin?.position ?? 0;
      const isPossible = Number.isInteger(stands) && stands >= least && stands < table.standing.length;
      return isPossible ? undefined : 'undo-nothing-played';
    }
    case 'pause':
      return table.isPaused ? 'paused' : undefined;
    case 'end':
      return undefined;
    case 'time': {
      const { minutes } = agreement;
      const isPossible = Number.isInteger(minutes) && minutes > 0 && minutes <= MOST_MINUTES;
      return isPossible && table.people.includes(agreement.seat) ? undefined : 'illegal';
    }
    case 'bot':
    case 'replacement': {
      if (!table.people.includes(agreement.seat) || agreement.seat === seat) return 'illegal';
      const isFree = agreement.on === 'replacement' && table.absences[agreement.seat] !== 'free';
      const isPlaying = table.sitters[agreement.seat]?.bot === undefined;
      if (!isPlaying && !isFree) return 'illegal';
      return isPlaying && present.includes(agreement.seat) ? 'not-absent' : undefined;
    }
  }
}

/** The people who are asked and haven't said their word. */
export function waitsFor(table: Table): Seat[] {
  if (table.offer === undefined) return [];
  const { offer, agreed } = table.offer;
  const having = speakers(table, offer.agreement);
  return offer.asks.filter((seat) => having.includes(seat) && !agreed.includes(seat));
}

/** What is written down when all have agreed. */
export function consequence(seat: Seat, agreement: Agreement, { standIn }: Circumstances): Entry {
  switch (agreement.on) {
    case 'back':
      return { type: 'back', seat, stands: agreement.stands };
    case 'pause':
      return { type: 'pause', seat };
    case 'time':
      return { type: 'time', seat: agreement.seat, minutes: agreement.minutes };
    case 'end':
      return { type: 'end', seat, how: 'agreed' };
    case 'bot':
      return { type: 'handover', seat: agreement.seat, bot: standIn, cause: 'agreed' };
    case 'replacement':
      return { type: 'handover', seat: agreement.seat, bot: standIn, cause: 'free' };
  }
}

/** The seat's person leaves for good: a bot plays on for the others; without any the game ends. */
export function leaving(table: Table, seat: Seat, { standIn }: Circumstances, request?: RequestId): Entry[] {
  const named = request === undefined ? {} : { request };
  const others = peoplePlaying(table).filter((other) => other !== seat);
  const handover: Entry = { type: 'handover', seat, bot: standIn, cause: 'left', ...named };
  return others.length > 0 ? [handover] : [handover, abandoned(seat)];
}

/** The clock of the seat has run out. */
export function runningOut(table: Table, seat: Seat, standIn: string): Entry[] {
  const others = peoplePlaying(table).filter((other) => other !== seat);
  const handover: Entry = { type: 'handover', seat, bot: standIn, cause: 'time' };
  return others.length > 0 ? [handover] : [handover, abandoned(seat)];
}

/** Nobody comes back to the table. */
export function abandoning({ people }: Table): End[] {
  return [abandoned(people[0] ?? 0)];
}

function abandoned(seat: Seat): End {
  return { type: 'end', seat, how: 'abandoned' };
}
