/** All that is warned of in Bruxelles 1893: by these ids a warning is turned off, and has its rule. */
export const WARNINGS_1893 = [
  '1893-pass',
  '1893-gives-free-action',
  '1893-idle-action',
  '1893-idle-bid',
  '1893-bid-all',
  '1893-lost',
  '1893-declined-noble',
  '1893-joker',
  // Belle Époque
  '1893-declined-gain',
  // First edition
  '1893-declined-action',
] as const;
export type Warning1893 = (typeof WARNINGS_1893)[number];
