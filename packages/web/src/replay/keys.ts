/** What keys do while one looks back, wherever the focus is. */
import type { Replay } from './replay.svelte.ts';
import type { Direction, Stride } from './stepping.ts';

const STRIDES: Readonly<Record<string, readonly [stride: Stride, direction: Direction]>> = {
  ArrowLeft: ['step', -1],
  ArrowRight: ['step', 1],
  'Shift+ArrowLeft': ['turn', -1],
  'Shift+ArrowRight': ['turn', 1],
  PageUp: ['round', -1],
  PageDown: ['round', 1],
};

/** Parts of the page that have these keys for themselves. */
const OWN: Readonly<Record<string, string>> = {
  ' ': 'button, a, summary, [role=button]',
  ArrowLeft: '[role=tab]',
  ArrowRight: '[role=tab]',
  PageUp: '[role=log], [role=tabpanel]',
  PageDown: '[role=log], [role=tabpanel]',
  Home: '[role=log], [role=tabpanel]',
  End: '[role=log], [role=tabpanel]',
};

export function onReplayKey(event: KeyboardEvent, replay: Replay, leave: () => void): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
  if (document.querySelector('dialog[open]') !== null) return;
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if (isIn('input:not([type=checkbox]), textarea, select')) return;
  const own = OWN[key];
  if (own !== undefined && isIn(own)) return;
  const stride = STRIDES[shiftKey ? `Shift+${key}` : key];
  if (stride !== undefined) replay.go(...stride);
  else if (key === 'Home') replay.goTo(replay.line.start);
  else if (key === 'End') replay.goTo(replay.line.end);
  else if (key === ' ') replay.playOrPause();
  else if (key === 'Escape') leave();
  else return;
  event.preventDefault();
}
