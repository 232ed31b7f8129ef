/** What those hear who don't see the pictures. */
import { isOver, loadGame, options, play, randomFromSeed, startGame } from '@horta/engine';
import { LOCALES, loadGameWords, loadLaterWords, speaker } from '@horta/words/fetched';
import { afterAll, describe, expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte.ts';
import { ALL_FOUR } from './all-four.testing.ts';
import { allFacts } from './facts.testing.ts';
import { loadGameView } from './games.ts';

const { locale: usual } = settings;

afterAll(() => {
  settings.locale = usual;
});

describe.each(ALL_FOUR)('%s %o', async (game, chosen) => {
  await loadGame(game, chosen);
  const view = await loadGameView(game);
  const s = startGame(game, { players: 3, seed: 'names', options: { ...chosen } });
  const random = randomFromSeed('names');
  for (let i = 0; i < 90 && !isOver(s); i++) {
    const legal = options(s);
    play(s, legal[random.below(legal.length)]);
  }

  test.each(LOCALES)('each number has one name, with the number in it, in %s', async (locale) => {
    await Promise.all([loadGameWords(s.rules.game, locale), loadLaterWords(locale)]);
    settings.locale = locale;
    const say = speaker(locale);
    for (const seat of [0, 1, 2]) {
      const names = allFacts(view, s, seat).map((fact) => ({ value: fact.value, name: fact.name(say) }));
      expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
      for (const { value, name } of names) {
        // "1/2" is said as two numbers.
        for (const number of `${value}`.split('/')) expect(name).toContain(number);
        expect(name).toMatch(/\p{L}{2}/u);
        // One number after a colon, not two: "Artworks, yellow: 3: 8".
        expect(name.match(/:\s?[\d×]/g)?.length ?? 0, name).toBeLessThanOrEqual(name.includes(',') ? 2 : 1);
      }
    }
  });
});

test.each([
  ['en', ['yellow artworks: 1', 'wood: 0', 'Iris track: level 1', 'nobles ready: 1 of 1', 'Nobles row: ×1']],
  [
    'fr',
    [
      'œuvres jaunes : 1',
      'bois : 0',
      'piste Iris : niveau 1',
      'notables disponibles : 1 sur 1',
      'Ligne Notables : ×1',
    ],
  ],
  [
    'es',
    [
      'obras amarillas: 1',
      'madera: 0',
      'pista del iris: nivel 1',
      'nobles disponibles: 1 de 1',
      'Fila Nobles: ×1',
    ],
  ],
  [
    'de',
    [
      'gelbe Kunstwerke: 1',
      'Holz: 0',
      'Irisleiste: Stufe 1',
      'verfügbare Persönlichkeiten: 1 von 1',
      'Reihe Persönlichkeiten: ×1',
    ],
  ],
  [
    'nl',
    [
      'gele kunstwerken: 1',
      'hout: 0',
      'irisspoor: niveau 1',
      'beschikbare notabelen: 1 van 1',
      'Rij Notabelen: ×1',
    ],
  ],
] as const)('names are those of the language: %s', async (locale, wanted) => {
  await loadGame('1893');
  await Promise.all([loadGameWords('1893', locale), loadLaterWords(locale)]);
  settings.locale = locale;
  const s = startGame('1893', { players: 2, seed: 'names', options: {} });
  for (let i = 0; i < 2; i++) play(s, options(s)[0]);
  const view = await loadGameView('1893');
  const names = allFacts(view, s, 0).map((fact) => fact.name(speaker(locale)).replaceAll('\u00a0', ' '));
  expect(names).toEqual(expect.arrayContaining([...wanted]));
});
