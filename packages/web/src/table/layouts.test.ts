import { expect, test } from 'vitest';
import { isVast, layoutFor } from './layouts.ts';

const screen = (size: string) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
};

test.each([
  ['390x844', 'phone'],
  ['320x568', 'phone'],
  ['844x390', 'lying'],
  ['768x1024', 'upright'],
  ['1024x1366', 'upright'],
  ['1024x768', 'tablet'],
  ['1180x820', 'tablet'],
  ['1280x720', 'laptop'],
  ['1366x768', 'laptop'],
  ['1440x900', 'desk'],
  ['1920x1080', 'desk'],
  ['2560x1440', 'desk'],
])('%s is laid out as %s', (size, layout) => {
  expect(layoutFor(screen(size))).toBe(layout);
});

test.each([
  ['1440x900', 'lying'],
  ['1366x768', 'lying'],
  ['1920x1080', 'lying'],
  ['768x1024', 'phone'],
  ['2560x1440', 'laptop'],
])('twice as large, %s is laid out as %s', (size, layout) => {
  const { width, height } = screen(size);
  expect(layoutFor({ width: width / 2, height: height / 2 })).toBe(layout);
});

test('only the largest have room for more than the log beside the boards', () => {
  expect(isVast(screen('2560x1440'))).toBe(true);
  expect(isVast(screen('1920x1080'))).toBe(false);
});
