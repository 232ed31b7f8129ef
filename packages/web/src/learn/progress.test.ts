import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissLearning, isLearningOffered, lessonLeft } from './offered.ts';
import { hasBegun, keepProgress, progressOf } from './progress.ts';

const KEY = 'horta-learning';

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});

afterAll(() => void vi.unstubAllGlobals());

describe('lessons are offered', () => {
  test('until somebody doesn’t want any', () => {
    expect(isLearningOffered()).toBe(true);
    dismissLearning();
    expect(isLearningOffered()).toBe(false);
  });

  test('until somebody has begun with one', () => {
    keepProgress('1897', { chapter: 0, acts: [], done: [] });
    expect(isLearningOffered()).toBe(false);
    expect(hasBegun('1897')).toBe(true);
    expect(hasBegun('1893')).toBe(false);
  });
});

test('a lesson that was left is told where lessons are offered, until it is over', () => {
  expect(lessonLeft()).toBeUndefined();
  keepProgress('1897', { chapter: 1, acts: [], done: [0] }, true);
  expect(lessonLeft()).toBe('1897');
  keepProgress('1897', { chapter: 2, acts: [], done: [0, 1] });
  expect(lessonLeft()).toBeUndefined();
});

test('how far one is is kept, course by course', () => {
  keepProgress('1893', { chapter: 2, acts: ['on', 7], done: [0, 1] });
  keepProgress('1897', { chapter: 1, acts: [], done: [0] });
  expect(progressOf('1893')).toEqual({ chapter: 2, acts: ['on', 7], done: [0, 1] });
  expect(progressOf('1897').chapter).toBe(1);
  expect(progressOf('belle-epoque')).toEqual({ chapter: 0, acts: [], done: [] });
});

test('two tabs that learn different games keep what the other has kept', () => {
  keepProgress('1893', { chapter: 1, acts: [], done: [0] });
  const other = JSON.parse(storage.get(KEY) ?? '');
  storage.set(KEY, JSON.stringify({ ...other, '1897': { chapter: 3, acts: [], done: [0, 1, 2] } }));
  keepProgress('1893', { chapter: 2, acts: [], done: [0, 1] });
  expect(progressOf('1897').chapter).toBe(3);
  expect(progressOf('1893').chapter).toBe(2);
});

test('what a full browser would not keep lasts as long as the page, and is kept as soon as there is room', () => {
  keepProgress('1893', { chapter: 1, acts: [], done: [0] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: () => {
      throw new Error('full');
    },
  });
  keepProgress('1893', { chapter: 2, acts: [], done: [0, 1] });
  dismissLearning();
  expect(progressOf('1893').chapter).toBe(2);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  dismissLearning();
  expect(JSON.parse(storage.get(KEY) ?? '')).toMatchObject({ '1893': { chapter: 2 }, offered: true });
});

test.each(['', 'no JSON', '[]', '7', '{"1893":"far"}', '{"1893":{"chapter":-1,"acts":7,"done":["x"]}}'])(
  'what was kept and can’t be read (%s) is as if one had not begun',
  (text) => {
    storage.set(KEY, text);
    expect(progressOf('1893')).toEqual({ chapter: 0, acts: [], done: [] });
  },
);
