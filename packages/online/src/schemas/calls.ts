/**
 * What a page asks of a server over its socket: `{ "id": 7, "call": "sit", ... }`, answered by `{ "answer": 7, "ok":
 * true, "value": ... }` or `{ "answer": 7, "ok": false, "fault": "seat-taken", "detail": "..." }`, in any order.
 */
import { z } from 'zod';
import { LONGEST_LINE, PHRASES } from '../phrases.ts';
import { request } from './asking.ts';
import { anyNumber, bits, botName, digest, onlooker, revision, seat, tableId } from './common.ts';
import { tableSetup } from './setup.ts';

const id = z
  .int()
  .min(0)
  .max(2 ** 31);
const call = <N extends string, S extends z.core.$ZodLooseShape>(name: N, shape: S) =>
  z.strictObject({ id, call: z.literal(name), ...shape });
const table = { table: tableId };

export const calls = z.discriminatedUnion('call', [
  /** The tables of the lobby; from then on what changes there is told. */
  call('lobby', {}),
  call('leave-lobby', {}),
  /** One's own tables; from then on what changes there is told. */
  call('mine', {}),

  call('open', { setup: tableSetup }),
  /** The table as a place, with what was said there; from then on what changes there is told. */
  call('enter', { ...table }),
  call('exit', { ...table }),
  /** The component pack of the table, for whoever has its link; nothing if it is the game's own. */
  call('pack', { ...table }),
  /** With the digest of the bits that this page will add. */
  call('sit', { ...table, seat, digest }),
  /** A page that does not know the bits of its digest any more, or whose digest was for an earlier attempt, sends another. */
  call('commit', { ...table, seat, digest }),
  call('stand-up', { ...table, seat }),
  /** By the opener, before the game. */
  call('throw-out', { ...table, seat }),
  /** By the opener, before the game: a bot has the seat, or whoever sits down. */
  call('set-seat', { ...table, seat, bot: botName.optional() }),
  /** By the opener: deal as soon as all seats are taken, or wait. */
  call('begin', { ...table, isWanted: z.boolean() }),
  /** By the opener, before the game: nobody will play here. */
  call('close', { ...table }),
  call('ready', { ...table, seat, bits }),

  /** Sits down to play, or to look on; from then on the game is told: only what is new to one who knows the rest. */
  call('join', {
    ...table,
    playsForced: z.boolean(),
    knows: z.strictObject({ revision, onlookers: z.array(onlooker).max(6) }).optional(),
    /** One who has a seat may look on all the same. */
    watches: z.boolean().optional(),
  }),
  call('leave', { ...table }),
  call('ask', { ...table, request }),
  call('set-manner', { ...table, playsForced: z.boolean() }),
  call('go-on', { ...table, revision: anyNumber, way: z.enum(['again', 'by-chance']) }),
  call('explain', { ...table, seat: anyNumber, revision: anyNumber, bot: botName }),
  call('hold', { ...table, isHeld: z.boolean() }),
  /** Takes a seat that is free for another person. */
  call('replace', { ...table, seat }),
  /** The next game of the same people; the same answer to whoever asks next. */
  call('rematch', { ...table }),
  /** A game that is over, played on from a position, at a new table of one's own. */
  call('play-on', {
    ...table,
    position: anyNumber,
    sitters: z.array(z.strictObject({ name: z.string().max(100), bot: botName.optional() })).max(5),
  }),

  call('say', {
    ...table,
    /** Where it is said: players talk among themselves, and so do those who look on. */
    text: z.string().min(1).max(LONGEST_LINE).optional(),
    phrase: z.enum(PHRASES).optional(),
  }),
]);
