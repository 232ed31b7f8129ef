/** What a table is opened with. */
import { z } from 'zod';
import { botName, gameOptions } from './common.ts';

export const pace = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('live'),
    /** For the whole game. */
    minutes: z.int().min(1).max(600),
    /** Seconds that each turn adds. */
    increment: z.int().min(0).max(600),
  }),
  z.strictObject({
    kind: z.literal('days'),
    /** For each decision. */
    days: z.int().min(1).max(14),
    /** For the whole game. */
    reserve: z.int().min(0).max(30),
  }),
]);

/** A pack as it is told: what is in it is read by the game that it is of. */
export const pack = z.looseObject({
  format: z.string().max(40),
  game: z.string().max(40),
  id: z.string().max(60),
  name: z.string().max(120),
  components: z.record(z.string(), z.unknown()),
});

/** Whoever sits down, or a bot by its name. */
export const wantedSeat = z.union([
  z.strictObject({ for: z.literal('person') }),
  z.strictObject({ for: z.literal('bot'), bot: botName }),
]);

export const tableSetup = z.strictObject({
  game: z.string().min(1).max(40),
  options: gameOptions,
  seats: z.array(wantedSeat).min(2).max(5),
  pace,
  /** Seen in the lobby; otherwise only whoever has the link may come. */
  isListed: z.boolean(),
  mayBeWatched: z.boolean(),
  /** `agreed`: beyond the last barrier by agreement of all others; `barrier`: only up to there. */
  takingBack: z.enum(['agreed', 'barrier']),
  hasHints: z.boolean(),
  /** Another component pack than the game's own, as packs are written (docs/packs.md); its game reads it. */
  pack: pack.optional(),
  /** For servers in tests only; refused by any other. */
  seed: z.string().min(1).max(200).optional(),
});
