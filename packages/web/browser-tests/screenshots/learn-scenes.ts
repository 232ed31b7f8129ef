/** Guided games: the list of them, and where each begins. */
import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';

/** On to the first thing that is to be tried. */
async function readsOn(page: Page): Promise<void> {
  const teacher = page.locator('[data-testid=teacher]:not([data-kind=quiet])');
  const way = page.getByTestId('read-on');
  for (;;) {
    await teacher.waitFor();
    if ((await teacher.getAttribute('data-kind')) === 'task') return;
    await way.click();
  }
}

const COURSES = ['1893', '1897', '1893-first-edition', 'belle-epoque'];

export const LEARN_SCENES: readonly Scene[] = [
  { name: 'learn', path: '#/learn' },
  ...COURSES.map((course) => ({ name: `lesson-${course}`, path: `#/learn/${course}`, before: readsOn })),
];
