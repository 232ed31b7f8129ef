/** Recorded runs: how long each step of three bots is seen at the usual speed, and the end of a round in its stages. */
import { randomFromSeed } from '@horta/engine';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { decide, isAsked, sitDown } from '../playing.ts';
import { type Moment, recorded, startRecording } from '../recording.ts';
import { openRepeatableSite } from '../site.ts';
import { visit } from '../visit.ts';

const BOT = 'apprentice';
const TABLE = {
  game: '1893',
  seats: [undefined, BOT, BOT, BOT],
  names: ['Ana', 'Ben', 'Cleo', 'Dirk'],
  seed: 'recorded',
} as const;
/** One's own turns in between, enough to come to the end of a round. */
const TURNS = 14;
/** Milliseconds that someone looks at a stage before going on. */
const LOOK = 1500;

/** Lines of Markdown. */
export async function* recordRuns(): AsyncGenerator<string> {
  const site = await openRepeatableSite();
  const browser = await launchBrowser();
  try {
    const { page } = await visit(browser, site.address, {
      isSeen: true,
      settings: { speed: undefined },
    });
    await startRecording(page);
    await sitDown(page, TABLE);
    const random = randomFromSeed(TABLE.seed);
    for (let turn = 0; turn < TURNS && (await isAsked(page)); turn++) {
      await followToTheEnd(page);
      await decide(page, random);
    }
    await followToTheEnd(page);
    yield* table(await recorded(page));
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Until all was told, as someone who looks at each stage for a moment. */
async function followToTheEnd(page: Page): Promise<void> {
  for (;;) {
    const state = await page.waitForFunction(() => {
      const table = document.querySelector<HTMLElement>('[data-testid=table]');
      if (table?.dataset.telling === 'false') return 'told';
      return document.querySelector('[data-testid=stage-run]') === null ? undefined : 'stage';
    });
    if ((await state.jsonValue()) === 'told') return;
    await page.waitForTimeout(LOOK);
    await page.getByTestId('stage-continue').click();
  }
}

/** How long each step was seen, with the words that the bar has for it, or the readers of a stage hear. */
function* table(moments: readonly Moment[]): Generator<string> {
  yield '| seconds | stage | told |';
  yield '| ---: | --- | --- |';
  let first: Moment | undefined;
  for (const moment of moments) {
    const isOther = first?.told !== moment.told || (moment.bar === undefined && moment.stage === undefined);
    if (first !== undefined && isOther && (first.bar !== undefined || first.stage !== undefined))
      yield `| ${((moment.at - first.at) / 1000).toFixed(2)} | ${first.stage ?? ''} | ${first.bar?.lines.join(' ') ?? first.live} |`;
    if (isOther) first = moment;
    // Its words may come a moment after the step.
    else if (first?.bar === undefined && first?.stage !== undefined) first = { ...moment, at: first.at };
  }
}
