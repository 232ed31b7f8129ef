/**
 * Counts the gestures, clicks or taps, that an action takes. Nothing is known of how the page asks for a choice: the
 * thing or the button that stands for it is taken, then what confirms it, until the choice is made. To turn to what is
 * not in sight, as by a tab on a phone, is a gesture, too.
 */
import type { JSHandle, Page } from 'playwright-core';
import { fetched } from '../fetching.ts';
import type { Hand, Target } from '../hands.ts';
import { movesMade, WAITING } from '../playing.ts';
import type { Decision } from './found.ts';

/** Milliseconds in which nothing happens and nothing is offered: the same is then taken a second time. */
const PATIENCE = 5_000;
const TIMEOUT = 30_000;

/**
 * What a gesture is made on: a button or a thing that stands for the choice, the tab that shows it, what confirms it, the
 * next choice where several are made in one, or what was taken before.
 */
type Way = 'button' | 'thing' | 'tab' | 'confirm' | 'next' | 'again';

interface Progress {
  /** The decision that is being made, and those after it. */
  readonly left: readonly Decision[];
  /** How many moves of the game were made when it began. */
  readonly moves: number;
  /** What was taken for it, and the last of that. */
  readonly taken: readonly Way[];
  readonly last: Target | undefined;
}

/** How many gestures it takes from here until all these decisions are made. */
export async function countGestures(
  page: Page,
  gesture: Hand,
  decisions: readonly Decision[],
): Promise<number> {
  const start = await movesMade(page);
  let progress: Progress = { left: decisions, moves: start, taken: [], last: undefined };
  for (let count = 0; ; ) {
    const { moves, way, target } = await whatNext(page, progress);
    if (moves - start >= decisions.length) return count;
    if (way === undefined || target === undefined) {
      progress = { left: decisions.slice(moves - start), moves, taken: [], last: undefined };
      continue;
    }
    await gesture(page, target);
    // What it opens may be fetched: as long as it isn't there, nothing confirms what was tapped.
    await fetched(page);
    count++;
    const { left, taken } = progress;
    progress =
      way === 'next'
        ? { left: left.slice(1), moves, taken: ['button'], last: target }
        : { left, moves, taken: [...taken, way], last: target };
  }
}

interface Next {
  readonly moves: number;
  /** Undefined if moves were made. */
  readonly way: Way | undefined;
  readonly target: Target | undefined;
}

async function whatNext(page: Page, progress: Progress): Promise<Next> {
  const { left, taken } = progress;
  let found: JSHandle;
  try {
    const again = Date.now() + PATIENCE;
    found = await page.waitForFunction(look, { ...progress, again }, { ...WAITING, timeout: TIMEOUT });
  } catch (error) {
    const done = taken.join(', ') || 'nothing';
    throw new Error(`${left[0].step} ${left[0].option}, after ${done}: ${error}`, { cause: error });
  }
  const of = (name: string) => found.getProperty(name);
  const [moves, way, target] = [await of('moves'), await of('way'), await of('target')];
  return {
    moves: (await moves.jsonValue()) as number,
    way: (await way.jsonValue()) as Way | undefined,
    target: (target.asElement() ?? undefined) as Target | undefined,
  };
}

interface Sought extends Omit<Progress, 'last'> {
  readonly last: Element | undefined;
  /** When to take the same again. */
  readonly again: number;
}

/** Runs in the page, again and again: whether moves were made, or what to take now; undefined: wait. */
function look({ left: [now, next], moves, taken, last, again }: Sought) {
  const { dataset } = document.querySelector('[data-testid=table]') as HTMLElement;
  if (Number(dataset.moves) !== moves) return { moves: Number(dataset.moves) };
  if (dataset.held === 'true') throw new Error('there is a warning');
  if (dataset.asking !== 'true') return undefined;

  const isSeen = (element: Element) =>
    !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const buttons = ({ option }: Decision) => all(`[data-option="${option}"]`).filter(isSeen);
  const things = ({ thing }: Decision) => all(`.thing.legal[data-thing="${thing}"]`);
  /** What could be chosen before the last gesture. */
  const memory = window as unknown as { before?: readonly Element[] };
  const take = (way: Way, target: Element) => {
    memory.before = all('[data-option], .thing.legal');
    return { moves, way, target };
  };

  /** As it is wanted, before anything was done. */
  const isSet = (element: Element) => element.matches('[aria-pressed=true], [aria-checked=true], :checked');
  const [confirm] = all('[data-testid=confirm], [data-testid=do-it]').filter(isSeen);
  const [button] = buttons(now);

  if (taken.every((way) => way === 'tab')) {
    if (button !== undefined && isSet(button) && confirm !== undefined) return take('confirm', confirm);
    if (button !== undefined) return take('button', button);
    const thing = things(now).find(isSeen);
    if (thing !== undefined) return take('thing', thing);
    const panel = things(now)[0]?.closest('[role=tabpanel]')?.id;
    const [tab] = all(`[role=tab][aria-controls="${panel}"]`);
    return tab === undefined || taken.length > 0 ? undefined : take('tab', tab);
  }

  // Several choices may be made in one: the next one is there by now, and perhaps as it is wanted.
  const isNew = (element: Element) => memory.before?.includes(element) === false;
  const joined = next === undefined ? [] : [...buttons(next), ...things(next).filter(isSeen)].filter(isNew);
  if (joined.length > 0 && !joined.some(isSet)) return take('next', joined[0]);
  // Where the next one is asked, a button with the number of this one stands for something else.
  if (joined.length === 0 && button !== undefined && !taken.includes('button')) return take('button', button);
  if (confirm !== undefined && !taken.includes('confirm')) return take('confirm', confirm);
  // A second tap does what the first one showed, where there is nothing else to do it. What a mouse rests on is pointed
  // at, too: there, what the click opens may still be on its way.
  const isFinger = matchMedia('(pointer: coarse)').matches;
  const isShown = isFinger && last?.matches('.pointed') === true && confirm === undefined;
  return last !== undefined && isSeen(last) && (isShown || Date.now() > again)
    ? take('again', last)
    : undefined;
}
