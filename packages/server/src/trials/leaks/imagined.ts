/** What each onlooker of a game would be told if all that they can't see lay otherwise. */
import type { Eyes } from '@horta/engine';
import {
  append,
  ask,
  type Chapter,
  newsOf,
  type Request,
  restored,
  revisionOf,
  saved,
  summaryOf,
  type Table,
  whole,
} from '@horta/table';
import { dealtAnew, imaginedChapter, presentFor } from '@horta/table/imagining';

export interface Imagined {
  /** Something is carried out here as it is at the server. */
  ask(request: Request): void;
  /** News of what was asked for last. */
  news(eyes: Eyes): string;
  /** For someone who comes, or comes again and knows a revision. */
  joining(eyes: Eyes, known?: number): string;
  /** What lists have shown of the game so far. */
  readonly summaries: (eyes: Eyes) => ReadonlySet<string>;
}

/** `table` is the game as it really is. */
export function imagine(table: Table, everyone: readonly Eyes[]): Imagined {
  const stories = new Map<Eyes, Chapter[]>(everyone.map((eyes) => [eyes, []]));
  const summaries = new Map<Eyes, Set<string>>(everyone.map((eyes) => [eyes, new Set()]));
  const openings = new Map(everyone.map((eyes) => [eyes, presentOf(eyes).present]));
  const latest = new Map<Eyes, string>();
  summarise();

  function presentOf(eyes: Eyes) {
    return presentFor(anew(eyes), [eyes]);
  }

  function anew(eyes: Eyes): Table {
    return dealtAnew(table, eyes, `${revisionOf(table)} ${eyes}`);
  }

  function summarise(): void {
    for (const eyes of everyone) summaries.get(eyes)?.add(summaryText(summaryOf(anew(eyes), 0, 0)));
  }

  return {
    ask(request) {
      const since = revisionOf(table);
      const change = ask(table, request);
      for (const eyes of everyone) {
        const chapters = change.steps.map((step) => imaginedChapter(step, eyes, `${since} ${eyes}`));
        stories.get(eyes)?.splice(change.kept, Number.POSITIVE_INFINITY, ...chapters);
        const news = newsOf(table, change, since, [eyes]);
        latest.set(eyes, JSON.stringify({ ...news, chapters, now: presentOf(eyes).now }));
      }
      summarise();
    },
    news: (eyes) => latest.get(eyes) ?? '',
    joining(eyes, known) {
      const story = stories.get(eyes) ?? [];
      const { present, now } = presentOf(eyes);
      if (known === undefined) {
        const { opening, ...rest } = whole(table, [eyes]);
        const glimpses = openings.get(eyes) ?? [];
        return inOrderOf(whole(table, [eyes]), {
          ...rest,
          ...{ opening: { events: opening.events, glimpses }, chapters: story, present, now },
        });
      }
      const kept = saved(table);
      const then = restored({ ...kept, entries: kept.entries.slice(0, known) });
      const change = append(then, ...kept.entries.slice(known));
      const news = newsOf(then, change, known, [eyes]);
      return JSON.stringify({ ...news, chapters: story.slice(change.kept), now });
    },
    summaries: (eyes) => summaries.get(eyes) ?? new Set(),
  };
}

/** What a list shows of how a game stands. */
export function summaryText({
  round,
  rounds,
  scores,
  turn,
}: {
  readonly round: number;
  readonly rounds: number;
  readonly scores: readonly number[];
  readonly turn?: number | undefined;
}): string {
  return JSON.stringify([round, rounds, scores, turn]);
}

/** Written with its fields in the order that another has. */
function inOrderOf<T extends object>(model: T, value: T): string {
  return JSON.stringify(Object.fromEntries(Object.keys(model).map((name) => [name, value[name as keyof T]])));
}
