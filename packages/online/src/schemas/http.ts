/** Bodies of HTTP calls and their answers. */
import { z } from 'zod';
import { moment, person, personName } from './common.ts';

/** POST /api/guest: someone new; PUT /api/me: another name. */
export const nameBody = z.strictObject({ name: personName });
/** GET /api/me, and what POST and PUT answer. */
export const me = z.strictObject({ you: person.optional() });
/** POST /api/transfer: a code that takes the person to another device, once, within ten minutes. */
export const transfer = z.strictObject({ code: z.string().regex(/^[0-9a-f]{32}$/), expires: moment });
/** POST /api/transfer/use. */
export const transferBody = z.strictObject({ code: z.string().regex(/^[0-9a-f]{32}$/) });
/** What every HTTP call answers that is refused. */
export const fault = z.strictObject({ fault: z.string(), detail: z.string() });
