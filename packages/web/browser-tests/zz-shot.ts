import { launchBrowser } from './browser.ts';
import { openSite } from './site.ts';
export async function run(out: string, size: string, theme: string, paths: string[]) {
const [w, h] = size.split('x').map(Number);
const site = await openSite();
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: theme as 'light', hasTouch: w < 600, isMobile: w < 600 });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('ERR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
  for (const path of paths) {
    await page.goto(`${site.address}${path}`);
    await page.waitForTimeout(900);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > w) console.log('overflow', path, width);
    await page.screenshot({ path: `${out}/${path.replaceAll(/[^\w-]/g, '_')}-${size}-${theme}.png`, fullPage: true });
  }
} finally { await browser.close(); await site.close(); }
}
