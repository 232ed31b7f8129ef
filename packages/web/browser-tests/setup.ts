/** Before all tests: a browser begins here, and is unpacked by that if it comes packed; all visit the same site. */
import type { TestProject } from 'vitest/node';
import { launchBrowser } from './browser.ts';
import { openRepeatableSite } from './site.ts';

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [browser, site] = await Promise.all([launchBrowser(), openRepeatableSite()]);
  await browser.close();
  provide('site', site.address);
  return site.close;
}
