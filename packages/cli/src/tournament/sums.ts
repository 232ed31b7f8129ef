/** Sums of many quantities at once. */

export function sumOf(lists: readonly Float64Array[]): Float64Array {
  const sums = new Float64Array(lists[0]?.length ?? 0);
  for (const list of lists) {
    for (let at = 0; at < sums.length; at++) addTo(sums, at, list[at] as number);
  }
  return sums;
}

export function addTo(sums: Float64Array, at: number, amount: number): void {
  sums[at] = (sums[at] as number) + amount;
}
