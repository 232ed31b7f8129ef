import { push } from '../../../core/agenda.ts';
import { type AutomaticStep, type ChoiceStep, NONE } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { useNoble } from '../carry-out.ts';
import { gainFrancs } from '../gains.ts';
import { DISPLAY, discardNoble, fillDisplay, slideDisplay } from '../noble-display.ts';
import type { Reason } from '../reasons.ts';
import type { ArtNouveauAction } from '../rules.ts';
import type { State } from '../state.ts';

/** 2e, Nobles: take one of the display, if there is one that can be paid. */
export const nobles: ArtNouveauAction<State> = {
  obstacle(s, player) {
    const needed = lowestPrice(s);
    const available = s.money[player];
    if (needed <= available) return undefined;
    return needed === Number.POSITIVE_INFINITY
      ? { code: 'no-noble-on-display' }
      : { code: 'no-money', needed, available };
  },
  begin: (s, player) => push(s, 'take-noble', player),
};

/** Of the nobles on display; infinite if there is none. */
function lowestPrice(s: State): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let slot = 0; slot < DISPLAY; slot++) {
    if (s.nobleDisplay[slot] !== NONE) lowest = Math.min(lowest, s.rules.displayCosts[slot]);
  }
  return lowest;
}

/** Pay the price of the space, gain the effect at once; then keep or discard; then the display is filled. */
export const takeNoble: ChoiceStep<State> = {
  notation: wordList(['first', 'second', 'third', 'fourth']),
  conceivable: () => DISPLAY,
  options(s, { player }, out) {
    for (let slot = 0; slot < DISPLAY; slot++) {
      if (s.nobleDisplay[slot] !== NONE && s.rules.displayCosts[slot] <= s.money[player]) out.push(slot);
    }
  },
  obstacle(s, { player }, slot): Reason | undefined {
    if (slot >= DISPLAY) return { code: 'not-a-choice' };
    if (s.nobleDisplay[slot] === NONE) return { code: 'no-noble-there', slot };
    const needed = s.rules.displayCosts[slot];
    const available = s.money[player];
    return needed <= available ? undefined : { code: 'no-money', needed, available };
  },
  choose(s, { player }, slot) {
    const noble = s.nobleDisplay[slot];
    const price = s.rules.displayCosts[slot];
    s.nobleDisplay = s.nobleDisplay.with(slot, NONE);
    s.sink?.tell({ type: 'noble-taken', player, noble, slot, price });
    gainFrancs(s, player, -price, 'noble-price');
    push(s, 'fill-display', player);
    push(s, 'settle-noble', player, noble);
    useNoble(s, player, noble);
  },
};

/** A second noble of a kind can't be kept: it is discarded after its effect. `a`: the noble. */
export const settleNoble: AutomaticStep<State> = {
  run(s, { player, a: noble }) {
    if ((s.nobles[player] >> noble) & 1) {
      discardNoble(s, player, noble, 'second-copy');
      slideDisplay(s);
    } else push(s, 'keep-noble', player, noble);
  },
};

const DISCARD = 0;

/** Discard it, or keep it for good, turned: it counts as used in this round. `a`: the noble. */
export const keepNoble: ChoiceStep<State> = {
  notation: wordList(['discard', 'keep']),
  conceivable: () => 2,
  options(_s, _, out) {
    out.push(0, 1);
  },
  obstacle: (_s, _, option) => (option < 2 ? undefined : { code: 'not-a-choice' }),
  choose(s, { player, a: noble }, option) {
    if (option === DISCARD) {
      discardNoble(s, player, noble, 'choice');
    } else {
      s.nobles = s.nobles.with(player, s.nobles[player] | (1 << noble));
      s.usedNobles[player] |= 1 << noble;
      s.sink?.tell({ type: 'noble-kept', player, noble });
    }
    slideDisplay(s);
  },
};

/** The cards left of the gap have slid right; the deck fills the dearest space. */
export const fillDisplayStep: AutomaticStep<State> = { run: fillDisplay };
