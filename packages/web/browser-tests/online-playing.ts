/** Two who play at one table over a network: by hand, or as quickly as their pages can follow. */
import { randomFromSeed } from '@horta/engine';
import type { Page } from 'playwright-core';
import type { Hand } from './hands.ts';
import { decide, WAITING } from './playing.ts';

/** Whoever is asked first; undefined when the game is over for all. */
export async function whoIsAsked(pages: readonly Page[]): Promise<Page | undefined> {
  const looks = pages.map(async (page) => {
    const found = await page.waitForFunction(
      () => {
        // Those who are not asked are looked at until they are, and may go elsewhere before.
        const dataset = document.querySelector<HTMLElement>('[data-testid=table]')?.dataset;
        if (dataset?.over === 'true') return 'over';
        return dataset?.asking === 'true' && dataset.telling === 'false' ? 'asked' : undefined;
      },
      undefined,
      WAITING,
    );
    return { page, moment: await found.jsonValue() };
  });
  const first = await Promise.race(looks);
  for (const look of looks) look.catch(() => {});
  return first.moment === 'asked' ? first.page : undefined;
}

/** So many decisions by hand, of whoever is asked; each has a hand of their own. */
export async function playByHand(
  hands: ReadonlyMap<Page, Hand>,
  decisions: number,
  seed: string,
): Promise<void> {
  const random = randomFromSeed(seed);
  const pages = [...hands.keys()];
  for (let made = 0; made < decisions; made++) {
    const page = await whoIsAsked(pages);
    if (page === undefined) return;
    await decide(page, random, hands.get(page));
    await inStep(pages);
  }
}

/** Until all have seen as many decisions, and nothing is told any more. */
export async function inStep(pages: readonly Page[]): Promise<number> {
  for (;;) {
    const counts = await Promise.all(
      pages.map((page) =>
        page.evaluate(() => {
          const { dataset } = document.querySelector('[data-testid=table]') as HTMLElement;
          return dataset.telling === 'true' ? -1 : Number(dataset.moves);
        }),
      ),
    );
    const [count = 0] = counts;
    if (count >= 0 && counts.every((other) => other === count)) return count;
    await new Promise((resolve) => setTimeout(resolve, WAITING.polling));
  }
}

/**
 * Plays on until the game is over, or so many decisions were made; the page itself clicks. Resolves to how many it made.
 * It is all in the page, since a test that asks for each click takes several times as long.
 */
export function playQuickly(page: Page, seed: number, most = 1e9): Promise<number> {
  return page.evaluate(clickOn, { seed, most });
}

/** Runs in the page. */
async function clickOn({ seed, most }: { seed: number; most: number }): Promise<number> {
  const PATIENCE = 120_000;
  let drawn = seed;
  const below = (count: number) => {
    drawn = (Math.imul(drawn, 1664525) + 1013904223) | 0;
    return (drawn >>> 8) % count;
  };
  const table = () => document.querySelector<HTMLElement>('[data-testid=table]')?.dataset ?? {};
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null,
    );
  const soon = () => new Promise((resolve) => setTimeout(resolve, 4));
  const until = async <T>(found: () => T | undefined): Promise<T> => {
    const began = performance.now();
    for (;;) {
      const value = found();
      if (value !== undefined) return value;
      if (performance.now() - began > PATIENCE)
        throw new Error(
          `nothing happens: ${JSON.stringify(table())} ${document.body.innerText.slice(0, 500)}`,
        );
      await soon();
    }
  };
  const press = async (selector: string) => {
    // What is asked may open by itself a little after the question.
    let before = -1;
    const all = await until(() => {
      const now = seen(selector);
      const isCalm = now.length > 0 && now.length === before;
      before = now.length;
      return isCalm ? now : undefined;
    });
    all[below(all.length)]?.dispatchEvent(
      new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'mouse' }),
    );
  };
  for (let made = 0; made < most; made++) {
    const moment = await until(() => {
      const { over, asking, telling } = table();
      if (over === 'true') return 'over';
      return asking === 'true' && telling === 'false' ? 'asked' : undefined;
    });
    if (moment === 'over') return made;
    const before = table().moves;
    await press('.thing.legal, button[data-option]');
    for (let isAnswered = false; !isAnswered; ) {
      const reaction = await until(() => {
        const { moves, held, open } = table();
        if (moves !== before) return 'moved';
        if (held === 'true') return 'held';
        return open === 'true' ? 'asks' : undefined;
      });
      isAnswered = reaction === 'moved';
      if (reaction === 'held') {
        await press('[data-testid=do-anyway]');
        await until(() => (table().moves === before ? undefined : true));
        isAnswered = true;
      } else if (reaction === 'asks') await press('[data-testid=choice] button[data-option]');
    }
  }
  return most;
}
