/** What is said of stages, in the language chosen: there once it was used. */
import { fallback, type Locale } from '@horta/words/fetched';
import { loadStageWords, stageMessages } from '@horta/words/stages';
import { settings } from '../settings/settings.svelte.ts';
import { useWords } from '../words.svelte.ts';

type Messages = typeof stageMessages;
type Bound = { readonly [Key in keyof Messages]: (inputs?: Parameters<Messages[Key]>[0]) => string };
type Say = (inputs: object, options: { locale: Locale }) => string;

/** As `t` of the page. */
export const say = new Proxy({} as Bound, {
  get: (_, key: keyof Messages) => {
    const { locale } = settings;
    const message = stageMessages[key] as unknown as Say | undefined;
    return (inputs: object = {}) => message?.(inputs, { locale }) ?? fallback(String(key), 'text', key);
  },
});

export function useStageWords(): Promise<void> {
  return useWords(loadStageWords);
}
