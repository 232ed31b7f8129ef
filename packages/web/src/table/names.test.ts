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
    ['apart, where their names are the same', [person('Ana'), person(' Ana ')], ['Ana 1', 'Ana 2']],
  ])('%s', (_, sitters, names) => {
    expect(sitterNames(sitters)).toEqual(names);
  });
});
