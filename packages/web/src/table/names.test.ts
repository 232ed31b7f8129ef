import { loadLanguage } from '@horta/words/fetched';
import { describe, expect, test } from 'vitest';
import { sitterNames } from './names.ts';

await loadLanguage('en');

describe('those who sit at a table are called', () => {
  const person = (name: string) => ({ name, bot: undefined });
  test.each([
    ['by their names', [person('Ana'), person('Ben')], ['Ana', 'Ben']],
    ['by number or level without one', [person(''), { name: '', bot: 'master' }], ['Player 1', 'Master']],
    [
      'the same with a blank one',
      [person('  '), { name: '\u200b\x1b', bot: 'master' }],
      ['Player 1', 'Master'],
    ],
    ['without what turns sentences round', [person('\u202eAna\u2066'), person('\u200fBen')], ['Ana', 'Ben']],
    [
      'apart from the sentence around them, if they run from right to left',
      [person('\u05e0\u05d5\u05e2\u05d4'), person('\u0646\u06cc\u0645\u0627 2')],
      ['\u2068\u05e0\u05d5\u05e2\u05d4\u2069', '\u2068\u0646\u06cc\u0645\u0627 2\u2069'],
    ],
    ['apart, where their names are the same', [person('Ana'), person(' Ana ')], ['Ana 1', 'Ana 2']],
  ])('%s', (_, sitters, names) => {
    expect(sitterNames(sitters)).toEqual(names);
  });
});
