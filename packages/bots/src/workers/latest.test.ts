import { expect, it } from 'vitest';
import { keepLatest } from './latest.ts';

it('what was asked for latest is kept, up to the limit', () => {
  const made: string[] = [];
  const latest = keepLatest<string>(2);
  const get = (key: string) =>
    latest.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  latest.forget('b');
  get('b');
  expect(made).toEqual(['a', 'b', 'c', 'b', 'b']);
});
