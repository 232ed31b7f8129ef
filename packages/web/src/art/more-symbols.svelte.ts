/** Whether somebody wants to see one of the pictures that are not there from the beginning. */
import { type IconName, isOfMore } from './icons.ts';

let areWanted = $state(false);
let areAskedFor = false;

export function areMoreWanted(): boolean {
  return areWanted;
}

/** The address of a picture; fetches the rest of the sprite if it is one of that. */
export function hrefOf(name: IconName): string {
  if (!areAskedFor && isOfMore(name)) {
    areAskedFor = true;
    // Asked while something is drawn, when nothing may change.
    queueMicrotask(() => {
      areWanted = true;
    });
  }
  return `#icon-${name}`;
}
