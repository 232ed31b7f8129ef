/** Multisets: the ways to pick a number of things of some kinds, alike or not. */

/** How many of each kind. */
export type Multiset = readonly number[];

/** All multisets of `size` things of `kinds` kinds, those with most of the first kind first. */
export function multisets(kinds: number, size: number): Multiset[] {
  if (kinds === 1) return [[size]];
  const result: Multiset[] = [];
  for (let first = size; first >= 0; first--) {
    for (const rest of multisets(kinds - 1, size - first)) result.push([first, ...rest]);
  }
  return result;
}

/** The things of a multiset, one by one. */
export function thingsOf(set: Multiset): number[] {
  const things: number[] = [];
  set.forEach((count, kind) => {
    if (count < 0) throw new RangeError(`${count} things of kind ${kind}`);
    for (let i = 0; i < count; i++) things.push(kind);
  });
  return things;
}

/** Writes a multiset with a letter for each kind, as `wws`; reads it back in that spelling only. */
export function multisetWord(set: Multiset, letters: string): string {
  return set.map((count, kind) => letters[kind].repeat(count)).join('');
}
