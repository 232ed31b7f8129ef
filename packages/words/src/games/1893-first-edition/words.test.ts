/** The terms of the first edition, and that they are a thin layer over the words of Bruxelles 1893. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGame } from '@horta/engine';
import type { Event, State } from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import { LOCALES, speaker } from '../../index.ts';
import { leniently } from '../../strict.testing.ts';

const NAMES = ['Anna', 'Ben'];

function table(step: string, changes: Partial<State> = {}, a = 0): State {
  const deal = { firstPlayer: 1, strips: [1, 2, 3, 4, 5], artworks: ['pink', 'blue'] };
  const s = startGame('1893-first-edition', { players: 2, seed: 'terms', deal }) as State;
  return { ...s, stockCard: 0, iris: 5, ...changes, agenda: [{ step, player: 0, a, b: 0 }] };
}

describe('terms', () => {
  const { prompt, option, event, name, reason } = speaker('en', NAMES);
  const s = table('turn');

  test('of places and pieces', () => {
    expect(prompt(s)).toBe('Anna: place an assistant, choose a Brussels action, or pass.');
    expect(name(s, 'action', 'nobles')).toBe('Royal Theatre');
    expect(name(s, 'brussels', 3)).toBe('Market');
    expect(name(s, 'track', 'iris')).toBe('Town Hall track');
    expect(option(table('choose-iris'), 5)).toBe('Coat of arms 2-2: rows 3–5, columns 3–5 (9 spaces)');
    expect(reason(s, { code: 'courthouse-empty' })).toBe('No assistant is waiting in the Courthouse.');
  });

  test('of the colours: pink instead of brown', () => {
    expect(name(s, 'colour', 1)).toBe('pink');
    expect(name(s, 'colour', 'pink')).toBe('pink');
    expect(leniently(() => name(s, 'colour', 'brown'))).toBe('?');
    const taken: Event = { type: 'artwork-taken', player: 0, colour: 1, source: 'setup' };
    expect(event(s, taken)).toBe('Anna keeps a pink artwork.');
  });

  test('of what only this edition has', () => {
    expect(option(table('turn', { firstToPass: -1, round: 1 }), 29)).toBe(
      'Pass first: 2 BF and the exhibition tile',
    );
    expect(prompt(table('do-action', {}, 13))).toBe('Anna: do the Royal Theatre action, or skip it.');
    expect(option(table('take-artwork', { drawn: [1, 2] }), 1)).toBe('Keep a pink artwork');
    const drawn: Event = { type: 'artworks-drawn', player: 0, colours: [1, 2] };
    expect(event(s, drawn)).toBe('Anna draws a pink artwork and a blue artwork.');
    expect(event(s, s.rules.seenBy(drawn, 1) as Event)).toBe('Anna draws 2 artworks.');
  });
});

describe.each(LOCALES)('the terms in %s', (locale) => {
  const messages = join(import.meta.dirname, '..', '..', '..', 'messages');
  const read = (set: string): Record<string, unknown> =>
    JSON.parse(readFileSync(join(messages, set, `${locale}.json`), 'utf8'));
  const terms = read('1893-first-edition');
  const common = read('1893');

  test('are each said otherwise than in the other edition', () =>
    expect(Object.keys(terms).filter((key) => !(key in common))).toEqual([]));

  test('fit where the common ones do', () => {
    const placeholders = (message: unknown) =>
      [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].sort().join();
    for (const [key, message] of Object.entries(terms))
      expect(placeholders(message), key).toBe(placeholders(common[key]));
  });
});

test('each of the terms differs in some language', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'messages');
  const read = (set: string, locale: string): Record<string, unknown> =>
    JSON.parse(readFileSync(join(folder, set, `${locale}.json`), 'utf8'));
  const idle = Object.keys(read('1893-first-edition', 'en')).filter((key) =>
    LOCALES.every(
      (locale) =>
        JSON.stringify(read('1893-first-edition', locale)[key]) === JSON.stringify(read('1893', locale)[key]),
    ),
  );
  expect(idle).toEqual([]);
});
