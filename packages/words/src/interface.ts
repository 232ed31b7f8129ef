/** What pages say, in parts that a browser fetches when somebody may hear them. */
import { m as first } from '#messages/interface';
import { m as cardGame } from '#messages/interface-card-game';
import { m as later } from '#messages/interface-later';

type All = typeof first & typeof later & typeof cardGame;
type Part = Partial<Record<PropertyKey, unknown>>;

/** Each is undefined until its part is there. */
export const interfaceMessages = new Proxy({} as All, {
  get: (_, key) => (first as Part)[key] ?? (later as Part)[key] ?? (cardGame as Part)[key],
});
