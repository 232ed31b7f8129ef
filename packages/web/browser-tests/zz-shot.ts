import { launchBrowser } from './browser.ts';
import { openSite } from './site.ts';
export async function run(out: string, size: string, theme: string, paths: string[]) {
  const [w, h] = size.split('x').map(Number);
  const site = await openSite();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: w, height: h },
      colorScheme: theme as 'light',
      hasTouch: w < 600,
      isMobile: w < 600,
      locale: process.env.LOC ?? 'en-GB',
    });
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log('ERR', e.message));
    page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
    const shot = async (name: string, fullPage = true) => {
      await page.waitForTimeout(600);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > w) console.log('overflow', name, width);
      await page.screenshot({
        path: `${out}/${name.replaceAll(/[^\w-]/g, '_')}-${size}-${theme}.png`,
        fullPage,
      });
    };
    if (paths[0] === 'flow') {
      await page.goto(`${site.address}#/packs/1893`);
      await page.getByTestId('copy-pack').click();
      await page.locator('[data-entry=strips]').waitFor();
      await shot('flow1', false);
      const url = page.url().replace('to-check', 'stock');
      await page.goto(url);
      const card = page.locator('[data-entry="stock.2"]');
      await card.locator('summary').click();
      await card.locator('[data-field="stock.2.francs"]').fill('777');
      await card.scrollIntoViewIfNeeded();
      await shot('flow2', false);
      await card.locator('[data-field="stock.2.francs"]').fill('9');
      await page.goto(url.replace('stock', 'strips'));
      await page.locator('[data-entry="strips"] summary').click();
      await page
        .locator('[data-field="strips.0.0"]')
        .selectOption({ label: 'Sales' })
        .catch(() => {});
      await shot('flow3');
      await page.goto(url.replace('/stock', ''));
      await shot('flow4');
      await page.goto(url.replace('stock', 'compare'));
      await shot('flow5');
      await page.goto(`${site.address}#/packs`);
      await shot('flow6');
      await page.goto(`${site.address}#/packs/1897`);
      await page.getByTestId('copy-pack').click();
      await page.getByTestId('pack-name').fill('Grandmother’s box');
      const u = page.url().replace('to-check', 'numbers');
      await page.goto(u);
      await page.locator('[data-entry="startFrancs"] summary').click();
      await page.locator('[data-field="startFrancs.0"]').fill('17');
      await page.goto(`${site.address}#/`);
      await page.locator('input[name=game][value="1897"]').check({ force: true });
      await page.locator('form summary').click();
      await page.getByTestId('choose-pack').selectOption({ label: 'Grandmother’s box' });
      await shot('flow7');
      await page.getByTestId('play').click();
      await page.getByTestId('menu').click();
      await page.getByTestId('pack-line').locator('summary').click();
      await shot('flow8', false);
      return;
    }
    for (const path of paths) {
      await page.goto(`${site.address}${path}`);
      await shot(path);
    }
  } finally {
    await browser.close();
    await site.close();
  }
}
