import { expect, it } from 'vitest';
import { packTitle } from './pack.ts';

it.each([
  ['My box', 'My box'],
  ['  My   box ', 'My box'],
  ['My \u202ebox\u200b', 'My box'],
  ['\u2066\u200b', 'my-box'],
  ['', 'my-box'],
])('a pack called %j is shown as %j', (name, shown) => {
  expect(packTitle({ name, id: 'my-box' })).toBe(shown);
});

it('a pack of which nothing can be shown is a dash', () => {
  expect(packTitle({ name: '\u200b', id: '\u2060' })).toBe('–');
  expect(packTitle({ name: '' })).toBe('–');
});
