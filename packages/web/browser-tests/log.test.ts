/** The log while a game is played live, against what the engine's own events say. */
import {
  type GameEvent,
  type GameRecord,
  type GameState,
  play,
  randomFromSeed,
  startRecord,
} from '@horta/engine';
import { recordOf, restored, type SavedTable } from '@horta/table';
import { type Locale, speaker } from '@horta/words';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { decide, isAsked, moved, movesMade, ofEveryGame, sitDown, type TableWish, visit } from './playing.ts';
import { openSite, type Site } from './site.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), openSite()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

type NamedTable = TableWish & { readonly name: string; readonly names: readonly string[]; decisions: number };

const NAMES = ['Ana', 'Ben'];

const TABLES: readonly NamedTable[] = ofEveryGame({
  '1893': [
    // The bot takes its time, and the log grows while nobody does anything.
    { name: '1893', seats: [undefined, 'apprentice'], names: NAMES, seed: 'log 1', decisions: 10 },
    {
      name: 'Belle Époque with boards',
      options: { belleEpoque: true, boards: 'chosen' },
      seats: [undefined, undefined],
      names: NAMES,
      seed: 'log 2',
      decisions: 12,
    },
  ],
  '1893-first-edition': [
    {
      name: 'the first edition',
      seats: [undefined, 'apprentice'],
      names: NAMES,
      seed: 'log 3',
      decisions: 7,
    },
  ],
  '1897': [{ name: '1897', seats: [undefined, undefined], names: NAMES, seed: 'log 4', decisions: 12 }],
});

/** What the page shows at one moment. */
interface Shown {
  readonly moves: number;
  readonly log: readonly string[];
  /** What others did since one's last turn; undefined if that is not shown. */
  readonly since: readonly string[] | undefined;
  readonly live: string;
}

function shownBy(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? '').trim());
    const since = document.querySelector('.since');
    return {
      moves: Number(document.querySelector('[data-testid=table]')?.getAttribute('data-moves')),
      log: textsOf('[role=log] p'),
      since: since === null ? undefined : textsOf('.since li'),
      live: textsOf('[data-testid=table] > .visually-hidden[aria-live]').join(),
    };
  });
}

/** The game as the browser keeps it: a move is stored before it is shown. */
async function keptBy(page: Page): Promise<GameRecord> {
  const kept = await page.evaluate(async () => {
    const id = location.hash.split('/').at(-1) ?? '';
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('horta'));
    const game = await settled(database.transaction('games').objectStore('games').get(id));
    database.close();
    return game as SavedTable;
  });
  return recordOf(restored(kept));
}

/** What the engine tells of these moves, in words, by move; what comes before the first one is the first part. */
function wordsOf(record: GameRecord, { seats, names }: NamedTable, locale: Locale): string[][] {
  const people = seats.flatMap((bot, seat) => (bot === undefined ? [seat] : []));
  const voice = speaker(locale, names);
  let events: GameEvent[] = [];
  const sink = { tell: (event: GameEvent) => void events.push(event) };
  const said = (state: GameState): string[] => {
    const told = events;
    events = [];
    return told.flatMap((event) => {
      // As all of them around the screen may know it.
      const versions = people.map((seat) => state.rules.seenBy(event, seat));
      return voice.event(state, versions.find((version) => version !== event) ?? event) ?? [];
    });
  };
  const state = startRecord(record, sink);
  const parts = [said(state)];
  for (const { option } of record.moves) {
    play(state, option);
    parts.push(said(state));
  }
  return parts;
}

/** Holds what is shown against the engine, line by line; returns the log. */
async function compare(page: Page, wish: NamedTable, locale: Locale = 'en'): Promise<readonly string[]> {
  await page.getByRole('log').waitFor();
  const { moves, log, since, live } = await shownBy(page);
  const record = await keptBy(page);
  const parts = wordsOf({ ...record, moves: record.moves.slice(0, moves) }, wish, locale);
  expect(log, `after move ${moves}`).toEqual(parts.flat());
  // Both end with the latest.
  const latest = parts.slice(1).flat();
  if (since !== undefined) expect(since).toEqual(latest.slice(-since.length));
  expect(latest.join(' ').endsWith(live), `${live}\nafter move ${moves}`).toBe(true);
  return log;
}

// Side by side: mostly they wait for bots.
test.concurrent.for(TABLES)(
  '$name: the log says what happened, all of it, while it happens',
  // Its own: what is polled for must know which of the tests it belongs to.
  async (wish, { expect }) => {
    // The pace of bots and pieces as everybody finds it.
    const usual = { pace: undefined, animation: undefined };
    const { context, page, faults } = await visit(browser, site.address, { settings: usual });
    await sitDown(page, wish);
    const random = randomFromSeed(wish.seed);
    let lines = 0;
    for (let i = 0; i < wish.decisions; i++) {
      expect(await isAsked(page)).toBe(true);
      lines = (await compare(page, wish)).length;
      await decide(page, random);
      // While bots may be deciding.
      await compare(page, wish);
    }
    expect(lines).toBeGreaterThan(wish.decisions);
    expect(await isAsked(page)).toBe(true);

    const before = await compare(page, wish);
    const undo = page.getByTestId('undo');
    while (await undo.isDisabled()) {
      await decide(page, random);
      await isAsked(page);
    }
    const full = await compare(page, wish);
    const count = await movesMade(page);
    await undo.click();
    await moved(page, count);
    await compare(page, wish);
    await page.getByTestId('redo').click();
    await expect.poll(() => movesMade(page)).toBe(count);
    expect(await compare(page, wish)).toEqual(full);
    expect(full.slice(0, before.length)).toEqual(before);

    await page.reload();
    await isAsked(page);
    expect(await compare(page, wish)).toEqual(full);

    await page.getByTestId('settings').click();
    await page.getByRole('radio', { name: 'Français' }).check();
    await page.keyboard.press('Escape');
    await page.locator('html[lang=fr]').waitFor();
    expect(await compare(page, wish, 'fr')).not.toEqual(full);
    expect(faults).toEqual([]);
    await context.close();
  },
);
