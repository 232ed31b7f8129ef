import { expect, test } from 'vitest';
import { lines, TOO_LONG } from './lines.ts';

async function split(chunks: readonly string[], limit = 4): Promise<(string | symbol)[]> {
  const found: (string | symbol)[] = [];
  async function* stream() {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  for await (const line of lines(stream(), limit)) found.push(line === TOO_LONG ? line : line.toString());
  return found;
}

test.each([
  [[], []],
  [['a\nb\n'], ['a', 'b']],
  [['a\nb'], ['a', 'b']],
  [
    ['a', 'b\n', '\n', 'c'],
    ['ab', '', 'c'],
  ],
  [['abcd\n'], ['abcd']],
  [['abcde\nf'], [TOO_LONG, 'f']],
  [
    ['abc', 'de', 'fgh', '\nij\n'],
    [TOO_LONG, 'ij'],
  ],
  [['abcde'], [TOO_LONG]],
])('%j', async (chunks: string[], expected: (string | symbol)[]) => {
  expect(await split(chunks)).toEqual(expected);
});
