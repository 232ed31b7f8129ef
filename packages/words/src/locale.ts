/** The languages that Horta speaks. */
export const LOCALES = ['en', 'fr', 'es', 'de', 'nl'] as const;
export type Locale = (typeof LOCALES)[number];

const FALLBACK: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/**
 * The first language of the list that Horta speaks, English if there is none. The list holds BCP 47 tags, the
 * preferred one first; the spelling of Unix settings, `fr_BE.UTF-8`, is understood as well.
 */
export function matchLocale(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const language = tag.toLowerCase().split(/[-_.@]/)[0];
    if (isLocale(language)) return language;
  }
  return FALLBACK;
}
