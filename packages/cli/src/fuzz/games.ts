/** What only holds for one game. A game without an entry here gets all the checks that hold for every game. */
import type { LiveState, Sink } from '@horta/engine';
import { checkHidden1893, ledger1893 } from './game-1893.ts';

/** Adds up the events of a game and compares the sums with the state. */
export interface Ledger extends Sink {
  check(s: LiveState): void;
}

export interface GameChecks {
  ledger(): Ledger;
  /** Fails if the view shows what its seat can't know. */
  checkHidden(s: LiveState, view: LiveState): void;
}

const NONE: GameChecks = {
  ledger: () => ({ tell() {}, check() {} }),
  checkHidden() {},
};

const CHECKS_BY_GAME: Readonly<Record<string, GameChecks>> = {
  '1893': { ledger: ledger1893, checkHidden: checkHidden1893 },
};

export function checksOfGame(game: string): GameChecks {
  return CHECKS_BY_GAME[game] ?? NONE;
}
