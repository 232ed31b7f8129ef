/** The other end of telling.ts: a table as those see it who are told of it. Every view, every event, nothing else. */
import { findGame, type GameEvent, type GameState, type Move, type Ruleset, rulesNamed } from '@horta/engine';
import type { Origin, TableId } from './table.ts';
import type { Chapter, Glimpse, GlimpseChange, News, Now, Onlooker, ToldRules, Whole } from './telling.ts';

/** A decision with what came of it. */
export interface Played {
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

/** A table from outside. */
export interface Sight {
  readonly table: TableId;
  readonly rules: Ruleset;
  readonly onlookers: readonly Onlooker[];
  /** If the game was played on from another one. */
  readonly origin: Origin | undefined;
  revision: number;
  now: Now;
  /** Who sits there. */
  sitters: Whole['sitters'];
  /** What happened before the first decision. */
  readonly opening: readonly GameEvent[];
  readonly played: Played[];
  /** By position, the opening first and the present last, and by onlooker. */
  readonly views: (readonly GameState[])[];
}

export function sightOf({
  table,
  rules: name,
  onlookers,
  origin,
  revision,
  now,
  sitters,
  opening,
  chapters,
}: Whole): Sight {
  const rules = rulesOf(name);
  const views = [opening.glimpses.map((glimpse) => viewOf(rules, glimpse))];
  const sight = {
    table,
    rules,
    onlookers,
    origin,
    revision,
    now,
    sitters,
    opening: opening.events,
    played: [],
    views,
  };
  read(sight, chapters);
  return sight;
}

/**
 * Takes over what is new; returns what was played since. Undefined if something between is missing: then join again. So it
 * is when a game goes on that was over at joining: others' views are told no more.
 */
export function follow(sight: Sight, news: News): readonly Played[] | undefined {
  if (news.since !== sight.revision) return undefined;
  if (news.chapters.some(({ changes }) => changes.length !== sight.onlookers.length)) return undefined;
  sight.revision = news.revision;
  sight.now = news.now;
  sight.sitters = news.sitters ?? sight.sitters;
  sight.played.length = news.kept;
  sight.views.length = news.kept + 1;
  read(sight, news.chapters);
  return sight.played.slice(news.kept);
}

function read({ played, views }: Sight, chapters: readonly Chapter[]): void {
  for (const { move, events, changes } of chapters) {
    const before = views[views.length - 1] as readonly GameState[];
    played.push({ move, events });
    views.push(before.map((view, i) => changed(view, changes[i] as GlimpseChange)));
  }
}

function rulesOf(name: ToldRules): Ruleset {
  return rulesNamed(name, name.packData === undefined ? [] : [findGame(name.game).readPack(name.packData)]);
}

/** Through clone, so that all views are alike to the engine. */
function viewOf(rules: Ruleset, { fields, agenda }: Glimpse): GameState {
  return rules.clone({ rules, sink: undefined, ...fields, agenda: agenda.slice() });
}

function changed(view: GameState, { fields, agenda }: GlimpseChange): GameState {
  const frames =
    agenda === undefined ? view.agenda : [...view.agenda.slice(0, agenda.kept), ...agenda.frames];
  return view.rules.clone({ ...view, ...fields, agenda: frames });
}
