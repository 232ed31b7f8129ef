/** What tables lead to is there: warnings, scenes, and the topics that things and stages are known by. */
import { GAME_IDS, type GameId, loadGame } from '@horta/engine';
import { ACTIONS, BRUSSELS_ACTIONS } from '@horta/engine/1893';
import { BUILDINGS } from '@horta/engine/1897';
import { loadDescriptions } from '@horta/words/fetched';
import {
  loadRulebook,
  loadRulebookWords,
  type Rulebook,
  topicAbout,
  topicOf,
  topicsOf,
} from '@horta/words/reference';
import { beforeAll, describe, expect, test } from 'vitest';
import { WARNINGS_1893, type Warning1893 } from '../games/1893/warning-ids.ts';
import type { Waste } from '../games/1897/wastes.ts';
import { loadGameView } from '../games/games.ts';
import { loadGameSubjects } from '../help/subjects.ts';
import { sceneOf } from './scenes.ts';

const WASTES: Readonly<Record<Waste['id'], true>> = {
  pass: true,
  'no-artwork': true,
  'no-materials': true,
  'noble-void': true,
  'town-hall-void': true,
  stop: true,
  'fewer-kinds': true,
  'more-cards': true,
  'keep-last': true,
};

const ONLY_FIRST: readonly Warning1893[] = ['1893-declined-action'];
const ONLY_SECOND: readonly Warning1893[] = ['1893-declined-gain'];

const WARNINGS: Readonly<Record<GameId, readonly string[]>> = {
  '1893': WARNINGS_1893.filter((id) => !ONLY_FIRST.includes(id)),
  '1893-first-edition': WARNINGS_1893.filter((id) => !ONLY_SECOND.includes(id)),
  '1897': Object.keys(WASTES).map((id) => `1897-${id}`),
};

/** Stages that only Belle Époque has. */
const OF_EXPANSION: readonly string[] = ['pavilions', 'tiles'];

/** Topics that go by the name of an action or a building, for what lies on the boards. */
const NAMED: Readonly<Record<GameId, readonly string[]>> = {
  '1893': [...ACTIONS, ...BRUSSELS_ACTIONS],
  '1893-first-edition': [...ACTIONS, ...BRUSSELS_ACTIONS],
  '1897': [...BUILDINGS, 'artworks', 'materials', 'houses', 'nobles', 'sales', 'exhibition'],
};

describe.each(GAME_IDS)('the rulebook of %s', (game) => {
  let book: Rulebook;

  beforeAll(async () => {
    await Promise.all([loadGame(game), loadDescriptions(game, 'en'), loadRulebookWords(game, 'en')]);
    book = await loadRulebook(game);
  });

  test('has one topic for each warning, and for none that is not given', () => {
    const warned = topicsOf(book).flatMap(({ about }) => about?.warnings ?? []);
    expect(warned.toSorted()).toEqual(WARNINGS[game].toSorted());
  });

  test('has boards in every picture of one', () => {
    const scenes = topicsOf(book).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'scene' ? [block.scene] : [])),
    );
    expect(scenes.length).toBeGreaterThan(0);
    expect(scenes.filter((scene) => sceneOf(game, scene) === undefined)).toEqual([]);
  });

  test('has the topics that actions and buildings are known by, and the end of the game', () => {
    const wanted = [...NAMED[game], 'final-scoring'];
    expect(wanted.filter((id) => topicOf(book, id) === undefined)).toEqual([]);
  });

  test('has a topic for every stage in which a round or the game ends', async () => {
    const [{ stages }, { stages: topics }] = await Promise.all([loadGameView(game), loadGameSubjects(game)]);
    const there = stages.filter((stage) => game === '1893' || !OF_EXPANSION.includes(stage));
    const missing = there.filter((stage) => {
      const topic = topics[stage];
      return topic === undefined
        ? topicAbout(book, { kind: 'source', id: stage }) === undefined
        : topicOf(book, topic) === undefined;
    });
    expect(missing).toEqual([]);
  });
});
