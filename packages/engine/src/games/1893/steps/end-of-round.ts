import { type AutomaticStep, NONE } from '../../../core/game.ts';
import { COLUMNS, SPACES } from '../ids.ts';
import { DISPLAY, slideDisplay } from '../noble-display.ts';
import type { State } from '../state.ts';
import { brusselsArchitects } from './brussels-majority.ts';

/** 2e, End of the round: what was used goes home, to the supply or to the discards. */
export const endOfRound: AutomaticStep<State> = {
  run(s) {
    s.sink?.tell({ type: 'round-ended', round: s.round });
    bringHome(s);
    s.usedNobles.fill(0);
    s.prestigeDiscard = [...s.prestigeDiscard, ...s.prestigeStrip.filter((card) => card !== NONE)];
    s.prestigeStrip = s.prestigeStrip.map(() => NONE);
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
    const who = s.meeples[space];
    if (who >= 0 && who < s.rules.players) s.architects[who]++;
    s.meeples[space] = NONE;
    s.bids[space] = 0;
  }
  for (let player = 0; player < s.rules.players; player++)
    s.architects[player] += brusselsArchitects(s, player) + s.cardArchitects[player];
  s.brussels.fill(0);
  s.cardArchitects = s.cardArchitects.map(() => 0);
}

/** The free noble is discarded; the others slide. */
export const discardFreeNoble: AutomaticStep<State> = {
  run(s) {
    const noble = s.nobleDisplay[DISPLAY - 1];
    if (noble === NONE) return;
    s.nobleDisplay = s.nobleDisplay.with(DISPLAY - 1, NONE);
    s.nobleDiscard = [...s.nobleDiscard, noble];
    s.sink?.tell({ type: 'noble-left', noble });
    slideDisplay(s);
  },
};

/** A new prestige card under each column. */
export const layPrestige: AutomaticStep<State> = {
  run(s) {
    s.prestigeStrip = s.prestigeDeck.slice(-COLUMNS).reverse();
    s.prestigeDeck = s.prestigeDeck.slice(0, -COLUMNS);
    s.sink?.tell({ type: 'prestige-laid', cards: s.prestigeStrip });
  },
};
