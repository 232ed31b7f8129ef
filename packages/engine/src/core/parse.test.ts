import { describe, expect, it } from 'vitest';
import {
  GAMES,
  isRecordText,
  loadPosition,
  recordFromText,
  recordHeader,
  recordToText,
  startGame,
} from '../index.ts';
import { InvalidInput } from './faults.ts';
import { LONGEST_TEXT, parseJson } from './parse.ts';
import { position } from './position.ts';

const DEEP = 200_000;
const lists = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
const objects = `${'{"":'.repeat(DEEP / 2)}1${'}'.repeat(DEEP / 2)}`;

describe('JSON from outside', () => {
  it.each([
    ['a list in lists', '[[[1]],[2]]'],
    ['brackets within a text', JSON.stringify({ text: `"${'[{'.repeat(100)}\\"` })],
    ['a long flat list', JSON.stringify(Array(1000).fill([{}]))],
    ['64 levels', `${'['.repeat(64)}${']'.repeat(64)}`],
    ...GAMES.map((game) => [`the pack of ${game.id}`, JSON.stringify(game.pack)]),
  ])('%s is read as JSON.parse does', (_, text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['65 levels', `${'['.repeat(65)}${']'.repeat(65)}`, /nested more than 64 deep/],
    ['lists', lists, /nested/],
    ['objects', objects, /nested/],
    ['lists without an end', '['.repeat(DEEP), /nested/],
    ['objects behind a text with a quote', `["\\"",${objects}]`, /nested/],
    ['what is no JSON', '[1,', /JSON/],
  ])('%s: a SyntaxError', (_, text, message) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
    expect(() => parseJson(text)).toThrow(message);
  });
});

describe('ways in for what is nested too deeply, or too long', () => {
  const record = { ...recordHeader('1893', { players: 2, seed: 'deep' }), moves: [] };
  const text = recordToText(record);
  const state = startGame('1893', { players: 2, seed: 'deep' });
  const isRefused = (body: () => unknown, message: RegExp) => {
    expect(body).toThrow(InvalidInput);
    expect(body).toThrow(message);
  };

  it.each([
    ['a record of JSON', `{"format":${lists}}`],
    ['the deal of a record', text.replace(/^deal: .*$/m, `deal: ${objects}`)],
    ['the options of a record', text.replace(/^options: .*$/m, `options: {"a":${lists}}`)],
    ['the pack of a record', text.replace(/^seed: /m, `packData: ${objects}\nseed: `)],
  ])('%s', (_, given) => {
    isRefused(() => recordFromText(given), /nested more than 64 deep/);
  });

  it('a position', () => {
    const deep = position(state).replace(/\{.*?\}/, `{"a":${lists}}`);
    isRefused(() => loadPosition(deep), /options: not JSON/);
  });

  it('a position of many parts that do not fit is refused at once', () => {
    const parts = `horta 1893 1 2 {${'} x; '.repeat(20_000)}`;
    isRefused(() => loadPosition(`${parts}\n!`), /fields: expected/);
  });

  it('what is said about them stays short', () => {
    expect(() => recordFromText(`${text}${lists}`)).toThrow(/^record: line 11: expected .{1,200} \.\.\.$/);
    const keys = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`key${i}`, i]));
    expect(() => recordFromText(JSON.stringify({ ...record, ...keys }))).toThrow(/; and 980 more faults$/);
  });

  it('a record that is too long', () => {
    const long = `${text}${'#\n'.repeat(LONGEST_TEXT / 2)}`;
    isRefused(() => recordFromText(long), /record: longer than 1000000 characters: \d+ were found/);
    expect(recordFromText(long.slice(0, LONGEST_TEXT - 1))).toEqual(record);
  });
});

describe('a text calls itself a record', () => {
  it.each([
    ['as text', 'horta-record-1\n', true],
    ['with comments before', '# mine\n\n  horta-record-1\r\nversion: 99', true],
    ['as JSON', ' {"format": "horta-record-1"}', true],
    ['of the second format', 'horta-record-2\n', true],
    ['of the second format as JSON', '{"format": "horta-record-2"}', true],
    ['not when it is another format', 'horta-record-3\n', false],
    ['not in a comment', '# horta-record-1\nhello\n', false],
    ['not as other JSON', '{"format": 1}', false],
    ['not as JSON that is too deep', `{"format":"horta-record-1","a":${lists}}`, false],
    ['not when there is nothing', '', false],
  ])('%s', (_, text, expected) => {
    expect(isRecordText(text)).toBe(expected);
  });
});
