/** From something of the game to its topic. */
import { expect, test } from 'vitest';
import { topics } from './blocks.testing.ts';
import { chapterOf, neighboursOf, topicAbout, topicAboutAny, topicOf } from './find.ts';

const book = topics(
  { id: 'turn', about: { steps: ['turn'], reasons: ['occupied'], things: ['space'] } },
  { id: 'nobles', about: { nobles: ['solvay'], cards: [7], tiles: ['crown'], boards: ['horta'] } },
  { id: 'irises', about: { sources: ['iris-majority'], warnings: ['1893-pass'] } },
);

test.each([
  [{ kind: 'step', id: 'turn' }, 'turn'],
  [{ kind: 'reason', id: 'occupied' }, 'turn'],
  [{ kind: 'thing', id: 'space' }, 'turn'],
  [{ kind: 'noble', id: 'solvay' }, 'nobles'],
  [{ kind: 'card', id: 7 }, 'nobles'],
  [{ kind: 'tile', id: 'crown' }, 'nobles'],
  [{ kind: 'board', id: 'horta' }, 'nobles'],
  [{ kind: 'source', id: 'iris-majority' }, 'irises'],
  [{ kind: 'warning', id: '1893-pass' }, 'irises'],
  [{ kind: 'topic', id: 'irises' }, 'irises'],
  [{ kind: 'step', id: 'bid' }, undefined],
  [{ kind: 'card', id: 8 }, undefined],
] as const)('%o has its rule in %s', (subject, topic) => {
  expect(topicAbout(book, subject)?.id).toBe(topic);
});

test('of several, the first that has a rule is shown', () => {
  const found = topicAboutAny(book, [
    { kind: 'reason', id: 'unheard-of' },
    { kind: 'noble', id: 'solvay' },
    { kind: 'step', id: 'turn' },
  ]);
  expect(found?.id).toBe('nobles');
  expect(topicAboutAny(book, [])).toBeUndefined();
});

test('a topic has a chapter and neighbours, but for the first and the last', () => {
  const [first, middle, last] = ['turn', 'nobles', 'irises'].flatMap((id) => topicOf(book, id) ?? []);
  if (first === undefined || middle === undefined || last === undefined) throw new Error('no such topic');
  expect(neighboursOf(book, middle)).toEqual({ before: first, after: last });
  expect(neighboursOf(book, first).before).toBeUndefined();
  expect(neighboursOf(book, last).after).toBeUndefined();
  expect(chapterOf(book, middle)?.id).toBe('all');
});
