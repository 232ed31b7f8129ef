import { afterEach, expect, test, vi } from 'vitest';
import { roomBesideBar } from './room.ts';

type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** A window of 800 by 1000 in which these parts are shown. */
function show(parts: Readonly<Record<string, Box>>): void {
  vi.stubGlobal('innerWidth', 800);
  vi.stubGlobal('innerHeight', 1000);
  vi.stubGlobal('document', {
    querySelector(selector: string) {
      const box = parts[selector];
      return box && { getBoundingClientRect: () => ({ ...box, width: box.right - box.left }) };
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const BELOW: Box = { left: 0, top: 900, right: 800, bottom: 1000 };
const ABOVE: Box = { left: 0, top: 100, right: 800, bottom: 160 };

test('what opens beside a thing lies neither on the bar nor on the teacher', () => {
  show({ '.bar': ABOVE });
  expect(roomBesideBar(8)).toEqual({ left: 8, top: 168, right: 792, bottom: 992 });
  show({ '.bar': BELOW });
  expect(roomBesideBar(8)).toEqual({ left: 8, top: 8, right: 792, bottom: 892 });
  show({ '.bar': BELOW, '.schoolroom > .above': { left: 0, top: 0, right: 800, bottom: 120 } });
  expect(roomBesideBar(8)).toEqual({ left: 8, top: 128, right: 792, bottom: 892 });
  show({ '.bar': BELOW, '.schoolroom > .above': { left: 0, top: 0, right: 230, bottom: 1000 } });
  expect(roomBesideBar(8)).toEqual({ left: 238, top: 8, right: 792, bottom: 892 });
});
