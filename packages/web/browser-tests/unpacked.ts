/** Before all tests: a browser begins here, and is unpacked by that if it comes packed. */
import { launchBrowser } from './browser.ts';

export async function setup(): Promise<void> {
  const browser = await launchBrowser();
  await browser.close();
}
