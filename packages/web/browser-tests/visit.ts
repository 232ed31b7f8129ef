/** One who comes to the site, with a browser that has kept nothing but settings. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { watchFetching } from './fetching.ts';
import { PATIENCE } from './playing.ts';
import { leaveUnseen } from './unseen.ts';

export const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in the page, as the console tells it. */
  readonly faults: string[];
}

export interface VisitOptions {
  readonly isPhone?: boolean;
  /** Of the screen, if it is another one than usual. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Undefined values are the page's own defaults. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly path?: string;
  /** Whether it is painted, for pictures and measurements. */
  readonly isSeen?: boolean;
}

export function screenOf({ size, isPhone = false }: VisitOptions): { width: number; height: number } {
  const { width, height } = size ?? (isPhone ? PHONE : WIDE);
  return { width, height };
}

/** As the browser keeps them. */
export function settingsOf({ settings }: VisitOptions): string {
  return JSON.stringify({ speed: 'instant', locale: 'en', ...settings });
}

export function isMoving({ settings = {} }: VisitOptions): boolean {
  return 'speed' in settings && settings.speed !== 'instant';
}

/** A new visitor, to whom everything is told at once and nothing flies or pulses, unless the settings say so. */
export async function visit(browser: Browser, address: string, options: VisitOptions = {}): Promise<Visit> {
  const { isPhone = false, path = '', isSeen = false } = options;
  const context = await browser.newContext({
    viewport: screenOf(options),
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: 'en-GB',
    serviceWorkers: 'block',
    // Whatever pulses is painted anew for seconds after every decision, without a graphics card.
    reducedMotion: isMoving(options) ? 'no-preference' : 'reduce',
  });
  // Several pages at once on a busy machine: no test is about time.
  context.setDefaultTimeout(PATIENCE);
  if (!isSeen) await leaveUnseen(context);
  await context.addInitScript((value) => {
    if (localStorage.getItem('horta-settings') === null) localStorage.setItem('horta-settings', value);
  }, settingsOf(options));
  const page = await context.newPage();
  await watchFetching(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // A feature in a header that the browser doesn't know is a warning only.
    if (message.type() === 'error' || message.text().includes('Permissions-Policy'))
      faults.push(message.text());
  });
  await page.goto(address + path);
  return { context, page, faults };
}
