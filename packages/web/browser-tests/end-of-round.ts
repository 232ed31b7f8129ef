/** The end of a round, up to where one looks at it. */
import type { Page } from 'playwright-core';
import { moved, movesMade, WAITING } from './playing.ts';

/** No stage goes on by itself, however long a busy machine takes to look at it. Runs in the page. */
export function waitForEver(): void {
  const { setTimeout } = globalThis;
  const LONG = 5000;
  const patient = (call: () => void, time?: number) => setTimeout(call, (time ?? 0) > LONG ? 2 ** 30 : time);
  Object.assign(globalThis, { setTimeout: patient });
}

/** Passes, whatever there is to say about it. */
export async function pass(page: Page): Promise<void> {
  const before = await movesMade(page);
  await page.getByRole('button', { name: /^Pass/ }).click();
  const held = page.getByTestId('do-anyway');
  await page.waitForFunction(
    (count) => {
      const { dataset } = document.querySelector('[data-testid=table]') as HTMLElement;
      return dataset.held === 'true' || Number(dataset.moves) > count;
    },
    before,
    WAITING,
  );
  if ((await page.getByTestId('table').getAttribute('data-held')) === 'true') await held.click();
  await moved(page, before);
}

type Moment = 'waits' | 'asked' | 'over';

/** Until a stage waits to be looked at, somebody has to decide, or no stage is shown any more. */
export async function next(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(
    () => {
      const { dataset } = document.querySelector('[data-testid=table]') as HTMLElement;
      if (dataset.asking === 'true' && dataset.telling === 'false') return dataset.stage ? 'asked' : 'over';
      return document.querySelector('[data-testid=stage-run]') === null ? undefined : 'waits';
    },
    undefined,
    WAITING,
  );
  return (await found.jsonValue()) as Moment;
}
