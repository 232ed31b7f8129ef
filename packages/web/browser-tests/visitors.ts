/**
 * Visitors of the site, in one browser for all files of tests that a worker runs. Most of what a visit costs is a page
 * that is new to its browser, so pages are used again: within a file by the same visitor, who leaves one table for the
 * next; in the next file by another one, whose browser has kept nothing.
 */
import { type Browser, errors, type Page } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { isMoving, screenOf, settingsOf, type Visit, type VisitOptions, visit } from './visit.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built client, the same in every run; with a slash at the end. */
    readonly site: string;
  }
}

export interface Stay extends Visit {
  /** Makes room for the next visitor. */
  leave(): Promise<void>;
}

export interface StayOptions extends VisitOptions {
  /** In a browser that nobody else comes to: for tests that change more than a visitor can, or look at what is kept. */
  readonly isAlone?: boolean;
}

/** A page that can be used again. */
interface Place {
  readonly visited: Visit;
  /** Places of one kind are the same but for the size of the window. */
  readonly kind: string;
  /** What the last visitor wished for, and what the page made of it; undefined if its file of tests has ended. */
  last: { readonly wanted: string; readonly kept: string } | undefined;
}

/** Ended with the worker, by Playwright. */
let launched: Promise<Browser> | undefined;
const free: Place[] = [];
const taken = new Set<Place>();

/** The browser of all tests of this worker. */
export function theBrowser(): Promise<Browser> {
  launched ??= launchBrowser();
  return launched;
}

export function theSite(): string {
  return inject('site');
}

/** For a file of tests: what lets visitors come. */
export function visitors(): (options?: StayOptions) => Promise<Stay> {
  afterAll(cleanUp);
  return stay;
}

async function stay(options: StayOptions = {}): Promise<Stay> {
  if (options.isAlone === true) {
    const visited = await visit(await theBrowser(), theSite(), options);
    return { ...visited, leave: () => visited.context.close() };
  }
  const place = findPlace(options);
  if (place === undefined) return settle(await newPlace(options), options);
  taken.add(place);
  await useAgain(place, options);
  return settle(place, options);
}

function kindOf(options: StayOptions): string {
  const { isPhone = false, isSeen = false } = options;
  return JSON.stringify({ isPhone, isSeen, isMoving: isMoving(options) });
}

/** Rather one where the page needn't be opened anew. */
function findPlace(options: StayOptions): Place | undefined {
  const fit = free.filter(({ kind }) => kind === kindOf(options));
  const place = fit.find(({ last }) => last?.wanted === settingsOf(options)) ?? fit[0];
  if (place !== undefined) free.splice(free.indexOf(place), 1);
  return place;
}

async function newPlace(options: StayOptions): Promise<Place> {
  const visited = await visit(await theBrowser(), theSite(), options);
  const place = { visited, kind: kindOf(options), last: undefined };
  taken.add(place);
  return place;
}

async function useAgain({ visited, last }: Place, options: StayOptions): Promise<void> {
  const { page, faults } = visited;
  const wanted = settingsOf(options);
  await page.setViewportSize(screenOf(options));
  // What comes to lie under a mouse that rests would be pointed at.
  await page.mouse.move(0, 0);
  const isReady = last?.wanted === wanted && options.path === undefined && (await keptIn(page)) === last.kept;
  if (isReady) await page.evaluate(forgetAllBut, last.kept);
  else {
    // Without what has the games open.
    await page.goto(`${theSite()}favicon.svg`);
    await page.evaluate(forgetAllBut, wanted);
    await page.evaluate(forgetGames);
    await page.goto(theSite() + (options.path ?? ''));
  }
  faults.length = 0;
}

async function settle(place: Place, options: StayOptions): Promise<Stay> {
  const { visited } = place;
  const { page, context } = visited;
  if (options.path === undefined) {
    await page.getByTestId('play').waitFor();
    place.last = { wanted: settingsOf(options), kept: await keptIn(page) };
  }
  const leave = async () => {
    taken.delete(place);
    const isWhole = context.pages().length === 1 && !page.isClosed() && (await goHome(page));
    if (isWhole) free.push(place);
    else await context.close();
  };
  return { ...visited, leave };
}

/** Whether one comes there. */
async function goHome(page: Page): Promise<boolean> {
  const HOME_PATIENCE = 20_000;
  try {
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await page.getByTestId('play').waitFor({ timeout: HOME_PATIENCE });
    // Who was there already may have left something open.
    return (await page.locator('dialog[open]').count()) === 0;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

function keptIn(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('horta-settings') ?? '');
}

/** Runs in the page. */
function forgetAllBut(settings: string): void {
  localStorage.clear();
  localStorage.setItem('horta-settings', settings);
}

/** Runs in the page. */
async function forgetGames(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases())
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
      request.onblocked = () => reject(new Error(`${name} is still open`));
    });
}

/** After a file: who comes next finds nothing of it; of each kind one place is enough. */
async function cleanUp(): Promise<void> {
  const kinds = new Set<string>();
  for (const place of [...free.splice(0), ...taken]) {
    if (taken.delete(place) || kinds.has(place.kind)) await place.visited.context.close();
    else {
      kinds.add(place.kind);
      place.last = undefined;
      await place.visited.page.goto('about:blank');
      free.push(place);
    }
  }
}
