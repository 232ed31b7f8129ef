/**
 * Pages that nobody looks at: everything is laid out, has its style and can be hit, but nothing is painted, which is a
 * third of a browser's work where there is no graphics card.
 */
import type { BrowserContext, Page } from 'playwright-core';

/** From the next page on. */
export async function leaveUnseen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** For those who look at what can be seen: the page is as usual meanwhile. */
export async function whileSeen<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const switchTo = (isDisabled: boolean) =>
    page.evaluate((value) => {
      for (const sheet of document.adoptedStyleSheets) sheet.disabled = value;
    }, isDisabled);
  await switchTo(true);
  try {
    return await look();
  } finally {
    await switchTo(false);
  }
}
