/** The power over nobles: the top card of the deck is turned up, and may be taken at no cost. */
import { push } from '../../../core/agenda.ts';
import { type AutomaticStep, type ChoiceStep, NONE, type Seat } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { useNoble } from '../carry-out.ts';
import { DISPLAY, drawNoble, fillDisplay, slideDisplay } from '../noble-display.ts';
import type { Reason } from '../reasons.ts';
import type { ArtNouveauAction } from '../rules.ts';
import type { State } from '../state.ts';
import { takeNoble } from '../steps/nobles.ts';
import { powerOf, tellPower } from './boards.ts';

const TOP = DISPLAY;

export function withTopNoble(action: ArtNouveauAction<State>): ArtNouveauAction<State> {
  const hasTop = (s: State, player: Seat) =>
    powerOf(s, player, 'top-noble') !== undefined && s.nobleDeck.length + s.nobleDiscard.length > 0;
  return {
    obstacle: (s, player) => (hasTop(s, player) ? undefined : action.obstacle(s, player)),
    begin(s, player) {
      if (!hasTop(s, player)) {
        action.begin(s, player);
        return;
      }
      tellPower(s, player);
      const noble = drawNoble(s);
      s.sink?.tell({ type: 'noble-turned-up', player, noble });
      push(s, 'take-noble', player, noble + 1);
    },
  };
}

/** One of the display, or the one turned up. `a`: that noble, plus 1; 0 without one. */
export const takeNobleOrTop: ChoiceStep<State> = {
  notation: wordList(['first', 'second', 'third', 'fourth', 'top']),
  conceivable: () => TOP + 1,
  options(s, frame, out) {
    takeNoble.options(s, frame, out);
    if (frame.a > 0) out.push(TOP);
  },
  obstacle(s, frame, slot): Reason | undefined {
    if (slot !== TOP) return takeNoble.obstacle(s, frame, slot) as Reason | undefined;
    return frame.a > 0 ? undefined : { code: 'no-noble-turned-up' };
  },
  choose(s, frame, slot) {
    const { player, a } = frame;
    if (slot === TOP) {
      const noble = a - 1;
      s.sink?.tell({ type: 'noble-taken', player, noble, slot, price: 0 });
      push(s, 'fill-display', player);
      push(s, 'settle-noble', player, noble);
      useNoble(s, player, noble);
      return;
    }
    takeNoble.choose(s, frame, slot);
    // Below what the noble asks lies the frame that fills its gap: now with the card turned up.
    const at = s.agenda.findLastIndex(({ step }) => step === 'fill-display');
    s.agenda[at] = { ...s.agenda[at], a };
  },
};

/** The gap is filled with the card that was turned up and not taken. `a`: that noble, plus 1; 0 without one. */
export const fillDisplayWithTop: AutomaticStep<State> = {
  run(s, { a }) {
    if (a > 0) {
      slideDisplay(s);
      const slot = s.nobleDisplay.lastIndexOf(NONE);
      s.nobleDisplay = s.nobleDisplay.with(slot, a - 1);
      s.sink?.tell({ type: 'noble-revealed', noble: a - 1, slot, wasOpen: true });
    }
    fillDisplay(s);
  },
};
