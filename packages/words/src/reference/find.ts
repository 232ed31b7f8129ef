/** From something of the game, or of a table, to the topic that is its rule. */
import type { About, Chapter, Rulebook, Topic } from './rulebook.ts';

/** What one wants the rule of. */
export type Subject =
  | {
      readonly kind: 'step' | 'reason' | 'warning' | 'thing' | 'noble' | 'tile' | 'board' | 'source';
      readonly id: string;
    }
  /** By the number printed on it. */
  | { readonly kind: 'card'; readonly id: number }
  /** One that is known by its address: an action, a building. */
  | { readonly kind: 'topic'; readonly id: string };

const LISTS = {
  step: 'steps',
  reason: 'reasons',
  warning: 'warnings',
  thing: 'things',
  noble: 'nobles',
  card: 'cards',
  tile: 'tiles',
  board: 'boards',
  source: 'sources',
} as const satisfies Record<Exclude<Subject['kind'], 'topic'>, keyof About>;

/** The topic that names it; undefined if none does. */
export function topicAbout(rulebook: Rulebook, subject: Subject): Topic | undefined {
  const { kind, id } = subject;
  if (kind === 'topic') return topicOf(rulebook, id);
  const list = LISTS[kind];
  return topicsOf(rulebook).find(({ about }) =>
    (about?.[list] as readonly unknown[] | undefined)?.includes(id),
  );
}

/** The first one that has a rule: whoever asks names what says most first. */
export function topicAboutAny(rulebook: Rulebook, subjects: readonly Subject[]): Topic | undefined {
  for (const subject of subjects) {
    const found = topicAbout(rulebook, subject);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function topicOf(rulebook: Rulebook, id: string): Topic | undefined {
  return topicsOf(rulebook).find((topic) => topic.id === id);
}

/** All of them, in the order in which one reads them. */
export function topicsOf({ chapters }: Rulebook): readonly Topic[] {
  return chapters.flatMap(({ topics }) => topics);
}

export function chapterOf({ chapters }: Rulebook, topic: Topic): Chapter | undefined {
  return chapters.find(({ topics }) => topics.includes(topic));
}

/** What one reads before a topic, and after it. */
export function neighboursOf(
  rulebook: Rulebook,
  topic: Topic,
): { readonly before: Topic | undefined; readonly after: Topic | undefined } {
  const all = topicsOf(rulebook);
  const place = all.indexOf(topic);
  return { before: all[place - 1], after: all[place + 1] };
}
