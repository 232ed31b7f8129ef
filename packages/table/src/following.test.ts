/** Who follows what is told sees at each moment what their eyes may see, and can look back to it later. */
import { type GameEvent, type GameState, randomFromSeed, tables, toJson, UNKNOWN } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import type { Decision } from './entry.ts';
import { follow, sightOf } from './following.ts';
import { glance } from './host-guest.ts';
import { append, type Table } from './table.ts';
import { decide, randomChoice, tableAt, tableName } from './tables.testing.ts';
import { newsOf, type Onlooker, whole } from './telling.ts';

function json(message: object) {
  return JSON.parse(JSON.stringify(message));
}

function viewsOf({ state }: Table, onlookers: readonly Onlooker[]): object[] {
  return onlookers.map((eyes) => toJson(state.rules.view(state, eyes as number)));
}

function seen(views: readonly GameState[] | undefined): object[] | undefined {
  return views?.map((view) => toJson(view));
}

describe('following', () => {
  test.each(
    tables()
      .filter((_, i) => i % 4 === 1)
      .map((choice) => ({ choice, name: tableName(choice) })),
  )('$name: news by news, with take-backs, comes to the same as joining later', ({ choice }) => {
    const table = tableAt(choice, 'follow');
    const random = randomFromSeed('follow');
    const onlookers: Onlooker[] = [...table.people, 'spectator'];
    const sight = sightOf(json(whole(table, onlookers)));
    const past: object[][] = [viewsOf(table, onlookers)];
    for (
      let option = randomChoice(table, random);
      option !== undefined;
      option = randomChoice(table, random)
    ) {
      const since = table.entries.length;
      const goesBack = table.standing.length > 2 && random.below(15) === 0;
      const stands = Math.max(0, table.standing.length - 1 - random.below(3));
      const change = goesBack ? append(table, { type: 'back', seat: 0, stands }) : decide(table, option);
      past.length = change.kept + 1;
      if (!goesBack) past.push(viewsOf(table, onlookers));
      const fresh = follow(sight, json(newsOf(table, change, since, onlookers)));
      expect(fresh).toHaveLength(goesBack ? 0 : 1);
      expect(seen(sight.views.at(-1))).toEqual(past.at(-1));
      expect(sight.played).toHaveLength(table.standing.length);
    }
    // Looking back, every position is as it was.
    expect(sight.views.map(seen)).toEqual(past);
    const later = sightOf(json(whole(table, onlookers)));
    expect(glance(later)).toEqual(glance(sight));
    expect(seen(later.views.at(-1))).toEqual(
      json(whole(table, onlookers)).present.map((one: object) => expect.objectContaining(one)),
    );
  });

  test('what is missing is noticed', () => {
    const [choice] = tables();
    if (choice === undefined) throw new Error('no table');
    const table = tableAt(choice, 'missing');
    const sight = sightOf(whole(table, [0]));
    const random = randomFromSeed('missing');
    decide(table, randomChoice(table, random) ?? 0);
    const since = table.entries.length;
    const change = decide(table, randomChoice(table, random) ?? 0);
    expect(follow(sight, newsOf(table, change, since, [0]))).toBeUndefined();
    expect(glance(sight)).toMatchObject({ revision: 0, played: [] });
  });

  /** A game of the first edition, in which seats draw what the others don't see, and the views of both seats in it. */
  function playedOut(): { readonly table: Table; readonly past: object[][] } {
    const choice = tables().find(({ game, players }) => game.id === '1893-first-edition' && players === 2);
    if (choice === undefined) throw new Error('no table');
    const table = tableAt(choice, 'everyone');
    const random = randomFromSeed('everyone draws');
    const past = [viewsOf(table, [0, 1])];
    for (
      let option = randomChoice(table, random);
      option !== undefined;
      option = randomChoice(table, random)
    ) {
      if (past.length % 20 === 0) expect(whole(table, [0]).onlookers).toEqual([0]);
      decide(table, option);
      past.push(viewsOf(table, [0, 1]));
    }
    return { table, past };
  }

  test('a game that is over is told from everyone’s eyes, its events as before', () => {
    const { table, past } = playedOut();
    const sight = sightOf(json(whole(table, [0])));
    expect(sight.onlookers).toEqual([0, 1]);
    expect(sight.views.map(seen)).toEqual(past);
    // Something was hidden from the other one.
    expect(past.some(([own, other]) => JSON.stringify(own) !== JSON.stringify(other))).toBe(true);
    const drawn = sight.played
      .flatMap(({ events }) => events as readonly (GameEvent & { player?: number; colours?: number[] })[])
      .filter(({ type, player }) => type === 'artworks-drawn' && player === 1);
    expect(drawn.length).toBeGreaterThan(0);
    for (const { colours } of drawn) expect(new Set(colours)).toEqual(new Set([UNKNOWN]));
    expect(sight.now.seats.map(({ seat }) => seat)).toEqual([0]);
  });

  test('a game that goes on after its end is joined again: others’ views are told no more', () => {
    const { table } = playedOut();
    const sight = sightOf(whole(table, [0]));
    const last = table.standing.at(-1) as Decision;
    const before = table.entries.length;
    const back = append(table, { type: 'back', seat: last.seat, stands: table.standing.length - 1 });
    expect(follow(sight, newsOf(table, back, before, [0]))).toEqual([]);
    const since = table.entries.length;
    const news = newsOf(table, decide(table, last.option), since, [0]);
    expect(news.chapters.map(({ changes }) => changes.length)).toEqual([1]);
    expect(follow(sight, news)).toBeUndefined();
    expect(sight.revision).toBe(since);
  });
});
