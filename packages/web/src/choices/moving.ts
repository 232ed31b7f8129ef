/** How what is asked comes and goes. */
import type { TransitionConfig } from 'svelte/transition';

/** Milliseconds. */
const COMING = 160;
const GOING = 100;
const STEP = 6;

interface Manner {
  /** Nothing moves for those who want that. */
  readonly isStill: boolean;
}

export function arrival(_: Element, { isStill, isNarrow }: Manner & { isNarrow: boolean }): TransitionConfig {
  if (isStill) return { duration: 0 };
  return {
    duration: COMING,
    css: (t, u) => `opacity: ${t}; translate: 0 ${u * (isNarrow ? 3 * STEP : STEP)}px`,
  };
}

export function departure(_: Element, { isStill }: Manner): TransitionConfig {
  return isStill ? { duration: 0 } : { duration: GOING, css: (t) => `opacity: ${t}` };
}
