import { expect, test } from 'vitest';
import { squeezed, textWidth, wrapped } from './fit-text.ts';

test('a text with room is not squeezed', () => {
  expect(squeezed('Bau', 13, 60)).toBeUndefined();
  expect(squeezed('Persönlichkeiten', 13, 60)).toBe(60);
});

test('lines keep to their width and lose no word', () => {
  const text = 'Materials space, after the action: take 2 jokers';
  const lines = wrapped(text, 12, 110, 5);
  expect(lines.join(' ')).toBe(text);
  for (const line of lines) expect(textWidth(line, 12)).toBeLessThanOrEqual(110);
});

test('what is too much ends with an ellipsis', () => {
  const lines = wrapped('one two three four five six seven eight nine ten', 12, 60, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/u);
});
