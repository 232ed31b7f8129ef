/** What both ways into this package offer. */
export { m as interfaceMessages } from '#messages/interface';
export { m as messages } from '#messages/shared';
export type { Description } from './description.ts';
export { fallback, onFallback } from './fallback.ts';
export type { NameKind } from './game-words.ts';
export { isLocale, LOCALES, type Locale, matchLocale } from './locale.ts';
export { gameName, type Speaker, speaker, tableOption, tableValue } from './speaker.ts';
export { capitalised, listOfAll, listOfAny } from './text.ts';
export type { ThingId, ThingKind } from './things.ts';
