/** A table as a place where people sit down: what is known of it beside the game. */
import { z } from 'zod';
import { bits, botName, digest, gameOptions, moment, person, personId, seat, tableId } from './common.ts';
import { pace } from './setup.ts';

export const roomSeat = z.strictObject({
  /** Whose it is; missing if a bot has it from the start, or nobody has sat down. */
  person: person.optional(),
  bot: botName.optional(),
  /** Whether a page of that person looks at the table now. */
  isHere: z.boolean(),
  /** Kept for somebody who has not come yet: a person of the game before. */
  isReserved: z.boolean().optional(),
  /** During the game: another person may take it. */
  isFree: z.boolean().optional(),
});

/**
 * Open: people sit down. Dealing: seats and options are fixed, and pages add their bits. Playing. Over: played to its
 * end. Ended: without a result. Closed: never begun, and will not be.
 */
export const phase = z.enum(['open', 'dealing', 'playing', 'over', 'ended', 'closed']);

/** What anyone can check (docs/fairness.md). By seat; null where a bot sits or nothing has come yet. */
export const chance = z.strictObject({
  /** Of the secret that the server keeps until the end. */
  commitment: digest,
  /** How often a new secret was made, since somebody left while cards were to be dealt. */
  attempt: z.int().min(0),
  digests: z.array(digest.nullable()),
  /** The text that says what is played by whom, once that is fixed. */
  fixed: z.string().max(10_000).optional(),
  bits: z.array(bits.nullable()),
});

/** What a table's component pack is called, and what tells it apart from all others. */
export const packName = z.strictObject({ name: z.string(), fingerprint: z.string() });

export const room = z.strictObject({
  table: tableId,
  game: z.string(),
  options: gameOptions,
  /** Missing if it is the game's own. */
  pack: packName.optional(),
  pace,
  isListed: z.boolean(),
  mayBeWatched: z.boolean(),
  takingBack: z.enum(['agreed', 'barrier']),
  hasHints: z.boolean(),
  opener: personId,
  opened: moment,
  phase,
  /** The opener has said so: cards are dealt as soon as all seats are taken. */
  isBeginWanted: z.boolean(),
  seats: z.array(roomSeat),
  chance,
  /** How many look on who have no seat. */
  watchers: z.int().min(0),
  /** The next game of the same people. */
  rematch: tableId.optional(),
  /** If it is the next game of the same people: the one before. */
  rematchOf: tableId.optional(),
  /** The seats of whoever is told this. */
  yours: z.array(seat),
});

/** A table in the lobby, and in lists of one's own. */
export const listedTable = z.strictObject({
  table: tableId,
  game: z.string(),
  options: gameOptions,
  pack: packName.optional(),
  pace,
  phase,
  mayBeWatched: z.boolean(),
  opened: moment,
  changed: moment,
  seats: z.array(
    z.strictObject({ name: z.string().optional(), bot: botName.optional(), isHere: z.boolean() }),
  ),
  watchers: z.int().min(0),
});

export const myTable = z.strictObject({
  ...listedTable.shape,
  yours: z.array(seat),
  /** Something waits for me: a decision, an answer to an offer, or my page for dealing. */
  isWaiting: z.boolean(),
  /** When my clock will have run out. */
  deadline: moment.optional(),
  /** How many decisions stand. */
  moves: z.int().min(0),
  round: z.int().min(0),
  rounds: z.int().min(0),
  /** By seat, so far or final; empty before the game. */
  scores: z.array(z.number()),
  /** Who has to decide. */
  turn: seat.optional(),
  /** If it was played on from another game: that one, and how many of its decisions were taken over. */
  origin: z.strictObject({ table: tableId, position: z.int().min(0) }).optional(),
});

/** One line of talk: words, or one of the phrases that every language has. */
export const chatLine = z.strictObject({
  number: z.int().min(0),
  at: moment,
  /** Whose; missing if that person's data were removed. */
  person: person.optional(),
  /** At the table, or among those who look on. */
  among: z.enum(['players', 'watchers']),
  text: z.string().optional(),
  phrase: z.string().optional(),
});
