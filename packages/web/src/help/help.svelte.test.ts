/** The help of a table opens and closes: what was closed for it comes again, what had the focus has it again. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeHelp, helpShown, openHelp } from './help.svelte.ts';

const focus = vi.fn();

beforeEach(() => {
  vi.stubGlobal('document', { activeElement: { isConnected: true, focus } });
  vi.stubGlobal('history', { state: undefined, pushState: vi.fn(), back: vi.fn() });
});

afterEach(() => {
  closeHelp();
  focus.mockReset();
  vi.unstubAllGlobals();
});

test('what was closed for it opens again, once', () => {
  const reopened = vi.fn();
  openHelp('rule', undefined, reopened);
  expect(reopened).not.toHaveBeenCalled();
  closeHelp();
  closeHelp();
  expect(helpShown()).toBeUndefined();
  expect(reopened).toHaveBeenCalledTimes(1);
  expect(focus).toHaveBeenCalledTimes(1);
});

test('also if it was open before, as below the result of a game that ends meanwhile', () => {
  const reopened = vi.fn();
  openHelp();
  openHelp('rule', undefined, reopened);
  closeHelp();
  expect(reopened).toHaveBeenCalledTimes(1);
});

test('nothing opens again at a table that is left', () => {
  const reopened = vi.fn();
  openHelp('rule', undefined, reopened);
  closeHelp(true);
  expect(reopened).not.toHaveBeenCalled();
  expect(focus).not.toHaveBeenCalled();
});
