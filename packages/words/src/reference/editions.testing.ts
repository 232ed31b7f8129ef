/** What tests of a rulebook ask of it. */
import type { Pack } from '@horta/engine';
import { LOCALES, type Locale } from '../locale.ts';
import type { Voice } from '../voice.ts';
import { factsOf } from './facts.ts';
import { topicsOf } from './find.ts';
import type { About, Rulebook } from './rulebook.ts';
import { textsOf } from './texts.ts';

export function voiceIn(locale: Locale): Voice {
  return { locale, names: [] };
}

/** All that it says in a language, each with where it is said. */
export function saidBy(
  rulebook: Rulebook,
  locale: Locale,
  pack?: Pack,
): { readonly where: string; readonly text: string }[] {
  const v = voiceIn(locale);
  const facts = factsOf(rulebook.game, pack);
  return rulebook.chapters.flatMap((chapter) => [
    { where: chapter.id, text: chapter.title(v, facts) },
    ...chapter.topics.flatMap((topic) =>
      [topic.title(v, facts), ...textsOf(topic, v, facts, [])].map((text) => ({ where: topic.id, text })),
    ),
  ]);
}

/** Everything of this sort that its topics are the rule of, in alphabetical order. */
export function covered(rulebook: Rulebook, list: keyof About): string[] {
  return topicsOf(rulebook)
    .flatMap(({ about }) => (about?.[list] ?? []) as readonly (string | number)[])
    .map(String)
    .sort();
}

/** Addresses that a topic leads to and that there are not. */
export function deadEnds(rulebook: Rulebook): string[] {
  const known = topicsOf(rulebook).map(({ id }) => id);
  return topicsOf(rulebook).flatMap(({ see = [] }) => see.filter((id) => !known.includes(id)));
}

export function idsOf(rulebook: Rulebook): string[] {
  return topicsOf(rulebook).map(({ id }) => id);
}

/** What is wrong with the texts of a rulebook, in any language: holes, placeholders, and what is said to nobody. */
export function faultsOf(rulebook: Rulebook, pack?: Pack): string[] {
  return LOCALES.flatMap((locale) =>
    saidBy(rulebook, locale, pack).flatMap(({ where, text }) =>
      text.trim() === '' || /undefined|NaN|Infinity|[{}]|\[object/.test(text)
        ? [`${locale}, ${where}: ${text}`]
        : [],
    ),
  );
}

/** A pack with other numbers at some places. */
export function changedPack<P extends Pack>(pack: P, change: (components: P['components']) => void): P {
  const other = structuredClone(pack);
  change(other.components);
  return other;
}
