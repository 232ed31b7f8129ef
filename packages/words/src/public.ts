/** What both ways into this package offer. */
export { m as choiceMessages } from '#messages/choices';
export type { Choice, Description } from './description.ts';
export { fallback, onFallback } from './fallback.ts';
export type { NameKind } from './game-words.ts';
export { interfaceMessages } from './interface.ts';
export { isLocale, LOCALES, type Locale, matchLocale } from './locale.ts';
export { gameName, type Speaker, speaker, tableOption, tableValue } from './speaker.ts';
export { capitalised, listOfAll, listOfAny } from './text.ts';
export type { ThingId, ThingKind } from './things.ts';
