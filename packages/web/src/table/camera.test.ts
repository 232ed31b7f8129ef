import { expect, test } from 'vitest';
import { wayTo } from './camera.ts';

const room = { top: 100, bottom: 500 };

test('what is in sight stays where it is', () => {
  expect(wayTo([{ top: 120, bottom: 480 }], room)).toBe(0);
  expect(wayTo([], room)).toBe(0);
});

test('what lies below or above is scrolled to, and no farther', () => {
  expect(wayTo([{ top: 480, bottom: 560 }], room)).toBe(68);
  expect(wayTo([{ top: 40, bottom: 90 }], room)).toBe(-68);
});

test('things that do not fit together: the first one is seen', () => {
  const first = { top: 600, bottom: 640 };
  expect(wayTo([first, { top: 0, bottom: 40 }], room)).toBe(wayTo([first], room));
});

test('of what is too tall the beginning is seen', () => {
  expect(wayTo([{ top: 300, bottom: 900 }], room)).toBe(192);
});
