/** What is measured: tables of all games at the moments that ask most of the page. */
import type { GameState } from '@horta/engine';
import type { Page } from 'playwright-core';
import { next, pass, waitForEver } from '../end-of-round.ts';
import { pointAt, tap } from '../hands.ts';
import { importGame, isAsked } from '../playing.ts';
import { botsPlay, isThere, type Play, type Point } from '../screenshots/positions.ts';

export interface State extends Point {
  readonly name: string;
  readonly play: Play;
  /** What is done before one looks. */
  readonly before?: (page: Page) => Promise<void>;
}

const SECOND: Play = { game: '1893', players: 4, seed: 'Maison Saint-Cyr 1' };
const FIVE: Play = { ...SECOND, players: 5 };
const TRIO: Play = { ...SECOND, players: 3 };
const EXPANSION: Play = { ...SECOND, seed: 'Hôtel Tassel 1', options: { belleEpoque: true } };
const ASYMMETRIC: Play = { ...SECOND, players: 3, options: { boards: 'dealt' } };
const CHOSEN: Play = { ...SECOND, players: 3, options: { boards: 'chosen' } };
const FIRST: Play = { game: '1893-first-edition', players: 4, seed: 'Maison Autrique 1' };
const CARDS: Play = { game: '1897', players: 3, seed: 'Hôtel Solvay 1' };

/** Passes, up to where the first stage waits or asks for something, and looks at it closely. */
async function endsRound(page: Page): Promise<void> {
  await page.evaluate(waitForEver);
  await pass(page);
  await next(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-testid=medals] button')?.click());
}

/** Looks closely at a thing that has a lot to say: a finger may then confirm it. */
async function points(page: Page): Promise<void> {
  await isAsked(page);
  const tab = page.locator('#tab-side');
  if (await tab.isVisible()) await tab.tap();
  const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  const target = await page.waitForSelector('[data-thing^="brussels:"].legal');
  await (isTouched ? tap : pointAt)(page, target);
  await page.waitForSelector('[data-testid=tip], [data-testid=confirm]');
}

export const STATES: readonly State[] = [
  { name: '1893: five players', play: FIVE, round: 3, step: 'turn' },
  { name: '1893: a thing that is looked at', play: TRIO, round: 3, step: 'turn', before: points },
  { name: '1893: a bid', play: SECOND, round: 2, step: 'bid' },
  { name: '1893: a payment', play: SECOND, step: 'pay-house' },
  { name: '1893: a sale', play: SECOND, step: 'move-cursor' },
  { name: '1893: the end of a round', play: SECOND, step: 'last-turn', before: endsRound },
  { name: '1893: the end', play: SECOND, step: 'end' },
  { name: '1893: choosing an architect', play: CHOSEN, round: 0, step: 'choose-board' },
  { name: 'Belle Époque: a turn', play: EXPANSION, round: 3, step: 'turn' },
  { name: 'asymmetric boards: a turn', play: ASYMMETRIC, round: 3, step: 'turn' },
  { name: 'first edition: a turn', play: FIRST, round: 3, step: 'turn' },
  { name: '1897: a turn', play: CARDS, round: 2, step: 'turn' },
  { name: '1897: a payment', play: CARDS, step: 'pay-house' },
  { name: '1897: the end of a round', play: CARDS, step: 'last-turn', before: endsRound },
  { name: '1897: the end', play: CARDS, step: 'end' },
];

/** The quickest one that has no clock. */
const BOT = 'apprentice@1';

const texts = new Map<State, string>();

/** The text of the game up to there; bots play each game once for all its states. */
async function textOf(state: State): Promise<string> {
  if (!texts.has(state)) {
    const wanted = STATES.filter(({ play }) => play === state.play);
    for (let number = 1; wanted.some((one) => !texts.has(one)); number++) {
      if (number > 10) throw new Error(`${state.name}: nobody comes there`);
      const look = (position: GameState, text: () => string) => {
        for (const one of wanted) if (!texts.has(one) && isThere(position, one)) texts.set(one, text());
        return wanted.every((one) => texts.has(one));
      };
      await botsPlay({ ...state.play, seed: `${state.play.seed} ${number}` }, look, BOT);
    }
  }
  return texts.get(state) ?? '';
}

export async function comeTo(page: Page, state: State): Promise<void> {
  await importGame(page, await textOf(state));
  await page.evaluate(() => document.fonts.ready);
  await state.before?.(page);
}
