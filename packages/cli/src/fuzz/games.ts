/** What only holds for one game, beside the checks that hold for every game. */
import type { GameId, Ruleset } from '@horta/engine';
import type { Ledger } from './ledger.ts';
import { ledger1893 } from './ledger-1893.ts';
import { ledger1897 } from './ledger-1897.ts';

export interface GameChecks {
  /** From the start of a game. */
  ledger(rules: Ruleset): Ledger;
}

const CHECKS_1893: GameChecks = { ledger: ledger1893 };

/** No game is without: its events and hidden cards would be trusted unseen. */
const CHECKS_BY_GAME: Readonly<Record<GameId, GameChecks>> = {
  '1893': CHECKS_1893,
  '1893-first-edition': CHECKS_1893,
  '1897': { ledger: ledger1897 },
};

export function checksOfGame(game: GameId): GameChecks {
  return CHECKS_BY_GAME[game];
}
