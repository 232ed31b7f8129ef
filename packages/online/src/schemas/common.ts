/** What messages are made of. Readers are strict: what they don't know is refused, not dropped. */
import { z } from 'zod';

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));

/** 128 random bits: whoever knows it may come. */
export const tableId = hex(32);
export const personId = hex(16);
/** SHA-256, as hex digits. */
export const digest = hex(64);
/** What one seat adds to chance: 128 bits. */
export const bits = hex(32);
export const seat = z.int().min(0).max(4);
/** Whose eyes something is told to. */
export const onlooker = z.union([seat, z.literal('spectator'), z.literal('all')]);
export const revision = z.int().min(0).max(1_000_000);
/**
 * What the table refuses itself if it makes no sense there: as illegal, stale or not one's own, like any other. JSON has no
 * word for what is no number, and says null.
 */
export const anyNumber = z.union([z.number(), z.null().transform(() => Number.NaN)]);
/** Milliseconds since 1970, by the server's clock. */
export const moment = z.int().min(0);

/** As it was typed; the server makes it fit to be shown (`cleanName`), and refuses one of which nothing is left. */
export const personName = z.string().min(1).max(100);
export const botName = z.string().min(1).max(40);
export const optionValue = z.union([z.boolean(), z.string().max(40)]);
export const gameOptions = z.record(z.string().max(40), optionValue);

export const person = z.strictObject({ id: personId, name: z.string() });
