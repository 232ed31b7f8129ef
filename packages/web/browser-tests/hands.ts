/** How one chooses: a click, two taps, keys. What can be looked up in the page is looked up there, in one go. */
import type { ElementHandle, Page } from 'playwright-core';

export type Target = ElementHandle<HTMLElement | SVGElement>;
export type Hand = (page: Page, target: Target) => Promise<void>;

/**
 * A point of the target that nothing lies upon, as a person finds one; things may overlap, but not cover each other. What
 * comes or moves is waited for: it is pointed at where it stays.
 */
async function pointOf(target: Target): Promise<{ x: number; y: number }> {
  const { point, name, cover } = await target.evaluate(async (element) => {
    const STEPS = 24;
    const PATIENCE = 10_000;
    const frame = () => new Promise(requestAnimationFrame);
    const place = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    };
    const isFree = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
    const freePoint = () => {
      const { left, top, width, height } = place();
      // The middle will do, mostly.
      if (isFree(left + width / 2, top + height / 2)) return { x: left + width / 2, y: top + height / 2 };
      const found: { x: number; y: number; distance: number }[] = [];
      for (let i = 1; i < STEPS; i++)
        for (let j = 1; j < STEPS; j++) {
          const x = left + (width * i) / STEPS;
          const y = top + (height * j) / STEPS;
          if (isFree(x, y)) found.push({ x, y, distance: Math.hypot(i - STEPS / 2, j - STEPS / 2) });
        }
      return found.sort((a, b) => a.distance - b.distance)[0];
    };
    /** Pieces may be on their way: where they are now, something else will be in a moment. */
    const arrived = () =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(
            (animation) => animation instanceof CSSTransition && animation.transitionProperty === 'transform',
          )
          .map(({ finished }) => finished),
      );
    const began = performance.now();
    for (;;) {
      await arrived();
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const before = JSON.stringify(place());
      // What has just grown is put elsewhere within the frame.
      await frame();
      await frame();
      const stays = element.isConnected && JSON.stringify(place()) === before;
      const found = stays ? freePoint() : undefined;
      if (found !== undefined || performance.now() - began > PATIENCE) {
        const { left, top, width, height } = place();
        return {
          point: found,
          name: element.getAttribute('aria-label') ?? element.textContent,
          cover: document.elementFromPoint(left + width / 2, top + height / 2)?.outerHTML.slice(0, 200),
        };
      }
    }
  });
  if (point === undefined) throw new Error(`${name}: covered by something else, ${cover}`);
  return point;
}

export const mouse: Hand = async (page, target) => {
  const { x, y } = await pointOf(target);
  await page.mouse.click(x, y);
};

/** Points at something without choosing it: from aside, since a mouse that rests where it was moves nothing. */
export const pointAt: Hand = async (page, target) => {
  const { x, y } = await pointOf(target);
  await page.mouse.move(0, 0);
  await page.mouse.move(x, y);
};

/** A first tap shows, the button that then is there does. */
export const finger: Hand = async (page, target) => {
  await tap(page, target);
  const confirm = await page.$('[data-testid=confirm]');
  if (confirm !== null) await tap(page, confirm);
};

export const tap: Hand = async (page, target) => {
  const { x, y } = await pointOf(target);
  await page.touchscreen.tap(x, y);
};

/** Stops of the Tab key that the page's own order doesn't know of: what scrolls can be one. */
const MOST_EXTRA_STOPS = 3;

/**
 * Goes to the target by the Tab key from the stop before it, and presses Enter. That the stops before it are reached
 * likewise, and that there is no other order than the one that is looked up here, is a test of its own.
 */
export const keyboard: Hand = async (page, target) => {
  let way: Way = 'changed';
  while (way === 'changed') way = await goByTab(page, target);
  if (way === 'none') {
    const name = await target.evaluate(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
    throw new Error(`not reached by the Tab key: ${name}`);
  }
  await page.keyboard.press('Enter');
};

/** Whether one came there; if not, whether there were other stops in between than a moment before. */
type Way = 'there' | 'changed' | 'none';

async function goByTab(page: Page, target: Target): Promise<Way> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  if (await isThere()) return 'there';
  const order = await page.evaluateHandle(tabOrder);
  const isStop = await target.evaluate((element, stops) => {
    const place = stops.indexOf(element);
    stops[place - 1]?.focus();
    return place > 0;
  }, order);
  for (let stops = 0; isStop && stops <= MOST_EXTRA_STOPS; stops++) {
    await page.keyboard.press('Tab');
    if (await isThere()) return 'there';
  }
  const now = await page.evaluateHandle(tabOrder);
  const isSame = await order.evaluate(
    (before, after) => before.length === after.length && before.every((stop, i) => stop === after[i]),
    now,
  );
  return isSame ? 'none' : 'changed';
}

/** Runs in the page: what the Tab key stops at, in its order. */
export function tabOrder(): (HTMLElement | SVGElement)[] {
  const room = [...document.querySelectorAll('dialog[open]')].findLast((dialog) => dialog.matches(':modal'));
  const candidates = (room ?? document).querySelectorAll<HTMLElement | SVGElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  return [...candidates].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, input[type=radio]:not(:checked)') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}
