/** One medal is explained unasked: the one that says most to whoever looks. */
import { expect, test } from 'vitest';
import type { ThingId } from '../games/game-view.ts';
import { toExplain } from './explained.ts';
import type { Medal } from './stage.ts';

const medal = (number: number, ...seats: readonly number[]): Medal => ({
  thing: `iris:${number}`,
  parts: seats.map((seat) => ({ seat, text: '+1' })),
  counts: [],
  title: '',
  texts: [],
});

test.each<[string, readonly Medal[], ThingId | undefined, ThingId | undefined]>([
  ['what happened last', [medal(1, 0), medal(2, 1)], 'iris:2', 'iris:2'],
  ['a tie of one’s own', [medal(1, 1, 2), medal(2, 0), medal(3, 0, 1)], undefined, 'iris:3'],
  ['any tie', [medal(1, 0), medal(2, 1, 2)], undefined, 'iris:2'],
  ['one’s own', [medal(1, 1), medal(2, 0)], undefined, 'iris:2'],
  ['the first', [medal(1, 1), medal(2, 2)], undefined, 'iris:1'],
  ['nothing where there is none', [], undefined, undefined],
])('%s', (_, medals, latest, expected) => {
  expect(toExplain(medals, 0, latest)?.thing).toBe(expected);
});

test('rather what is asked about than what happened last', () => {
  const medals = [medal(1, 0), medal(2, 1), medal(3, 0)];
  expect(toExplain(medals, 0, 'iris:1', ['iris:3'])?.thing).toBe('iris:3');
  expect(toExplain(medals, 0, 'iris:2', ['iris:1', 'iris:2'])?.thing).toBe('iris:2');
  expect(toExplain(medals, 0, 'iris:1', ['space:4'])?.thing).toBe('iris:1');
});
