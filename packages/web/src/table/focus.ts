/** Where the focus goes for those who play by keys: to what can be chosen next, when it would be lost. */
import { tick } from 'svelte';

let isByKeys = false;

addEventListener('keydown', () => {
  isByKeys = true;
});
addEventListener('pointerdown', () => {
  isByKeys = false;
});

/** To the first element of the first of these selectors that has one, once the page has changed. */
export async function focusFirst(...selectors: readonly string[]): Promise<void> {
  if (!isByKeys) return;
  await tick();
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement | SVGElement>(selector);
    found?.focus();
    if (found !== null) return;
  }
}

/** A new decision: the focus moves only if it has nothing to be on any more. */
export function focusDecision(): void {
  const active = document.activeElement;
  const isLost = active === null || active === document.body || !active.isConnected || isSpent(active);
  // What is on the boards comes before the bar: nobody wants to pass by a key pressed once too often.
  if (isLost)
    void focusFirst(
      '[data-testid=choice] [data-focus]',
      '[data-testid=choice] button[data-option]',
      // What a teacher asks for.
      '.thing.legal[data-taught]',
      '.thing.legal',
      'button[data-option]',
    );
}

/** What could be chosen before, and can't be now. */
function isSpent(element: Element): boolean {
  return element.matches('.thing:not(.legal), button:disabled, [data-testid=do-anyway], [inert] *');
}

/** A choice waits to be confirmed. */
export function focusConfirmation(): void {
  void focusFirst('[data-testid=do-anyway]');
}
