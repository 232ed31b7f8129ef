import { expect, test } from 'vitest';
import { fileNameOf } from './loading.ts';

test.each([
  ['Bruxelles 1893 · Édition de Luc, ma boîte', 'Bruxelles-1893-Édition-de-Luc-ma-boîte'],
  ['../../etc: "box"', 'etc-box'],
  ['…', '1893'],
])('a pack called %s is saved as %s', (name, file) => {
  expect(fileNameOf({ name, game: '1893' })).toBe(file);
});
