/** A picture of a page, once all of it is there. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';
import { fetched } from '../fetching.ts';

export interface Shot {
  /** The scene's name. */
  readonly scene: string;
  readonly size: { readonly width: number; readonly height: number; readonly isTouched: boolean };
  readonly theme: string;
  /** English if it is not said. */
  readonly locale?: string | undefined;
  readonly path: string;
}

/** `before` is done before one looks. */
export async function photograph(
  page: Page,
  { path }: Shot,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  // Away from what it has clicked.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  // What is fetched and drawn a little later.
  await fetched(page);
  await page.waitForTimeout(300);
  await before();
  await page.waitForTimeout(300);
  await capture(page, path);
}

/** As WebP, which Playwright does not write: a fifth of the bytes. */
async function capture(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 62 });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(data, 'base64'));
}
