/**
 * The browser's Back, which phones have at the thumb, closes what has opened over the table before it leaves the table: a
 * step of the page's history stands for it.
 */
const MARK = 'horta-help';

/** Whether the present step is that one. */
let isAtStep = false;

function isMarked(): boolean {
  return (history.state as Readonly<Record<string, unknown>> | undefined)?.[MARK] === true;
}

export function makeStep(): void {
  if (isAtStep) return;
  history.pushState({ [MARK]: true }, '');
  isAtStep = true;
}

/** It was closed otherwise. */
export function takeStepBack(): void {
  if (isAtStep) history.back();
  isAtStep = false;
}

/** The page was left for another one: the step stays behind. */
export function leaveStep(): void {
  isAtStep = false;
}

/** A page that is come back to, or loaded anew, has nothing open: neither has its history. */
export function forgetStep(): void {
  if (isMarked() && !isAtStep) history.back();
}

/** To another page, which takes the place of the step: from there it is one step back to the table. */
export function goFromStep(href: string): void {
  const isInPlace = isAtStep;
  isAtStep = false;
  if (isInPlace) location.replace(href);
  else location.hash = href;
}

/** Whether what has opened is to be closed: called as the history changes. */
export function hasSteppedBack(): boolean {
  const hasGone = isAtStep && !isMarked();
  if (hasGone) isAtStep = false;
  return hasGone;
}
