/** Everything that comes up in play is said, in every language, with every option that a table can choose. */
import { findGame, type GameState, rulesOf, startGame, tables } from '@horta/engine';
import { CARDS, POINT_SOURCES, type State, TILES } from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import { type NameKind, speaker } from '../../index.ts';
import { leniently } from '../../strict.testing.ts';
import { CHOICE_STEPS } from './steps.ts';
import { DEALT_STEPS, isWhole, SPEAKERS, walk } from './walk.testing.ts';

const TABLES = tables([findGame('1893'), findGame('1893-first-edition')]).map(
  ({ game, players, options }) => ({
    game: game.id,
    players,
    options,
    name: `${game.id} ${Object.values(options).join(' ')}`,
  }),
);

describe('steps', () => {
  const found = new Set<string>();

  test.each(TABLES)('all choices of $name for $players players have words', ({ game, players, options }) => {
    const { steps } = rulesOf(findGame(game), players, options, findGame(game).pack);
    const choices = Object.keys(steps).filter((id) => 'notation' in (steps[id] ?? {}));
    expect(choices.filter((id) => !(CHOICE_STEPS as readonly string[]).includes(id))).toEqual([]);
    for (const id of choices) found.add(id);
  });

  test('there are words for no others', () => expect([...found].sort()).toEqual([...CHOICE_STEPS].sort()));
});

describe('random games', () => {
  const steps = new Set<string>();

  test.each(TABLES)(
    '$name with $players players: everything is whole, each franc and point told',
    (table) => {
      const found = walk({ ...table, seed: 'words' });
      expect(found.holes).toEqual([]);
      for (const step of found.steps) steps.add(step);
    },
  );

  test('came to every choice but those of cards and tiles, which are dealt elsewhere', () => {
    const elsewhere: readonly string[] = DEALT_STEPS;
    const wanted = CHOICE_STEPS.filter((step) => !elsewhere.includes(step));
    expect(wanted.filter((step) => !steps.has(step))).toEqual([]);
  });
});

describe('names', () => {
  const options = { belleEpoque: true, boards: 'dealt' };
  const s = startGame('1893', { players: 2, seed: 'names', options }) as State;
  const lengths: Partial<Record<NameKind, number>> = {
    action: 5,
    brussels: 4,
    colour: 9,
    material: 5,
    track: 3,
    row: 4,
    source: POINT_SOURCES.length,
    noble: s.rules.nobles.length,
    space: 25,
    iris: 16,
    compass: s.compass.length,
    site: 5,
    card: CARDS.length,
    'card-effect': CARDS.length,
    tile: TILES.length,
    'tile-effect': TILES.length,
    board: 6,
    'board-power': 6,
  };

  test.each(Object.entries(lengths))('of every %s, all different', (kind, length) => {
    for (const { locale, name } of SPEAKERS) {
      const names = Array.from({ length }, (_, i) => name(s, kind as NameKind, i));
      expect(names.every(isWhole), `${locale} ${names.join()}`).toBe(true);
      expect(new Set(names).size, `${locale} ${names.join()}`).toBe(length);
      expect(leniently(() => name(s, kind as NameKind, length))).toBe('?');
    }
  });

  test('of every card-moment, the same for cards of the same moment only', () => {
    const moments = new Set(CARDS.map(({ moment }) => moment));
    for (const { locale, name } of SPEAKERS) {
      const names = CARDS.map((_, card) => name(s, 'card-moment', card));
      expect(names.every(isWhole), `${locale} ${names.join()}`).toBe(true);
      expect(new Set(names).size, `${locale} ${names.join()}`).toBe(moments.size);
      expect(new Set(CARDS.map(({ moment }, card) => `${moment} ${names[card]}`)).size).toBe(moments.size);
    }
    expect(leniently(() => SPEAKERS[0]?.name(s, 'card-moment', CARDS.length))).toBe('?');
  });

  test('by id as well', () => {
    const { name } = speaker('de');
    for (const [i, source] of POINT_SOURCES.entries())
      expect(name(s, 'source', source)).toBe(name(s, 'source', i));
    expect(name(s, 'noble', 'solvay')).toBe('Ernest Solvay');
    expect(name(s, 'board', 'horta')).toBe('Victor Horta');
    expect(name(s, 'tile-effect', 'white')).toBe(name(s, 'tile-effect', TILES.indexOf('white')));
  });

  test('every table has those of its own things', () => {
    for (const { game, players, options: chosen } of TABLES) {
      const at: GameState = startGame(game, { players, seed: 'names', options: chosen });
      const { compass, rules } = at as State;
      for (const { name } of SPEAKERS) {
        expect(compass.every((_, i) => isWhole(name(at, 'compass', i)))).toBe(true);
        expect(rules.colours.every((colour) => isWhole(name(at, 'colour', colour)))).toBe(true);
        expect(rules.boards.every((_, i) => isWhole(name(at, 'board-power', i)))).toBe(true);
      }
    }
  });
});
