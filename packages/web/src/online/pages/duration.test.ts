import { describe, expect, it } from 'vitest';
import { durationText } from './duration.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('what is left', () => {
  it.each([
    [1, '1 min'],
    [5 * MINUTE, '5 min'],
    [59.5 * MINUTE, '1 hr'],
    [3 * HOUR + 20 * MINUTE, '3 hr 20 min'],
    [24 * HOUR, '1 day'],
    [51 * HOUR + 30 * MINUTE, '2 days 3 hr'],
    [0, undefined],
    [-5, undefined],
  ])('%i: %s', (milliseconds, text) => expect(durationText(milliseconds, 'en')).toBe(text));
  it('speaks the language', () => expect(durationText(26 * HOUR, 'fr')).toBe('1\u202fj 2\u202fh'));
});
