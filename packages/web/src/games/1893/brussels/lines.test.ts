import { expect, test } from 'vitest';
import { setInLines } from './lines.ts';

/** Every letter is half as wide as high. */
const measure = (text: string, size: number) => (text.length * size) / 2;

test('what has room is set in one line, in the letters that were asked for', () => {
  const set = setInLines('any action', { width: 100, size: 14, least: 12, lines: 2 }, measure);
  expect(set).toEqual({ size: 14, lines: [{ text: 'any action' }] });
});

test('lines are about equally long', () => {
  const { lines } = setInLines(
    'any action, without a bid',
    { width: 140, size: 14, least: 12, lines: 2 },
    measure,
  );
  expect(lines.map(({ text }) => text)).toEqual(['any action,', 'without a bid']);
});

test('a hyphen ends a line and is not lost', () => {
  const { lines } = setInLines('Belle-Époque-Karten', { width: 96, size: 14, least: 12, lines: 2 }, measure);
  expect(lines.map(({ text }) => text).join('')).toBe('Belle-Époque-Karten');
});

test('what is too long is set smaller, but not below the least size', () => {
  expect(setInLines('Architects', { width: 65, size: 14, least: 12, lines: 1 }, measure).size).toBe(13);
  expect(setInLines('Architects', { width: 30, size: 14, least: 12, lines: 1 }, measure)).toEqual({
    size: 12,
    lines: [{ text: 'Architects', closer: 30 }],
  });
});

test('no word is lost, however little room there is', () => {
  const text = 'use nobles up to your crown level';
  const { lines } = setInLines(text, { width: 20, size: 14, least: 12, lines: 2 }, measure);
  expect(lines.map((line) => line.text).join(' ')).toBe(text);
  expect(lines.every(({ closer }) => closer === 20)).toBe(true);
});
