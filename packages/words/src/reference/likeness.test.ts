/** Words are found in other forms, and mistyped ones for want of better. */
import { expect, test } from 'vitest';
import { likeness, nearness } from './likeness.ts';

test.each([
  // What is asked, and words from the best to the worst.
  ['tie', ['tie', 'tied', 'majorities']],
  ['ties', ['ties', 'tie', 'majorities']],
  ['selling', ['selling', 'sell', 'artwork']],
  ['egalites', ['egalites', 'egalite', 'maison']],
  ['mehrheit', ['mehrheit', 'mehrheiten', 'irismehrheit', 'haus']],
])('%s is most like the first of %o', (asked, words) => {
  const likes = words.map((word) => likeness(asked, word));
  expect(likes).toEqual(likes.toSorted((one, other) => other - one));
  expect(new Set(likes).size).toBe(words.length);
  expect(likes.at(-1)).toBe(0);
});

test('a word that is still typed is any that begins so; one that is typed and has two letters is only itself', () => {
  expect(likeness('pr', 'price', false)).toBeGreaterThan(0);
  expect(likeness('do', 'door')).toBe(0);
});

test('a number is itself only', () => {
  expect(likeness('18', '1893')).toBe(0);
  expect(nearness('1892', '1893')).toBe(0);
});

test.each([
  ['nobel', 'noble'],
  ['majorty', 'majority'],
  ['compas', 'compass'],
  ['haeuser', 'hauser'],
  ['irismehrheit', 'mehrheit'],
])('%s is near to %s', (asked, word) => {
  expect(nearness(asked, word)).toBeGreaterThan(0);
});

test.each([
  ['iron', 'wood'],
  ['tie', 'pie'],
  ['zzyzx', 'majority'],
])('%s is not near to %s', (asked, word) => {
  expect(nearness(asked, word)).toBe(0);
});
