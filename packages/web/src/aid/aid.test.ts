/** The players’ aids: complete for every table, in every language, with the numbers of its rules. */
import { findGame, GAMES, loadGame, optionCombinations, type Ruleset } from '@horta/engine';
import { loadAidWords } from '@horta/words/aid';
import { LOCALES } from '@horta/words/fetched';
import { beforeAll, describe, expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte.ts';
import { useGameWords } from '../words.svelte.ts';
import { aidOf } from './aid.ts';
import type { AidSection } from './card.ts';

beforeAll(async () => {
  for (const locale of LOCALES) {
    settings.locale = locale;
    await loadAidWords(locale);
    for (const { id } of GAMES) await Promise.all([loadGame(id), useGameWords(id)]);
  }
});

const textsOf = (sections: readonly AidSection[]) =>
  sections.flatMap(({ title, lines }) => [
    title,
    ...lines.flatMap(({ name = '', text, owner = '' }) => [name, text, owner]),
  ]);
/** What stands further in, below the line that speaks of it. */
const partsOf = (sections: readonly AidSection[]) =>
  sections.flatMap(({ lines }) => lines.flatMap(({ text, isPart }) => (isPart ? [text] : [])));
const said = (rules: Ruleset) => textsOf(aidOf(rules)).join('\n');

const TABLES = GAMES.flatMap((game) =>
  optionCombinations(game).map((options) => ({
    game,
    options,
    name: `${game.id} ${JSON.stringify(options)}`,
  })),
);

describe.each(TABLES)('the aid of $name', ({ game, options }) => {
  const rulesFor = (players: number) => game.rules(players, options, game.pack, game.version);

  test.each(LOCALES)('says everything in %s', (locale) => {
    settings.locale = locale;
    const sections = aidOf(rulesFor(game.maxPlayers));
    for (const { lines } of sections) {
      expect(lines.length).toBeGreaterThan(1);
      for (const { icons, text } of lines) {
        expect(icons.length).toBeGreaterThan(0);
        expect(text).not.toBe('');
      }
    }
    expect(said(rulesFor(game.maxPlayers))).not.toMatch(/[{}]|undefined|\?\?|NaN/);
  });

  test('tells of neutral architects where there are some', () => {
    settings.locale = 'en';
    expect(said(rulesFor(game.minPlayers))).toMatch(/neutral (?:meeple|assistant|architect)/i);
    expect(said(rulesFor(game.maxPlayers))).not.toMatch(/neutral/i);
  });

  test('has what the table has chosen, and nothing else', () => {
    const ids = aidOf(rulesFor(game.maxPlayers)).map(({ id }) => id);
    expect(ids.includes('belle-epoque')).toBe(options.belleEpoque === true);
    expect(ids.includes('boards')).toBe(options.boards === 'chosen' || options.boards === 'dealt');
  });
});

describe('numbers are those of the rules', () => {
  const withPack = (game: string, change: (components: Record<string, unknown>) => void) => {
    const { pack, readPack, rules, version } = findGame(game);
    const other = JSON.parse(JSON.stringify(pack));
    change(other.components);
    return rules(
      2,
      Object.fromEntries(findGame(game).options.map((o) => [o.id, o.default])),
      readPack(other),
      version,
    );
  };

  test.each([
    ['1893', 'firstPlayerBonus', 17, 'First Player tile: 17 VP'],
    ['1893', 'noJokerBonus', 13, 'Without a joker: 13 VP more'],
    ['1893-first-edition', 'firstPlayerBonus', 17, 'Manneken Pis token: 17 VP'],
    ['1897', 'expoPoints', 12, 'Expo: 12 VP'],
  ])('%s: %s', (game, component, value, sentence) => {
    settings.locale = 'en';
    const rules = withPack(game, (components) => {
      components[component] = { value, origin: 'printed' };
    });
    expect(said(rules)).toContain(sentence);
  });

  test('the franc of an exhibition tile is that of the pack', () => {
    settings.locale = 'en';
    const rules = withPack('1893-first-edition', (components) => {
      components.exhibitionFrancs = { value: 7, origin: 'printed' };
    });
    expect(said(rules)).toContain('the exhibition tile (2 Manneken Pis) and 7 BF.');
  });

  test('the rows stand further in than the line that they belong to', () => {
    settings.locale = 'en';
    const { rules, pack, version, options } = findGame('1893');
    const usual = Object.fromEntries(options.map((option) => [option.id, option.default]));
    const sections = aidOf(rules(4, usual, pack, version));
    expect(partsOf(sections)).toHaveLength(4);
    const { lines = [] } = sections.find(({ id }) => id === 'end') ?? {};
    expect(lines[lines.findIndex(({ isPart }) => isPart) - 1]?.text).toBe('Each row times its multiplier:');
  });

  test('what is otherwise on a board is told', () => {
    settings.locale = 'en';
    const { rules, pack, version } = findGame('1893');
    const all = said(rules(5, { belleEpoque: true, boards: 'chosen' }, pack, version));
    for (const otherwise of [
      'Iris track: 2-3-4-5-6-7',
      'House costs: 2-2-2-2-3-3',
      'Multiplier of each row: ×2',
    ])
      expect(all).toContain(otherwise);
    // A card lets one take a bid back; nobody may begin with less.
    expect(all).toContain('with a bid of 1 BF or more');
  });

  test.each([
    ['1893', 'any refined material or 3 BF'],
    ['1893-first-edition', 'never francs'],
  ])('%s: what the free choice of the compass is', (game, sentence) => {
    settings.locale = 'en';
    expect(said(withPack(game, () => undefined))).toContain(sentence);
  });

  test('each Bonus card of 1897 is there with its lower half', () => {
    settings.locale = 'en';
    expect(said(withPack('1897', () => undefined))).toContain('(at the end: 3 VP per 2 BF, up to 15 VP)');
  });

  test('how many architects Brussels takes depends on the number of players', () => {
    settings.locale = 'en';
    const { rules, pack, version, options } = findGame('1893');
    const usual = Object.fromEntries(options.map((option) => [option.id, option.default]));
    expect(said(rules(3, usual, pack, version))).toContain('each further use in the round one more');
    expect(said(rules(4, usual, pack, version))).toContain('The first two uses of an action');
  });
});
