/** Messages as nobody should send them. */
/* eslint-disable no-restricted-syntax -- JSON has no other word for nothing */
import type { Random } from '@horta/engine';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const ODD: readonly Json[] = [
  ...[null, true, false, 0, -1, 1, 4, 5, 1e9, -1e9, 2 ** 31, 2 ** 53, 1e308, 0.5, '', ' ', '0', 'null'],
  ...['NaN', '__proto__', 'constructor', 'toString', '../../etc/passwd', "'; drop table entries; --"],
  ...['<script>alert(1)</script>', '\u0000', '\ud800', '\u202e', '💣'.repeat(50), 'x'.repeat(5000)],
  ...['f'.repeat(32), 'f'.repeat(64), 'F'.repeat(32), '0'.repeat(31), [], {}, [[]], [null], { a: { b: {} } }],
];
const NAMES = [
  'id',
  'call',
  'table',
  'seat',
  'bot',
  'bits',
  '__proto__',
  'constructor',
  'extra',
  '',
  'toString',
];

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)] as T;
}

/** With one thing in it, however deep, that is something else, missing or added. */
export function mutated(value: Json, random: Random): Json {
  if (typeof value !== 'object' || value === null || random.below(8) === 0) return changed(value, random);
  if (Array.isArray(value)) {
    const place = random.below(value.length + 1);
    return value.toSpliced(place, random.below(2), pick(random, ODD));
  }
  const names = Object.keys(value);
  const name = names[random.below(names.length + 1)] ?? pick(random, NAMES);
  const { [name]: inner, ...rest } = value;
  if (random.below(5) === 0) return rest;
  return withField(rest, name, inner === undefined ? pick(random, ODD) : mutated(inner, random));
}

/** Also for `__proto__`, which an assignment would take for something else. */
function withField(rest: { [name: string]: Json }, name: string, value: Json): Json {
  return Object.fromEntries([...Object.entries(rest), [name, value]]);
}

function changed(value: Json, random: Random): Json {
  if (random.below(2) === 0) return pick(random, ODD);
  if (typeof value === 'number') return value + pick(random, [-1, 1, -1000, 1000, 0.5]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string' && value !== '') {
    const place = random.below(value.length);
    return value.slice(0, place) + pick(random, ['', 'g', '0', 'Z', ' ', '\n']) + value.slice(place + 1);
  }
  return pick(random, ODD);
}

/** No message at all, or hardly one. */
export function garbage(random: Random): string {
  switch (random.below(6)) {
    case 0:
      return JSON.stringify(pick(random, ODD));
    case 1:
      return Array.from({ length: random.below(200) }, () => String.fromCharCode(32 + random.below(95))).join(
        '',
      );
    case 2:
      return '['.repeat(random.below(5000));
    case 3:
      return '{"id":1,"call":'.repeat(1 + random.below(50));
    case 4:
      return `{"id":${pick(random, ['1e400', '-0', '1.5', '9007199254740993', '"1"', 'null'])},"call":"lobby"}`;
    default:
      return 'x'.repeat(random.below(90_000));
  }
}

/** With some of its bytes gone, doubled or other ones. */
export function damaged(text: string, random: Random): string {
  const place = random.below(text.length + 1);
  const length = random.below(6);
  switch (random.below(4)) {
    case 0:
      return text.slice(0, place);
    case 1:
      return text.slice(0, place) + text.slice(place + length + 1);
    case 2:
      return text.slice(0, place) + text.slice(place, place + length + 1) + text.slice(place);
    default:
      return text.slice(0, place) + String.fromCharCode(random.below(256)) + text.slice(place + 1);
  }
}
