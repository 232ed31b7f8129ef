/** What a server tells a page over its socket. */
import { z } from 'zod';
import { moment, person, tableId } from './common.ts';
import { chatLine, listedTable, myTable, room } from './room.ts';

/** How others reach this server. */
export const serverInfo = z.strictObject({
  hasChat: z.boolean(),
  /** Addresses that other devices can open; empty if only this machine can come. */
  addresses: z.array(z.string()),
  /** Which build of the client the server serves: a page of another one loads anew between two decisions. */
  build: z.string(),
});

export const hello = z.strictObject({
  tell: z.literal('hello'),
  protocol: z.int(),
  now: moment,
  /** Missing for one who has no name yet. */
  you: person.optional(),
  server: serverInfo,
});

/** `message` is `Message` of packages/table: docs/protocol.md describes it. */
export const told = z.strictObject({
  tell: z.literal('table'),
  table: tableId,
  message: z.looseObject({}),
});

export const tells = z.discriminatedUnion('tell', [
  hello,
  told,
  /** Of the lobby: what is new or changed, and what is gone from it. */
  z.strictObject({ tell: z.literal('lobby'), tables: z.array(listedTable), gone: z.array(tableId) }),
  /** The same of one's own tables. */
  z.strictObject({ tell: z.literal('mine'), tables: z.array(myTable), gone: z.array(tableId) }),
  z.strictObject({ tell: z.literal('room'), room }),
  /** Lines that are new. */
  z.strictObject({ tell: z.literal('chat'), table: tableId, lines: z.array(chatLine) }),
  /** The server stops, and will be back: whoever is connected comes again by itself. */
  z.strictObject({ tell: z.literal('stopping') }),
  /** The session was ended: whoever comes again is nobody. */
  z.strictObject({ tell: z.literal('signed-out') }),
]);

export const answer = z.union([
  z.strictObject({ answer: z.int(), ok: z.literal(true), value: z.unknown().optional() }),
  z.strictObject({
    /** Missing where the message could not be read so far. */
    answer: z.int().optional(),
    ok: z.literal(false),
    fault: z.string(),
    detail: z.string(),
  }),
]);
