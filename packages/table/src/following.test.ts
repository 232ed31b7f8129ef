/** Who follows what is told sees at each moment what their eyes may see, and can look back to it later. */
import { type GameState, randomFromSeed, tables, toJson } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { follow, sightOf } from './following.ts';
import { glance } from './host-guest.ts';
import { append, people, type Table } from './table.ts';
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
    const onlookers: Onlooker[] = [...people(table), 'spectator'];
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
});
