/** What only holds for one game, beside the checks that hold for every game. */
import type { GameId, GameState, Ruleset, Seat } from '@horta/engine';
import { checkHidden1893 } from './hidden-1893.ts';
import { checkHidden1897 } from './hidden-1897.ts';
import type { Ledger } from './ledger.ts';
import { ledger1893 } from './ledger-1893.ts';
import { ledger1897 } from './ledger-1897.ts';

export interface GameChecks {
  /** From the start of a game. */
  ledger(rules: Ruleset): Ledger;
  /** Fails if the view shows what its seat can't know. */
  checkHidden(s: GameState, view: GameState, seat: Seat): void;
}

const CHECKS_1893: GameChecks = { ledger: ledger1893, checkHidden: checkHidden1893 };

/** No game is without: its events and hidden cards would be trusted unseen. */
const CHECKS_BY_GAME: Readonly<Record<GameId, GameChecks>> = {
  '1893': CHECKS_1893,
  '1893-first-edition': CHECKS_1893,
  '1897': { ledger: ledger1897, checkHidden: checkHidden1897 },
};

export function checksOfGame(game: GameId): GameChecks {
  return CHECKS_BY_GAME[game];
}
