/** Set-up of tests: where words are missing, a test fails, unless it is about just that (`leniently`). */
import { type FallbackListener, onFallback } from './fallback.ts';

const fail: FallbackListener = (what, cause) => {
  throw new Error(`no words for: ${what}`, { cause });
};

onFallback(fail);

/** What a test does that wants to hear what is said when there are no words. */
export function leniently<T>(act: () => T): T {
  const before = onFallback(() => {});
  try {
    return act();
  } finally {
    onFallback(before);
  }
}
