/** Where the focus goes for those who play by keys: to what can be chosen next, when it would be lost. */
import { tick } from 'svelte';

let isByKeys = false;

addEventListener('keydown', () => {
  isByKeys = true;
});
addEventListener('pointerdown', () => {
  isByKeys = false;
});

/** To the first of these that there is, once the page has changed. */
async function focusFirst(selector: string): Promise<void> {
  if (!isByKeys) return;
  await tick();
  document.querySelector<HTMLElement | SVGElement>(selector)?.focus();
}

/** A new decision: the focus moves only if it has nothing to be on any more. */
export function focusDecision(): void {
  const active = document.activeElement;
  const isLost = active === null || active === document.body || !active.isConnected || isSpent(active);
  if (isLost) void focusFirst('.thing.legal, button[data-option]');
}

/** What could be chosen before, and can't be now. */
function isSpent(element: Element): boolean {
  return element.matches('.thing:not(.legal), button:disabled, [data-testid=do-anyway]');
}

/** A thing stands for several choices, which are buttons now. */
export function focusChoices(): void {
  void focusFirst('button[data-option]');
}

/** A choice waits to be confirmed. */
export function focusConfirmation(): void {
  void focusFirst('[data-testid=do-anyway]');
}
