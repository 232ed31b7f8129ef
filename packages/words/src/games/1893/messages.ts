/** The messages of Bruxelles 1893, in the terms of the edition that is played. */
import { m as common } from '#messages/1893';
import type { Voice } from '../../voice.ts';

export type Messages = typeof common;

/** Messages that an edition says otherwise. */
export type Terms = Partial<Messages>;

/** A voice that uses the terms of an edition. */
export interface EditionVoice extends Voice {
  readonly terms?: Terms;
}

type Say = (inputs: object, v: EditionVoice) => string;

/** Each says what the terms of the voice say, or what is common to all editions. */
export const m = Object.fromEntries(
  Object.entries(common as unknown as Record<string, Say>).map(([key, say]) => [
    key,
    (inputs: object, v: EditionVoice) =>
      ((v.terms as Record<string, Say | undefined> | undefined)?.[key] ?? say)(inputs, v),
  ]),
) as unknown as Messages;
