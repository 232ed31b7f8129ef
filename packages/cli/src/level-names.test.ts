import { LEVELS } from '@horta/bots';
import { LOCALES } from '@horta/words';
import { expect, test } from 'vitest';
import { botTitle, levelName } from './level-names.ts';

test.each([
  ['en', ['Apprentice', 'Journeyman', 'Architect', 'Master']],
  ['fr', ['Apprenti', 'Compagnon', 'Architecte', 'Maître']],
  ['es', ['Aprendiz', 'Oficial', 'Arquitecto', 'Maestro']],
  ['de', ['Lehrling', 'Geselle', 'Architekt', 'Meister']],
  ['nl', ['Leerling', 'Gezel', 'Architect', 'Meester']],
] as const)('the levels in %s', (locale, names) => {
  expect(LEVELS.map((level) => levelName(level, locale))).toEqual(names);
});

test('a bot with a budget, and bots that are no level', () => {
  expect(levelName('master@500', 'de')).toBe('Meister');
  expect(botTitle('master@500', 'de')).toBe('Meister@500');
  for (const locale of LOCALES) {
    expect(levelName('random', locale)).toBeUndefined();
    expect(botTitle('mcts@200ms', locale)).toBe('mcts@200ms');
  }
});
