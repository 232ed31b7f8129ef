/** Majorities: who leads a count. */

/** The indices with the highest count, if it is above 0; several when tied. */
export function leaders(counts: readonly number[]): number[] {
  let most = 0;
  for (const count of counts) if (count > most) most = count;
  const result: number[] = [];
  if (most === 0) return result;
  for (let i = 0; i < counts.length; i++) if (counts[i] === most) result.push(i);
  return result;
}
