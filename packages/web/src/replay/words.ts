/** What is said while one looks back, in the language chosen. */
import { fallback, type Locale } from '@horta/words/fetched';
import { replayMessages } from '@horta/words/replay';
import { settings } from '../settings/settings.svelte.ts';

type Messages = typeof replayMessages;
type Bound = { readonly [Key in keyof Messages]: (inputs?: Parameters<Messages[Key]>[0]) => string };
type Say = (inputs: object, options: { locale: Locale }) => string;

/** `r.play()`: as `t` of the page. */
export const r = new Proxy({} as Bound, {
  get: (_, key: keyof Messages) => {
    const { locale } = settings;
    const say = replayMessages[key] as unknown as Say | undefined;
    return (inputs: object = {}) => say?.(inputs, { locale }) ?? fallback(String(key), 'text', key);
  },
});
