/** Writes down what a page tells while a game is played: in the bar, to readers, and for how long each step is seen. */
import type { Page } from 'playwright-core';

/** What was told at one moment, until the next one. */
export interface Moment {
  /** Milliseconds since the page was opened. */
  readonly at: number;
  /** How many beats were told. */
  readonly told: number;
  /** The step that the bar tells: the number of its move, and its sentences; undefined while the bar asks or waits. */
  readonly bar: { readonly position: number; readonly lines: readonly string[] } | undefined;
  /** What readers hear. */
  readonly live: string;
  /** The stage of the end of a round, if one is shown. */
  readonly stage: string | undefined;
}

/** From now on, also after a reload: every change of what is told is written down. */
export async function startRecording(page: Page): Promise<void> {
  await page.addInitScript(record);
  await page.evaluate(record);
}

export function recorded(page: Page): Promise<Moment[]> {
  return page.evaluate(() => (globalThis as unknown as { moments: Moment[] }).moments);
}

/** Runs in the page. */
function record(): void {
  const moments: Moment[] = [];
  Object.assign(globalThis, { moments });
  const look = () => {
    const table = document.querySelector<HTMLElement>('[data-testid=table]');
    if (table === null) return;
    const bar = table.querySelector<HTMLElement>('[data-testid=told]');
    const lines = [...(bar?.querySelectorAll('[data-line]') ?? [])].map(({ textContent }) =>
      textContent.trim(),
    );
    const moment = {
      told: Number(table.dataset.told),
      bar: bar === null ? undefined : { position: Number(bar.dataset.position), lines },
      live: (document.querySelector('[data-testid=live]')?.textContent ?? '').trim(),
      stage: table.dataset.stage || undefined,
    };
    const { at: _, ...last } = moments.at(-1) ?? { at: 0 };
    if (JSON.stringify(last) !== JSON.stringify(moment)) moments.push({ at: performance.now(), ...moment });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-told', 'data-stage'],
  });
}
