/** What is open of the help at a table: any part of the table may open it, Help.svelte shows it. */
import type { Subject } from '@horta/words/reference';
import { leaveStep, makeStep, takeStepBack } from './history.ts';

export type HelpTab = 'rule' | 'aid';

/** Another one each time that somebody asks. */
interface Asked {
  /** What one wants the rule of, what says most first; undefined: of whatever is pointed at or asked. */
  readonly subjects: readonly Subject[] | undefined;
}

interface Shown {
  readonly tab: HelpTab;
  readonly asked: Asked;
}

let shown: Shown | undefined = $state.raw();
/** What had the focus when it was opened, and has it again afterwards. */
let before: Element | undefined;
/** What was closed for it, and opens again. */
let reopen: (() => void) | undefined;

export function helpShown(): Shown | undefined {
  return shown;
}

export function openHelp(tab: HelpTab = 'rule', subjects?: readonly Subject[], onclosed?: () => void): void {
  if (shown === undefined) before = document.activeElement ?? undefined;
  // It may have been closed for a panel that was open already: below the result of a game.
  reopen = onclosed ?? reopen;
  shown = { tab, asked: { subjects } };
  makeStep();
}

/** The other half of what is open. */
export function turnHelp(tab: HelpTab): void {
  if (shown !== undefined) shown = { ...shown, tab };
}

/** `isLeft`: the table goes, and nothing of it can have the focus. */
export function closeHelp(isLeft = false): void {
  if (shown === undefined) return;
  shown = undefined;
  if (isLeft) leaveStep();
  else {
    takeStepBack();
    if (before?.isConnected) (before as HTMLElement | SVGElement).focus({ preventScroll: true });
    reopen?.();
  }
  before = undefined;
  reopen = undefined;
}
