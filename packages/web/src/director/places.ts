/** Where things are on the screen, for what moves between them. */

/** Kinds of things that belong to a seat, whose number comes first: they lie on its board, which may not be shown. */
const OF_A_SEAT =
  /^(?:own-[a-z]+|track|row|house|architects|travellers|francs|points|face-down|exhibitions|power|hand|face|prisoner|sent|scale|prison):(\d)/;

/** The box of a thing; of its owner's card if it is not shown; undefined if that isn't either. */
export function boxOf(thing: string): DOMRect | undefined {
  const owner = OF_A_SEAT.exec(thing)?.[1];
  const selectors = [
    `[data-thing="${thing}"]`,
    `[data-fly="${thing}"]`,
    ...(owner === undefined ? [] : [`[data-fly="seat:${owner}"]`]),
  ];
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      if (box.width > 0) return box;
    }
  }
  return undefined;
}
