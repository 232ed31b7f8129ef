/** A pool of bots that is fetched when a bot has to think for the first time: not every table has one. */
import type { Pool } from '@horta/bots/pool';

export function laterPool(load: () => Promise<Pool>): Pool {
  let loaded: Promise<Pool> | undefined;
  const pool = () => {
    loaded ??= load();
    // What could not be fetched is fetched again when it is next needed.
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
  return {
    choose: async (...asked) => (await pool()).choose(...asked),
    explain: async (...asked) => (await pool()).explain(...asked),
    close: async () => (await loaded)?.close(),
  };
}
