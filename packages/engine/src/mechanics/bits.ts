/** Sets of small numbers, held as the bits of one number. */

/** How many members the set has. */
export function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
