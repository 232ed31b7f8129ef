import { type AutomaticStep, NONE } from '../../../core/game.ts';
import { COLUMNS, SPACES } from '../ids.ts';
import { fillDisplay, slideDisplay } from '../noble-display.ts';
import { DISPLAY } from '../pack.ts';
import type { State } from '../state.ts';

/** 2e, End of the round. After the last one nothing new is laid. */
export const endOfRound: AutomaticStep<State> = {
  run(s) {
    s.sink?.tell({ type: 'round-ended', round: s.round });
    const isLast = s.round === s.rules.rounds;
    bringHome(s);
    s.usedNobles.fill(0);
    changeNobles(s, isLast);
    changePrestige(s, isLast);
    s.stockDiscard = [...s.stockDiscard, s.stockCard];
    s.stockCard = NONE;
    s.iris = NONE;
    s.passed = 0;
    s.firstToPass = NONE;
  },
};

/** Architects come home but from the courthouse, neutral meeples to their players; bids go to the supply. */
function bringHome(s: State): void {
  for (let space = 0; space < SPACES; space++) {
    s.meeples[space] = NONE;
    s.bids[space] = 0;
  }
  s.brussels.fill(0);
  for (let player = 0; player < s.rules.players; player++)
    s.architects[player] = s.rules.architects - s.courthouse[player];
}

/** The free noble is discarded, the others slide, a new one comes. */
function changeNobles(s: State, isLast: boolean): void {
  const noble = s.nobleDisplay[DISPLAY - 1];
  if (noble !== NONE) {
    s.nobleDisplay = s.nobleDisplay.with(DISPLAY - 1, NONE);
    s.nobleDiscard = [...s.nobleDiscard, noble];
    s.sink?.tell({ type: 'noble-left', noble });
  }
  if (isLast) slideDisplay(s);
  else fillDisplay(s);
}

/** The prestige cards left on the strip are discarded and five new ones laid. */
function changePrestige(s: State, isLast: boolean): void {
  s.prestigeDiscard = [...s.prestigeDiscard, ...s.prestigeStrip.filter((card) => card !== NONE)];
  if (isLast) {
    s.prestigeStrip = s.prestigeStrip.map(() => NONE);
    return;
  }
  s.prestigeStrip = s.prestigeDeck.slice(-COLUMNS).reverse();
  s.prestigeDeck = s.prestigeDeck.slice(0, -COLUMNS);
  s.sink?.tell({ type: 'prestige-laid', cards: s.prestigeStrip });
}
