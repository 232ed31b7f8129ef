/** What someone at a table can ask for: `Request` of packages/table, as it comes from outside. */
import { z } from 'zod';
import { anyNumber, botName } from './common.ts';

const agreement = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('back'), stands: anyNumber }),
  z.strictObject({ on: z.literal('pause') }),
  z.strictObject({ on: z.literal('time'), seat: anyNumber, minutes: anyNumber }),
  z.strictObject({ on: z.literal('end') }),
  z.strictObject({ on: z.literal('bot'), seat: anyNumber }),
  z.strictObject({ on: z.literal('replacement'), seat: anyNumber }),
]);

const common = {
  /** Made by whoever asks; the same request has the same id, however often it is sent. */
  id: z.string().regex(/^[\w -]{1,64}$/),
  seat: anyNumber,
  /** The revision that the request was made for. */
  revision: anyNumber,
};

export const request = z.discriminatedUnion('what', [
  z.strictObject({ ...common, what: z.literal('decide'), option: anyNumber }),
  z.strictObject({ ...common, what: z.literal('take-back') }),
  z.strictObject({ ...common, what: z.literal('reset') }),
  z.strictObject({ ...common, what: z.literal('make-again') }),
  z.strictObject({ ...common, what: z.literal('offer'), agreement }),
  z.strictObject({ ...common, what: z.literal('reply'), agrees: z.boolean() }),
  z.strictObject({ ...common, what: z.literal('hand-over'), bot: botName.optional() }),
  z.strictObject({ ...common, what: z.literal('resume') }),
  z.strictObject({ ...common, what: z.literal('leave') }),
]);
