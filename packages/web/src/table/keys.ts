/** What keys do at a table, wherever the focus is; things and buttons have Enter and arrows of their own. */
import { toggleHint } from '../hints/toggle.ts';
import type { TableStore } from './table.svelte.ts';

export function onKey(event: KeyboardEvent, table: TableStore): void {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    isTyping(event.target ?? undefined)
  )
    return;
  if (document.querySelector('dialog[open]') !== null) return;
  const act = ACTS[event.key];
  if (table.pointing.onKey?.(event)) {
    event.preventDefault();
    return;
  }
  if (act !== undefined) act(table);
  else if (/^[1-9]$/.test(event.key)) chooseButton(Number(event.key));
  else return;
  event.preventDefault();
}

const ACTS: Readonly<Record<string, (table: TableStore) => void>> = {
  u: (table) => void (table.seen.undoBarrier === undefined && table.undo()),
  r: (table) => void (table.seen.redoer !== undefined && table.redo()),
  h: (table) => void toggleHint(table),
  Escape: (table) => {
    const { pointing, hint } = table;
    if (hint !== undefined && !pointing.isOpen && pointing.held === undefined) table.hint = undefined;
    else pointing.close();
  },
  c: ({ pointing }) => {
    const ready = pointing.draft ?? pointing.ready;
    if (ready !== undefined) pointing.choose(ready, true);
  },
};

function isTyping(target: EventTarget | undefined): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}

/** The buttons of choices show their numbers, from 1. */
function chooseButton(number: number): void {
  document.querySelector<HTMLButtonElement>(`button[data-key="${number}"]`)?.click();
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the nearest thing of the same board in the direction of an arrow key. */
export function moveFocus(event: KeyboardEvent): boolean {
  const direction = DIRECTIONS[event.key];
  const from = event.currentTarget;
  if (direction === undefined || !(from instanceof SVGElement)) return false;
  const start = centre(from);
  let nearest: SVGElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of from.ownerSVGElement?.querySelectorAll<SVGElement>('.thing') ?? []) {
    const { x, y } = centre(thing);
    const along = (x - start.x) * direction[0] + (y - start.y) * direction[1];
    const across = Math.abs((x - start.x) * direction[1]) + Math.abs((y - start.y) * direction[0]);
    // Straight ahead is nearer than aside.
    const distance = along + 2 * across;
    if (thing === from || along < 4 || distance >= least) continue;
    least = distance;
    nearest = thing;
  }
  nearest?.focus();
  return true;
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
