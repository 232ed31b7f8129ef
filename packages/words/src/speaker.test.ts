import { GAMES, type GameState, startGame } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { gameName, LOCALES, speaker, tableOption, tableValue } from './index.ts';
import { leniently } from './strict.testing.ts';

const s = startGame('1893', { players: 3, seed: 'words', deal: { firstPlayer: 1 } });
const unknownGame = { ...s, rules: { ...s.rules, game: 'unheard-of' } } as unknown as GameState;

describe('a speaker', () => {
  test('names players, or numbers them', () => {
    const { player } = speaker('nl', ['Anna', '']);
    expect([player(0), player(1), player(2)]).toEqual(['Anna', 'Speler 2', 'Speler 3']);
  });

  test('leaves out the name of the one who reads', () => {
    const { prompt } = speaker('fr', ['Anna', 'Ben', 'Chloé']);
    expect(prompt(s)).toBe('Anna\u00a0: choisir une œuvre de départ.');
    expect(prompt(s, 1)).toBe('Anna\u00a0: choisir une œuvre de départ.');
    expect(prompt(s, 0)).toBe('Choisir une œuvre de départ.');
  });

  test('says the reasons that the agenda itself gives', () => {
    const { reason, prompt } = speaker('en');
    expect(reason(s, { code: 'game-over' })).toBe('The game is over.');
    expect(reason(s, { code: 'not-a-choice' })).toBe('That is not one of the choices.');
    expect(prompt({ ...s, agenda: [] })).toBe('The game is over.');
  });

  test('speaks in general of a game it has no words for', () =>
    leniently(() => {
      const { prompt, option, reason, event, name } = speaker('en');
      expect(prompt(unknownGame)).toBe('Player 1: make a choice.');
      expect(option(unknownGame, 7)).toBe('Choice 7');
      expect(reason(unknownGame, { code: 'no-money' })).toBe('That isn’t possible right now.');
      expect(event(unknownGame, { type: 'passed' })).toBeUndefined();
      expect(name(unknownGame, 'colour', 0)).toBe('?');
    }));

  /** Every game, with the last value of each of its options. */
  const full = GAMES.map((game) => {
    const options = Object.fromEntries(
      game.options.map(({ id, values }) => [id, values.at(-1)?.value ?? false]),
    );
    return startGame(game.id, { players: game.minPlayers, seed: 'words', options });
  });

  test.each([s, ...full])('never throws, whatever it is told ($rules.game)', (s) =>
    leniently(() => {
      const strange = [undefined, Number.NaN, -3, 1e9, 'x', {}, [], [undefined]];
      const steps = Object.keys(s.rules.steps);
      for (const locale of LOCALES) {
        const { prompt, option, reason, event, name } = speaker(locale);
        for (const value of strange) {
          for (const step of [...steps, 'no-such-step']) {
            const at = { ...s, agenda: [{ step, player: value as number, a: value as number, b: 0 }] };
            expect(prompt(at).length).toBeGreaterThan(0);
            expect(option(at, value as number).length).toBeGreaterThan(0);
          }
          for (const code of ['no-money', 'iris-not-on-card', 'payment-impossible', 'no-such-code']) {
            const fields = { needed: value, irises: value, named: value };
            expect(reason(s, { code, ...fields }).length).toBeGreaterThan(0);
          }
          for (const type of ['points', 'column-tied', 'stock-revealed', 'game-ended', 'no-such-type'])
            expect(() => event(s, { type, players: value, card: value } as { type: string })).not.toThrow();
          expect(name(s, 'noble', value as number).length).toBeGreaterThan(0);
        }
      }
    }),
  );
});

describe('games', () => {
  test.each(LOCALES)('have names, and words for what a table can choose, in %s', (locale) => {
    for (const game of GAMES) {
      const name = gameName(game, locale);
      expect(name).not.toBe('');
      if (locale !== 'en') expect(name).not.toBe(game.name);
      for (const definition of game.options) {
        const words = tableOption(game, definition, locale);
        expect(words, `${game.id} ${definition.id}`).not.toBe(definition);
        expect(words.name.length * words.changes.length).toBeGreaterThan(0);
        const values = definition.values.map(({ value }) => tableValue(game, definition, value, locale));
        expect(
          values.every((value, i) => value !== '' && value !== String(definition.values[i]?.value)),
        ).toBe(true);
        expect(new Set(values).size).toBe(values.length);
      }
    }
  });
});
