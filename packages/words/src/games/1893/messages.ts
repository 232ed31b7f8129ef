/** The messages of Bruxelles 1893, in the terms of the edition that is played. */
import { m as common } from '#messages/1893';
import { m as expansion } from '#messages/1893-expansion';
import { m as story } from '#messages/1893-story';
import type { Voice } from '../../voice.ts';

export type Messages = typeof common & typeof expansion & typeof story;

/** Messages that an edition says otherwise. */
export type Terms = Partial<Messages>;

/** A voice that uses the terms of an edition. */
export interface EditionVoice extends Voice {
  readonly terms?: Terms;
}

type Say = (inputs: object, v: EditionVoice) => string;

/**
 * What only expansions, variants and other editions say is a part of its own, which a browser fetches for the tables that
 * need it; what tells of events and choices is another one. `undefined` until it is there.
 */
function commonSay(key: keyof Messages): Say | undefined {
  const parts: readonly Partial<Messages>[] = [common, story, expansion];
  return parts.map((part) => part[key]).find((found) => found !== undefined) as unknown as Say | undefined;
}

/** Each says what the terms of the voice say, or what is common to all editions. Asked for when spoken: messages may come late. */
export const m = new Proxy({} as Messages, {
  get: (_, key: keyof Messages) => (inputs: object, v: EditionVoice) =>
    ((v.terms?.[key] ?? commonSay(key)) as unknown as Say)(inputs, v),
});
