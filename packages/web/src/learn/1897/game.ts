/** The game that the chapters are taken from: the options chosen, one after the other. */
export const SEED = 'learn-22';

export const DECISIONS: readonly number[] = `
  17 5 9 3 5 2 1 0 4 1 10 8 0 16 0 2 18 7 0 3 0 6 0 11 19 19 19 2 1 5 2 17 5 7 1 2 0 9 0 11 0 6 0
  0 18 1 0 1 17 16 16 3 0 4 4 1 8 1 3 1 3 2 0 27 19 19 19 1 8 0 0 17 5 3 0 2 1 6 4 17 20 4 4 18 16
  1 5 0 0 1 7 0 1 0 9 0 11 0 729 2 1 0 3 19 19 19 0 5 0 6 0 7 5 8 0 28 9 4 1 2 2 4 0 10 0 1 11 2 3
  4 1 0 3 0 28 17 18 1 0 4 16 1 2 3 16 1 0 0 2 19 19 19
`
  .trim()
  .split(/\s+/)
  .map(Number);
