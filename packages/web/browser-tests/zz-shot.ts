import { launchBrowser } from './browser.ts';
import { openSite } from './site.ts';
export async function run(out: string, size: string, theme: string, paths: string[]) {
const [w, h] = size.split('x').map(Number);
const site = await openSite();
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: theme as 'light', hasTouch: w < 600, isMobile: w < 600, locale: process.env.LOC ?? 'en-GB' });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('ERR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
  const shot = async (name: string, fullPage = true) => {
    await page.waitForTimeout(600);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > w) console.log('overflow', name, width);
    await page.screenshot({ path: `${out}/${name.replaceAll(/[^\w-]/g, '_')}-${size}-${theme}.png`, fullPage });
  };
  if (paths[0] === 'flow') {
    await page.goto(`${site.address}#/packs/1893`);
    await page.getByTestId('copy-pack').click();
    await page.locator('[data-entry=strips]').waitFor();
    await shot('flow1');
    const url = page.url().replace('to-check', 'stock');
    await page.goto(url);
    const card = page.locator('[data-entry="stock.2"]');
    await card.locator('summary').click();
    await card.locator('[data-field="stock.2.francs"]').fill('777');
    await shot('flow2');
    await card.locator('[data-field="stock.2.francs"]').fill('9');
    await page.goto(url.replace('stock', 'strips'));
    await page.locator('[data-entry="strips"] summary').click();
    await page.locator('[data-field="strips.0.0"]').selectOption({ label: 'Sales' }).catch(() => {});
    await shot('flow3');
    await page.goto(url.replace('/stock', ''));
    await shot('flow4');
    await page.goto(url.replace('stock', 'compare'));
    await shot('flow5');
    await page.goto(`${site.address}#/packs`);
    await shot('flow6');
    return;
  }
  for (const path of paths) {
    await page.goto(`${site.address}${path}`);
    await shot(path);
  }
} finally { await browser.close(); await site.close(); }
}
