/** What only holds for one game, beside the checks that hold for every game. */
import type { Ruleset } from '@horta/engine';
import type { Ledger } from './ledger.ts';
import { ledger1893 } from './ledger-1893.ts';
import { ledger1897 } from './ledger-1897.ts';

export interface GameChecks {
  /** From the start of a game. */
  ledger(rules: Ruleset): Ledger;
}

const CHECKS_1893: GameChecks = { ledger: ledger1893 };

const CHECKS_BY_GAME: Readonly<Record<string, GameChecks>> = {
  '1893': CHECKS_1893,
  '1893-first-edition': CHECKS_1893,
  '1897': { ledger: ledger1897 },
};

export function checksOfGame(game: string): GameChecks {
  const checks = CHECKS_BY_GAME[game];
  // Not a game without checks: its events would be trusted unseen.
  if (checks === undefined) throw new Error(`the fuzzer knows no ledger of ${game}`);
  return checks;
}
