/** Names of spaces and sums stay on one line. */
import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test.each([
  ['Space 5-2', ['5-2']],
  ['Take 3 BF for 1 wood, +5 VP', ['3 BF', '+5 VP']],
  ['Skip the action', []],
])('%s', (text, whole) => {
  const parts = unbroken(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.flatMap((part) => (part.isWhole ? [part.text] : []))).toEqual(whole);
});
