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

/** Each says what the terms of the voice say, or what is common to all editions. Asked for when spoken: messages may come late. */
export const m = new Proxy({} as Messages, {
  get: (_, key: keyof Messages) => (inputs: object, v: EditionVoice) =>
    ((v.terms?.[key] ?? common[key]) as unknown as Say)(inputs, v),
});
