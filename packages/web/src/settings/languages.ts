/** The languages, each as it calls itself: whoever can't read the page must still find theirs. */
import type { Locale } from '@horta/words/fetched';

export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
  nl: 'Nederlands',
};
