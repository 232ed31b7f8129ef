import { describe, expect, it } from 'vitest';
import { cleanName, printable } from './printable.ts';

describe('printable text', () => {
  it.each([
    ['Zoë 🎲 & 李', 'Zoë 🎲 & 李'],
    ['\x1b[31mred\x1b[0m', '\\u001b[31mred\\u001b[0m'],
    ['a\nb\tc', 'a\\u000ab\\u0009c'],
    ['\x7f\x9b31m', '\\u007f\\u009b31m'],
    ['\u202egnp.exe\u2066\u200f\u2028', '\\u202egnp.exe\\u2066\\u200f\\u2028'],
    ['half \ud83c', 'half \\ud83c'],
  ])('%j is shown as %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  it('spares what it is told to', () => {
    expect(printable('a\nb\r', '\n')).toBe('a\nb\\u000d');
  });
});

describe('names', () => {
  it.each([
    ['Anna', 'Anna'],
    [' Anna  Maria\n', 'Anna Maria'],
    ['Zoë 👩‍🎨', 'Zoë 👩‍🎨'],
    ['نی‌ما', 'نی‌ما'],
    ['\x1b]0;title\x07Anna\x1b[2J', ']0;titleAnna[2J'],
    ['\u202eannA\u202c', 'annA'],
    ['A\u200eB\u2066', 'AB'],
    ['!', '!'],
    ['A\u200bd\u2060a\u00ad\ufeff', 'Ada'],
    ['A\u200dd\u200ca\ufe0f\u{e0041}\u{e007f}', 'Ada'],
    ['\u3164Ada\u115f', 'Ada'],
    [
      'Ada 👩‍👩‍👧‍👦 👩🏽‍🚀 ❤️ 1️⃣ 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
      'Ada 👩‍👩‍👧‍👦 👩🏽‍🚀 ❤️ 1️⃣ 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    ],
    ['क्‍ष 葛\u{e0100}', 'क्‍ष 葛\u{e0100}'],
    ['Ada 👩\u200d\u200d', 'Ada 👩'],
  ])('%j is %j', (text, expected) => {
    expect(cleanName(text)).toBe(expected);
  });

  it.each([
    '',
    '   ',
    '\t\r\n',
    '\u00a0\u3000',
    '\u200b\u200d\ufeff',
    '\x00\x1b\x9b',
    '\u202e ',
    '\u3164\u2800',
    '\u0301',
    '\ud800',
  ])('%j is none', (text) => {
    expect(cleanName(text)).toBe('');
  });

  it('are cut, but never through a character, and what is left can be seen', () => {
    expect(cleanName('abcdefgh', 5)).toBe('abcde');
    expect(cleanName('abcd 🎲', 6)).toBe('abcd');
    expect(cleanName('\x1b\x1babcd', 3)).toBe('abc');
    expect(cleanName(`${'\u200b'.repeat(5)}abc`, 5)).toBe('');
  });
});
