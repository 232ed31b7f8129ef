/** What a table tells while a game is played live (log, bar, live region) against what the engine's own events say. */
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
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decide, isAsked, moved, movesMade, ofEveryGame, sitDown, type TableWish } from './playing.ts';
import { type Moment, recorded, startRecording } from './recording.ts';
import { visitors } from './visitors.ts';

const visit = visitors();

type NamedTable = TableWish & { readonly name: string; readonly names: readonly string[]; decisions: number };

const NAMES = ['Ana', 'Ben'];
/** Decisions after which one waits until all was told. */
const FOLLOWED = 3;

const TABLES: readonly NamedTable[] = ofEveryGame({
  '1893': [
    // The bot takes its time, and the log grows while nobody does anything.
    { name: '1893', seats: [undefined, 'apprentice'], names: NAMES, seed: 'log 1', decisions: 10 },
    {
      name: 'Belle Époque with boards',
      options: { belleEpoque: true, boards: 'chosen' },
      seats: [undefined, 'apprentice'],
      names: NAMES,
      seed: 'log 2',
      decisions: 9,
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
  '1897': [{ name: '1897', seats: [undefined, 'apprentice'], names: NAMES, seed: 'log 4', decisions: 9 }],
});

/** What the page shows at one moment. */
interface Shown {
  readonly moves: number;
  readonly isTelling: boolean;
  readonly log: readonly string[];
  /** What others did since one's last turn; undefined if that is not shown. */
  readonly since: readonly string[] | undefined;
}

function shownBy(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? '').trim());
    const since = document.querySelector('.since');
    const { moves, telling } = (document.querySelector('[data-testid=table]') as HTMLElement).dataset;
    return {
      moves: Number(moves),
      isTelling: telling === 'true',
      log: textsOf('[role=log] p'),
      since: since === null ? undefined : textsOf('.since li'),
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

/** Waits until all that has happened was told, as someone who goes on from each stage of the end of a round. */
async function allTold(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const isWaiting = document.querySelector('[data-testid=stage-run]') !== null;
      if (isWaiting) document.querySelector<HTMLElement>('[data-testid=stage-continue]')?.click();
      return document.querySelector('[data-testid=table][data-telling=false]') !== null;
    },
    undefined,
    { timeout: 120_000 },
  );
}

/** What the engine says that happened until now, by move. */
async function partsOf(page: Page, wish: NamedTable, locale: Locale = 'en'): Promise<string[][]> {
  const moves = await movesMade(page);
  const record = await keptBy(page);
  return wordsOf({ ...record, moves: record.moves.slice(0, moves) }, wish, locale);
}

/** Holds the log against the engine, line by line: while something is being told, as far as it was. Returns the log. */
async function compare(page: Page, wish: NamedTable, locale: Locale = 'en'): Promise<readonly string[]> {
  await page.getByRole('log').waitFor();
  const { moves, isTelling, log, since } = await shownBy(page);
  const record = await keptBy(page);
  const parts = wordsOf({ ...record, moves: record.moves.slice(0, moves) }, wish, locale);
  const all = parts.flat();
  expect(log, `after move ${moves}`).toEqual(isTelling ? all.slice(0, log.length) : all);
  // It ends with the latest.
  if (since !== undefined) expect(since).toEqual(log.slice(log.length - since.length));
  return log;
}

/** What readers heard, beat by beat. */
function heardIn(moments: readonly Moment[]): string[] {
  const byBeat = new Map(moments.map(({ told, live }) => [told, live]));
  return [...byBeat.values()].filter((live) => live !== '');
}

/** What the bar told of each move. */
function toldInBar(moments: readonly Moment[], position: number): string[] {
  return [...new Set(moments.flatMap(({ bar }) => (bar?.position === position ? bar.lines : [])))];
}

// Side by side: mostly they wait for bots.
test.concurrent.for(TABLES)(
  '$name: log, bar and live region say what happened, all of it, while it happens',
  // Its own: what is polled for must know which of the tests it belongs to.
  async (wish, { expect }) => {
    // As fast as everybody finds it.
    const usual = { speed: undefined };
    const { leave, page, faults } = await visit({ isAlone: true, settings: usual });
    await startRecording(page);
    await sitDown(page, wish);
    const random = randomFromSeed(wish.seed);
    let watched = 0;
    for (let i = 0; i < wish.decisions; i++) {
      expect(await isAsked(page)).toBe(true);
      // At first one follows to the end; later one decides as soon as it can be seen what there is to choose.
      if (i <= FOLLOWED) {
        await allTold(page);
        watched = await movesMade(page);
      }
      await compare(page, wish);
      await decide(page, random);
      // While bots may be deciding.
      await compare(page, wish);
    }
    expect(await isAsked(page)).toBe(true);
    await allTold(page);

    const parts = await partsOf(page, wish);
    const moments = await recorded(page);
    expect(heardIn(moments).join(' ')).toBe(parts.slice(1).flat().join(' '));
    // The end of a round is told by its stages, in place of the bar.
    const staged = moments.flatMap(({ stage, live }) => (stage === undefined ? [] : [live])).join(' ');
    const { moves } = await keptBy(page);
    for (let position = 0; position < watched; position++)
      if (wish.seats[moves[position]?.seat ?? 0] !== undefined)
        expect(
          toldInBar(moments, position)
            .filter((line) => !staged.includes(line))
            .toSorted(),
          `move ${position}`,
        ).toEqual([...new Set(parts[position + 1])].filter((line) => !staged.includes(line)).toSorted());

    const before = await compare(page, wish);
    const undo = page.getByTestId('undo');
    while (await undo.isDisabled()) {
      await decide(page, random);
      await isAsked(page);
      await allTold(page);
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
    await leave();
  },
);
