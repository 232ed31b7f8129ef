import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { interruption } from './interruption.ts';

test('the first Ctrl-C stops, the second is left to the process', () => {
  const source = new EventEmitter() as unknown as NodeJS.Process & EventEmitter;
  const { signal, release } = interruption(source);
  expect(signal.aborted).toBe(false);
  source.emit('SIGINT');
  expect(signal.aborted).toBe(true);
  expect(source.listenerCount('SIGINT')).toBe(0);
  release();
});

test('nothing is left behind', () => {
  const source = new EventEmitter() as unknown as NodeJS.Process & EventEmitter;
  const { signal, release } = interruption(source);
  release();
  source.emit('SIGINT');
  expect(signal.aborted).toBe(false);
});
