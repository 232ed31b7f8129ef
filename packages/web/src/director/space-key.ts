/** The space bar hurries what is being told: a tap goes to the next step, holding it down makes all go faster. */
import type { Director } from './director.svelte.ts';

/** Milliseconds from which on it is held. */
const HELD = 250;

let down: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function isMeant({ key, target }: KeyboardEvent, director: Director): boolean {
  if (key !== ' ' || !director.isTelling || director.isReplay) return false;
  if (document.querySelector('dialog[open]') !== null) return false;
  // Whoever has gone to a button, a field or what lies over the table by keys means that one. A thing has Enter.
  return !(
    target instanceof HTMLElement &&
    target.closest('button, input, textarea, select, summary, a, [data-own-keys]') !== null
  );
}

export function onSpaceDown(event: KeyboardEvent, director: Director): void {
  if (!isMeant(event, director)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat || down !== undefined) return;
  down = performance.now();
  timer = setTimeout(() => director.hurry(true), HELD);
}

export function onSpaceUp(event: KeyboardEvent, director: Director): void {
  if (event.key !== ' ' || down === undefined) return;
  event.preventDefault();
  clearTimeout(timer);
  const isTap = performance.now() - down < HELD;
  down = undefined;
  director.hurry(false);
  if (isTap) director.skip();
}
