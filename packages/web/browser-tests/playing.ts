/** Playing through the interface, as a person does: looking for what can be chosen, and choosing it. */
import {
  GAME_IDS,
  type GameId,
  type GameOptions,
  type Random,
  randomFromSeed,
  recordHeader,
  recordToText,
} from '@horta/engine';
import type { Page } from 'playwright-core';
import { fetched } from './fetching.ts';
import { finger, type Hand, mouse, type Target, tap } from './hands.ts';

export interface TableWish {
  readonly game: GameId;
  readonly options?: GameOptions;
  /** Bots by seat; undefined for a person. */
  readonly seats: readonly (string | undefined)[];
  /** By seat; called by number or level where there is none. */
  readonly names?: readonly string[];
  readonly seed: string;
}

/** Wishes for tables of every game: none is left out unseen. */
export function ofEveryGame<Parts extends Omit<TableWish, 'game'>>(
  byGame: Readonly<Record<GameId, readonly Parts[]>>,
): (Parts & TableWish)[] {
  return GAME_IDS.flatMap((game) => byGame[game].map((parts) => ({ ...parts, game })));
}

/** Milliseconds until something that was waited for is given up. */
export const PATIENCE = 120_000;
/** What can be chosen. */
const TARGETS = '.thing.legal, button[data-option]';
/** Looks now and then: looking at every frame would make the page draw all the time. */
export const WAITING = { timeout: PATIENCE, polling: 15 } as const;

/** The text of a game that has just begun, with who sits where. */
export function newGameText({ game, options = {}, seats, names = [], seed }: TableWish): string {
  const header = recordHeader(game, { players: seats.length, seed, options });
  const sitters = seats.map((bot, seat) => ({ name: names[seat] ?? '', bot }));
  return `${recordToText({ ...header, moves: [] })}# sitters: ${JSON.stringify(sitters)}\n`;
}

/** Brings a game to the page as a file, and sits down at it. */
export async function importGame(page: Page, text: string): Promise<void> {
  // The button lies below the games that are kept: as long as these come, it moves away under a mouse that is pressed.
  await page.locator('.saved').waitFor();
  await page.locator('.saved [aria-busy]').waitFor({ state: 'detached' });
  await fetched(page);
  await page.getByTestId('import').click();
  await page.getByTestId('import-file').setInputFiles({
    name: 'game.horta.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await page.waitForURL(/#\/table\//);
  await page.getByTestId('table').waitFor();
  // Nobody is as quick as to choose before all is there.
  await fetched(page);
}

export async function sitDown(page: Page, wish: TableWish): Promise<void> {
  await importGame(page, newGameText(wish));
}

/** Waits until somebody in front of the screen is asked, or the game is over; false if it is over. */
export async function isAsked(page: Page, hand: Hand = mouse): Promise<boolean> {
  for (;;) {
    const found = await page.waitForFunction(
      () => {
        if (document.querySelector('dialog.curtain[open]') !== null) return 'curtain';
        const table = document.querySelector<HTMLElement>('[data-testid=table]');
        if (table?.dataset.over === 'true') return 'over';
        return table?.dataset.asking === 'true' ? 'asked' : undefined;
      },
      undefined,
      WAITING,
    );
    const moment = await found.jsonValue();
    if (moment === 'over') return false;
    if (moment === 'asked') {
      await calm(page);
      return true;
    }
    const raise = await page.waitForSelector('dialog.curtain[open] button');
    await hand(page, raise);
    await page.waitForSelector('dialog.curtain:not([open])', { state: 'attached' });
  }
}

/** What is asked may open by itself a little after the question: until the same can be chosen as a moment before. */
async function calm(page: Page): Promise<void> {
  await page.evaluate(async (targets) => {
    let before = -1;
    for (let calm = 0; calm < 2; ) {
      await new Promise(requestAnimationFrame);
      const now = document.querySelectorAll(targets).length;
      calm = now === before ? calm + 1 : 0;
      before = now;
    }
  }, TARGETS);
}

export async function movesMade(page: Page): Promise<number> {
  return Number(await page.getByTestId('table').getAttribute('data-moves'));
}

/** Waits until a move more was made than there were. */
export async function moved(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (count) => Number(document.querySelector('[data-testid=table]')?.getAttribute('data-moves')) !== count,
    before,
    WAITING,
  );
}

/** What is asked where it has opened; the button that does what is set or shown there. */
const ASKED = '[data-testid=choice] button[data-option]';
const DOES = '[data-testid=confirm]:not([inert] *)';

/** Makes one decision: some choice, by chance. */
export async function decide(page: Page, random: Random, hand: Hand = mouse): Promise<void> {
  const before = await movesMade(page);
  // A first tap shows what a thing does, and then there is a button that does it.
  const once = hand === finger ? tap : hand;
  await once(page, await oneOf(page, TARGETS, random));
  /** Whether a finger has set what is asked; whether all is said and done, but for a warning. */
  let isSet = false;
  let isDone = false;
  for (;;) {
    const state = await reaction(page, before, { isTapped: hand === finger, isDone });
    if (state === 'moved') return;
    if (state === 'warned') {
      await once(page, await page.waitForSelector('[data-testid=do-anyway]'));
      await moved(page, before);
      return;
    }
    isDone = state === 'shown' || isSet;
    if (isDone) await once(page, await page.waitForSelector(DOES));
    else {
      // What was chosen asks for more: one of its choices, which a finger only sets where it can be set.
      await once(page, await oneOf(page, ASKED, random));
      isSet = hand === finger && (await page.$(DOES)) !== null;
    }
  }
}

/** One of the things that can be seen, once there is one; what is just going can't be chosen any more. */
async function oneOf(page: Page, selector: string, random: Random): Promise<Target> {
  const found = await page.waitForFunction(
    ({ wanted, number }) => {
      const all = [...document.querySelectorAll<HTMLElement | SVGElement>(wanted)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null,
      );
      return all[number % all.length];
    },
    { wanted: selector, number: random.below(2 ** 20) },
    WAITING,
  );
  return found.asElement();
}

type Reaction = 'moved' | 'warned' | 'shown' | 'asks';

/** What the page makes of a choice. */
async function reaction(
  page: Page,
  before: number,
  { isTapped, isDone }: { isTapped: boolean; isDone: boolean },
): Promise<Reaction> {
  const wanted = page.waitForFunction(
    ({ count, does, isOnlyWaiting }) => {
      const { dataset } = document.querySelector('[data-testid=table]') as HTMLElement;
      if (Number(dataset.moves) !== count) return 'moved';
      if (dataset.held === 'true') return 'warned';
      // A tap takes its time: what it was for may still be there.
      if (isOnlyWaiting) return undefined;
      if (dataset.open === 'true') return 'asks';
      return document.querySelector(does) === null ? undefined : 'shown';
    },
    // Only a finger shows without choosing.
    { count: before, does: isTapped ? DOES : 'never', isOnlyWaiting: isDone },
    WAITING,
  );
  const found = await wanted.catch(async (cause: unknown) => {
    throw new Error(`nothing came of a choice; the page says: ${await saidBy(page)}`, { cause });
  });
  return (await found.jsonValue()) as Reaction;
}

/** What there is to read at the moment, for whoever looks for what went wrong. */
function saidBy(page: Page): Promise<string> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-testid=table]');
    const parts = [
      '[data-testid=prompt]',
      '[data-testid=choice]',
      'dialog[open]',
      '.thing.pointed',
      ':focus',
    ];
    const texts = parts.map((part) => {
      const element = document.querySelector(part);
      return `${part}: ${(element?.getAttribute('aria-label') ?? element?.textContent)?.trim().slice(0, 120)}`;
    });
    return [JSON.stringify(table?.dataset), ...texts].join('\n');
  });
}

export async function playToTheEnd(page: Page, seed: string, hand: Hand = mouse): Promise<number> {
  const random = randomFromSeed(seed);
  let decisions = 0;
  while (await isAsked(page, hand)) {
    await decide(page, random, hand);
    decisions++;
  }
  return decisions;
}

/** Boards are fetched, measured and drawn for their room, one after the other: until nothing changes any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('main .thing', { state: 'attached' });
  await page.evaluate(async () => {
    const CALM = 3;
    let before = '';
    for (let calm = 0; calm < CALM; ) {
      await new Promise(requestAnimationFrame);
      const medals = document.querySelector('[data-testid=medals]')?.innerHTML;
      const now = `${document.querySelectorAll('*').length} ${document.body.textContent.length} ${medals}`;
      const moves = document.getAnimations().some(({ playState }) => playState === 'running');
      calm = now === before && !moves ? calm + 1 : 0;
      before = now;
    }
  });
}
