import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissLearning, isLearningOffered, readLearntAnew } from './offered.ts';
import { hasBegun, keepProgress, progressOf } from './progress.ts';

const KEY = 'horta-learning';

const usual = globalThis.localStorage;
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  readLearntAnew();
});

afterAll(() => {
  vi.stubGlobal('localStorage', usual);
  readLearntAnew();
});

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

test('how far one is is kept, course by course', () => {
  keepProgress('1893', { chapter: 2, acts: ['on', 7], done: [0, 1] });
  keepProgress('1897', { chapter: 1, acts: [], done: [0] });
  readLearntAnew();
  expect(progressOf('1893')).toEqual({ chapter: 2, acts: ['on', 7], done: [0, 1] });
  expect(progressOf('1897').chapter).toBe(1);
  expect(progressOf('belle-epoque')).toEqual({ chapter: 0, acts: [], done: [] });
});

test.each(['', 'no JSON', '[]', '7', '{"1893":"far"}', '{"1893":{"chapter":-1,"acts":7,"done":["x"]}}'])(
  'what was kept and can’t be read (%s) is as if one had not begun',
  (text) => {
    storage.set(KEY, text);
    readLearntAnew();
    expect(progressOf('1893')).toEqual({ chapter: 0, acts: [], done: [] });
  },
);
