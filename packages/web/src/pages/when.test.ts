import { describe, expect, it } from 'vitest';
import { whenText } from './when.ts';

const NOW = new Date(2024, 4, 20, 12, 0, 0).getTime();
const at = (...time: [number, number, number, number, number]) => new Date(...time).getTime();

describe('when', () => {
  it.each([
    [NOW - 5_000, 'now'],
    [NOW + 5_000, 'now'],
    [NOW - 5 * 60_000, '5 minutes ago'],
    [at(2024, 4, 20, 9, 30), '2 hours ago'],
    [at(2024, 4, 19, 23, 0), 'yesterday'],
    [at(2024, 4, 15, 9, 0), '5 days ago'],
    [at(2024, 3, 2, 9, 0), 'Apr 2, 2024'],
  ])('%i: %s', (time, text) => expect(whenText(time, NOW, 'en')).toBe(text));
  it('speaks the language', () => expect(whenText(at(2024, 4, 19, 9, 0), NOW, 'fr')).toBe('hier'));
});
