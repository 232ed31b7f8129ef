/** What the rulebooks of Bruxelles 1893 say, in the terms of the edition that is read about. */
import { m as common } from '#messages/rules-1893';
import type { Voice } from '../../voice.ts';

/** Sentences that an edition says otherwise. */
export type RulesTerms = Partial<typeof common>;

/** A voice that reads out the rulebook of an edition. */
export interface RulesVoice extends Voice {
  readonly rulesTerms?: RulesTerms;
}

type Say = (inputs: object, v: RulesVoice) => string;

/** Each says what the terms of the voice say, or what is common to both editions. Asked for when spoken: messages may come late. */
export const m = new Proxy(common, {
  get: (_, key: keyof typeof common) => (inputs: object, v: RulesVoice) =>
    ((v.rulesTerms?.[key] ?? common[key]) as unknown as Say)(inputs, v),
});
