/** What descriptions say: messages of their own, fetched apart from the others, in the terms of the edition. */
import { m as tips } from '#messages/1893-tips';
import { type EditionVoice, type Messages, m as messages } from './messages.ts';

type Tips = typeof tips;

/** A voice that describes in the terms of an edition. */
export interface TipVoice extends EditionVoice {
  readonly tips?: Partial<Tips>;
}

type Say = (inputs: object, v: TipVoice) => string;

export const m = new Proxy({} as Tips & Messages, {
  get: (_, key: string) =>
    key.startsWith('tip_')
      ? (inputs: object, v: TipVoice) =>
          ((v.tips?.[key as keyof Tips] ?? tips[key as keyof Tips]) as unknown as Say)(inputs, v)
      : messages[key as keyof Messages],
});
