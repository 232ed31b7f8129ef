/** Following a guided game in a browser: what the teacher says, and the ways on. */
import type { Page } from 'playwright-core';
import { WAITING } from './playing.ts';

/** What the teacher says: of which moment, and what is asked for. */
export interface Heard {
  /** `tell`, `task`, `answer`; `over` at the end of a chapter, `quiet` while the game goes on. */
  readonly kind: string;
  readonly moment: string;
  readonly text: string;
  /** Whether the course is at its end. */
  readonly isEnd: boolean;
}

/** Another word than the one before, once it is said; or the end of the course. */
export async function nextWord(page: Page, before?: Heard): Promise<Heard> {
  const heard = await page.waitForFunction(
    (last) => {
      const plain = { kind: '', moment: '', text: '', isEnd: true };
      if (document.querySelector('[data-testid=course-end]') !== null) return plain;
      const teacher = document.querySelector<HTMLElement>('[data-testid=teacher]');
      const table = document.querySelector<HTMLElement>('[data-testid=table]');
      if (teacher === null || table === null) return undefined;
      const text = teacher.querySelector('[data-testid=says]')?.textContent ?? '';
      const { kind = '', moment = '' } = teacher.dataset;
      // Something free is to be chosen: that is as good as a word.
      if (kind === 'quiet' && table.dataset.asking !== 'true') return undefined;
      return text === '' || text === last ? undefined : { kind, moment, text, isEnd: false };
    },
    before?.text,
    WAITING,
  );
  return (await heard.jsonValue()) as Heard;
}

export const TEACHER = '[data-testid=teacher]';
export const READ_ON = '[data-testid=read-on]';
export const SHOW_ME = '[data-testid=show-me]';

/** The teacher shows what to choose, and then does it. */
async function showAndDo(page: Page): Promise<void> {
  const show = page.locator(SHOW_ME);
  await show.and(page.locator('[data-shown=false]')).click();
  await show.and(page.locator('[data-shown=true]')).click();
}

/** Reads on until this moment has come, with the teacher's help where something is to be done. */
export async function readUpTo(page: Page, moment: string): Promise<Heard> {
  let heard = await nextWord(page);
  while (heard.moment !== moment) {
    if (heard.isEnd) throw new Error(`${moment} doesn’t come`);
    if (heard.kind === 'task') await showAndDo(page);
    else await page.locator(READ_ON).click();
    heard = await nextWord(page, heard);
  }
  return heard;
}
