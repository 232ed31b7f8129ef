import { findGame, type GameId, type GameState, startGame } from '@horta/engine';
import type { State } from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import { fallback, onFallback } from './fallback.ts';
import { gameName, speaker, tableOption, tableValue } from './index.ts';
import { leniently } from './strict.testing.ts';

const s = startGame('1893', { players: 3, seed: 'words' }) as State;
const card = startGame('1897', { players: 3, seed: 'words' });
const unheardOf = { ...s, rules: { ...s.rules, game: 'unheard-of' } } as unknown as GameState;
/** A state that no rule leads to: it can't be spoken of. */
const broken = { ...s, rules: { ...s.rules, nobles: undefined } } as unknown as GameState;
const { prompt, option, reason, event, name } = speaker('en');
const definition = { ...findGame('1893').options[0], id: 'unheard-of' };

/** Every kind of thing that is said in general where there are no words for it, and what is said then. */
const FALLBACKS: readonly [string, () => unknown, unknown][] = [
  ['the game', () => prompt(unheardOf), 'Player 2: make a choice.'],
  [
    'the task',
    () => prompt({ ...s, agenda: [{ step: 'x', player: 0, a: 0, b: 0 }] }),
    'Player 1: make a choice.',
  ],
  ['the choice', () => option(s, 99), 'Choice 99'],
  ['the choice of a game that is over', () => option({ ...s, agenda: [] }, 0), 'Choice 0'],
  ['the reason', () => reason(s, { code: 'x' }), 'That isn’t possible right now.'],
  [
    'an event that can not be told',
    () => event(broken, { type: 'noble-taken', player: 0, noble: 0 } as never),
    undefined,
  ],
  ['the name', () => name(s, 'noble', 99), '?'],
  ['the name in another game', () => name(card, 'noble', 99), '?'],
  ['the kind of name', () => name(card, 'prestige', 0), '?'],
  ['the place of the cursor', () => name(s, 'cursor', 99), '?'],
  ['the name of the game', () => gameName({ id: 'x' as GameId, name: 'X' }, 'en'), 'X'],
  ['the option of a table', () => tableOption({ id: '1893' }, definition, 'en'), definition],
  ['its value', () => tableValue({ id: '1893' }, { id: 'boards' }, 'x', 'en'), 'x'],
];

describe('without words for', () => {
  test.each(FALLBACKS)('%s, something general is said', (_, speak, general) => {
    expect(leniently(speak)).toEqual(general);
  });

  test.each(FALLBACKS)('%s, tests fail', (_, speak) => {
    expect(speak).toThrow('no words for:');
  });
});

test('whoever listens is told what is missing, and why', () => {
  const told: unknown[] = [];
  const before = onFallback((what, cause) => told.push([what, cause]));
  try {
    expect(fallback('general', 'particular', 7)).toBe('general');
    expect(name(s, 'noble', 99)).toBe('?');
  } finally {
    onFallback(before);
  }
  expect(told).toEqual([
    ['particular', 7],
    ['name', 99],
  ]);
});
