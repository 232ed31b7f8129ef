// What slices of two builds say about each other.

/** Who is next, and with which work: each work is done by both, one right after the other, and who begins changes. */
export function turnsOf(round) {
  const order = round % 2 === 0 ? ['here', 'other', 'other', 'here'] : ['other', 'here', 'here', 'other'];
  return order.map((side, i) => ({ side, slice: 2 * round + (i < 2 ? 0 : 1) }));
}

/** How many times as fast this build was as the other one, slice by slice. */
export function ratiosOf(here, other) {
  return here.map((slice, i) => rateOf(slice) / rateOf(other[i]));
}

export function rateOf({ count, seconds }) {
  return count / seconds;
}

/** Between two neighbours in proportion: 0 is the least, 0.5 the median, 1 the most. */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
}

/** The ratio over all pairs of processes: the median of theirs, so that one that was compiled unluckily counts once. */
export function summaryOf(ratiosByPair) {
  const all = ratiosByPair.flat();
  const pairs = ratiosByPair.map((ratios) => quantile(ratios, 0.5));
  return { ratio: quantile(pairs, 0.5), pairs, slices: [quantile(all, 0.25), quantile(all, 0.75)] };
}
