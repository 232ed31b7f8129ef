/**
 * The text notation of records: a header of `key: value` lines, a blank line, and a line for every decision. `back 14`
 * takes decisions back until 14 of them stand.
 *
 *   horta-record-2
 *   game: 1893
 *   ...
 *
 *   1 start-artwork blue
 *   2 turn 3-4
 *   2 bid 2
 *   2 back 2
 *   ...
 *   scores: 98 87
 *
 * Seats count from 1. Lines that begin with `#` are comments. Writing what was read gives the same text, comments apart. The
 * first format, `horta-record-1`, is the same without take-backs.
 */
import { notationOf } from './agenda.ts';
import {
  courseOf,
  isTakeBack,
  type RecordEntry,
  recordOfCourse,
  type TakeBack,
  takeBackFault,
} from './course.ts';
import { refuse } from './faults.ts';
import type { Ruleset } from './game.ts';
import { parseJson } from './parse.ts';
import {
  FIRST_FORMAT,
  type GameRecord,
  type Move,
  RECORD_FORMAT,
  RECORD_FORMATS,
  type RecordHeader,
} from './record.ts';
import { headerShape } from './record-shape.ts';
import { read } from './shape.ts';

const WHAT = 'record';
const HEADER_KEYS = [
  'game',
  'version',
  'engine',
  'players',
  'options',
  'pack',
  'packData',
  'seed',
  'deal',
] as const;
/** These are written as they are; the others as JSON. */
const PLAIN_KEYS: readonly string[] = ['game', 'engine', 'pack'];
/** Stands where a decision names its step; no step is called so. */
const BACK = 'back';

export function writeRecord(record: GameRecord, rules: Ruleset): string {
  const lines: string[] = [RECORD_FORMAT];
  for (const key of HEADER_KEYS) {
    const value = record[key];
    if (value !== undefined)
      lines.push(`${key}: ${PLAIN_KEYS.includes(key) ? value : JSON.stringify(value)}`);
  }
  lines.push('');
  for (const entry of courseOf(record)) lines.push(`${entry.seat + 1} ${words(entry, rules)}`);
  if (record.scores !== undefined) lines.push(`scores: ${record.scores.join(' ')}`);
  return `${lines.join('\n')}\n`;
}

function words(entry: RecordEntry, rules: Ruleset): string {
  if (isTakeBack(entry)) return `${BACK} ${entry.back}`;
  return `${entry.step} ${wordOf(rules, entry.step, entry.option)}`;
}

function wordOf(rules: Ruleset, step: string, option: number): string {
  const notation = notationOf(rules, step);
  if (notation === undefined) refuse(WHAT, step, 'no such step in these rules');
  return notation.write(option);
}

/** Whether a text calls itself a record; it may be a broken one, or of rules that there are no more. */
export function isRecordText(text: string): boolean {
  if (text.trimStart().startsWith('{')) return isRecordJson(text);
  const lines = text.split('\n').map((line) => line.trim());
  return isFormat(lines.find((line) => line !== '' && !line.startsWith('#')));
}

function isRecordJson(text: string): boolean {
  try {
    return isFormat((parseJson(text) as { readonly format?: unknown }).format);
  } catch {
    return false;
  }
}

function isFormat(name: unknown): boolean {
  return (RECORD_FORMATS as readonly unknown[]).includes(name);
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Reads a record. `rulesFor` finds the rules that its header names. Throws InvalidInput with line and reason. */
export function readRecord(text: string, rulesFor: (header: RecordHeader) => Ruleset): GameRecord {
  const lines = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line, i): Line => ({ number: i + 1, text: line.trim() }))
    .filter((line) => !line.text.startsWith('#'));
  const start = lines.findIndex((line) => line.text !== '');
  if (start < 0) refuse(WHAT, 'line 1', 'empty');
  const format = lines[start].text;
  if (!isFormat(format)) wrong(lines[start], `expected '${RECORD_FORMAT}'`);
  const headerEnd = lines.findIndex((line, i) => i > start && line.text === '');
  if (headerEnd < 0) wrong(lines[lines.length - 1], 'the header must end with a blank line');
  const header = readHeader(lines.slice(start + 1, headerEnd));
  const rules = rulesFor(header);
  const course: RecordEntry[] = [];
  let standing = 0;
  let scores: number[] | undefined;
  for (const line of lines.slice(headerEnd + 1)) {
    if (line.text === '') continue;
    if (scores !== undefined) wrong(line, 'nothing may follow the scores');
    if (line.text.startsWith('scores:')) scores = readScores(line, rules.players);
    else {
      const entry = readTakeBack(line, standing, rules.players) ?? readMove(line, rules);
      const isBack = isTakeBack(entry);
      if (isBack && format === FIRST_FORMAT) wrong(line, `nothing is taken back in '${FIRST_FORMAT}'`);
      standing = isBack ? entry.back : standing + 1;
      course.push(entry);
    }
  }
  const record = recordOfCourse(header, course);
  return scores === undefined ? record : { ...record, scores };
}

function readHeader(lines: readonly Line[]): RecordHeader {
  const values: Record<string, unknown> = { format: RECORD_FORMAT };
  for (const line of lines) {
    const parts = /^(\w+): (.*)$/.exec(line.text);
    if (parts === null) wrong(line, `expected 'key: value', found '${line.text}'`);
    const [, key, value] = parts;
    if (!(HEADER_KEYS as readonly string[]).includes(key)) wrong(line, `unknown key '${key}'`);
    if (Object.hasOwn(values, key)) wrong(line, `'${key}' is there twice`);
    values[key] = PLAIN_KEYS.includes(key) ? value : parse(line, value);
  }
  return read(headerShape, values, 'record header');
}

function parse(line: Line, value: string): unknown {
  try {
    return parseJson(value);
  } catch (error) {
    return wrong(line, `not JSON: ${(error as Error).message}`);
  }
}

/** Undefined if the line is another one. */
function readTakeBack(line: Line, standing: number, players: number): TakeBack | undefined {
  const parts = /^(\d+) (\S+) (\S+)$/.exec(line.text);
  if (parts?.[2] !== BACK) return undefined;
  const [, seat, , count] = parts;
  if (!/^\d{1,6}$/.test(count)) wrong(line, `expected 'SEAT ${BACK} NUMBER', found '${line.text}'`);
  const entry = { seat: Number(seat) - 1, back: Number(count) };
  const fault = takeBackFault(entry, standing, players);
  if (fault !== undefined) wrong(line, fault);
  return entry;
}

function readMove(line: Line, rules: Ruleset): Move {
  const parts = /^(\d+) (\S+) (\S+)$/.exec(line.text);
  if (parts === null) wrong(line, `expected 'SEAT STEP CHOICE', found '${line.text}'`);
  const [, seat, step, word] = parts;
  if (Number(seat) < 1 || Number(seat) > rules.players)
    wrong(line, `no seat ${seat} at a table of ${rules.players}`);
  const notation = notationOf(rules, step);
  if (notation === undefined) wrong(line, `no step '${step}' in these rules`);
  const option = notation.read(word);
  if (option === undefined) wrong(line, `'${word}' is no choice of '${step}'`);
  return { seat: Number(seat) - 1, step, option };
}

function readScores(line: Line, players: number): number[] {
  const words = line.text.slice('scores:'.length).trim().split(/\s+/);
  if (words.length !== players || words.some((word) => !/^-?\d{1,6}$/.test(word)))
    wrong(line, `expected ${players} scores`);
  return words.map(Number);
}

function wrong(line: Line, message: string): never {
  // A line that is quoted may be of any length.
  refuse(WHAT, `line ${line.number}`, message.length > 200 ? `${message.slice(0, 196)} ...` : message);
}
