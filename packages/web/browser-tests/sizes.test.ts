/**
 * At each size of a screen, for all games and the moments that ask most of it: no text is too small to be read, no
 * target too small to be hit, nothing is cut off or out of reach. A table of the smallest ones is printed.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from './playing.ts';
import { type Finding, type Floors, type Measured, measure } from './sizes/measured.ts';
import { comeTo, STATES, type State } from './sizes/states.ts';
import { whileSeen } from './unseen.ts';
import { type Stay, visitors } from './visitors.ts';

const visit = visitors();

afterAll(() => console.table([...smallest.values()]));

/** Small screens are touched. */
const SCREENS = [
  { hand: 'fingers', isPhone: true, sizes: ['390x844', '844x390', '768x1024'] },
  { hand: 'mouse', isPhone: false, sizes: ['1366x768', '1440x900', '2560x1440', '720x450'] },
] as const;
const PHONES: readonly string[] = ['390x844', '844x390'];
/** What 200% of zoom leave of 1440x900: everything is twice as large as it says here. */
const ZOOMED = '720x450';

const floorsOf = (size: string, isTouched: boolean): Floors =>
  size === ZOOMED
    ? { text: 12 / 2, target: 24 / 2 }
    : { text: PHONES.includes(size) ? 11 : 12, target: isTouched ? 44 : 24 };

/** By size: what is smallest in all states. */
const smallest = new Map<string, Record<string, number | string>>();

function note(size: string, { text, target, findings }: Measured): void {
  const before = smallest.get(size) ?? { size, text: Infinity, target: Infinity, faults: 0 };
  const row = { ...before, faults: Number(before.faults) + findings.length };
  const round = (value: number) => Math.round(value * 10) / 10;
  if (text.size < Number(before.text)) Object.assign(row, { text: round(text.size), 'of text': say(text) });
  if (target.size < Number(before.target))
    Object.assign(row, { target: round(target.size), 'of target': say(target) });
  smallest.set(size, row);
}

const say = ({ where, what }: Omit<Finding, 'fault'>) => `${where}: ${what}`;

async function resize(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
}

/** What is in sight; at a turn, in which one may look around, also what is behind each tab. */
async function measureAll(page: Page, floors: Floors, isTurn: boolean): Promise<Measured[]> {
  const measured = [await whileSeen(page, () => page.evaluate(measure, floors))];
  for (const tab of isTurn ? await page.$$('[role=tab][aria-selected=false]') : []) {
    await tab.evaluate((element) => (element as HTMLElement).click());
    await settled(page);
    measured.push(await whileSeen(page, () => page.evaluate(measure, floors)));
  }
  return measured;
}

const MOST_SAID = 400;

async function faultsAt(page: Page, size: string, isTouched: boolean, isTurn: boolean): Promise<string[]> {
  await resize(page, size);
  await settled(page);
  const measured = await measureAll(page, floorsOf(size, isTouched), isTurn);
  for (const one of measured) note(size, one);
  const found = measured.flatMap(({ findings }) =>
    findings.map((finding) => `${size} ${finding.fault} ${finding.size.toFixed(1)} ${say(finding)}`),
  );
  return [...new Set(found)];
}

describe.each(SCREENS)('with $hand', ({ isPhone, sizes }) => {
  let visited: Stay;

  // One page for all of them: to open it takes longer than to look at a table.
  beforeAll(async () => {
    // The end of a round is told in its time.
    visited = await visit({ isPhone, settings: { speed: 'quick' } });
    await visited.page.emulateMedia({ reducedMotion: 'reduce' });
  });
  afterAll(() => visited?.leave());

  test.each(STATES)('$name', async (state: State) => {
    const { page } = visited;
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await resize(page, sizes[0]);
    await comeTo(page, state);
    const faults: string[] = [];
    for (const size of sizes) faults.push(...(await faultsAt(page, size, isPhone, state.step === 'turn')));
    expect(faults.slice(0, MOST_SAID)).toEqual([]);
  });
});
