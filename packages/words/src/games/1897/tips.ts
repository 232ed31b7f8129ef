/** What descriptions say: messages of their own, fetched apart from the others. */
import { m as messages } from '#messages/1897';
import { m as tips } from '#messages/1897-tips';

type Messages = typeof messages;
type Tips = typeof tips;

export const m = new Proxy({} as Tips & Messages, {
  get: (_, key: string) =>
    key.startsWith('tip_') ? tips[key as keyof Tips] : messages[key as keyof Messages],
});
