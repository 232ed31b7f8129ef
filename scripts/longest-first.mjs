// In which order Vitest begins files of tests. By itself it knows how long they take from the run before, and where there
// was none it goes by their size; but of those that play in a browser short ones take long, and the last to begin would
// keep one core busy while the other has nothing to do.
import { basename } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/** By the processor time that they take; those that are not listed come after them. */
export const LONGEST = [
  ...['sizes', 'clicks', 'accessibility', 'table', 'replay', 'log', 'ways-to-play', 'stages', 'whole-games'],
  ...['surroundings', 'offline', 'players', 'hidden'],
].map((name) => `${name}.test.ts`);

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    return longestFirst(await super.sort(files), ({ moduleId }) => moduleId);
  }
}

/** What is not listed stays in its order. */
export function longestFirst(files, pathOf) {
  const rank = (file) => {
    const place = LONGEST.indexOf(basename(pathOf(file)));
    return !pathOf(file).includes('/browser-tests/') || place < 0 ? LONGEST.length : place;
  };
  return [...files].sort((a, b) => rank(a) - rank(b));
}
