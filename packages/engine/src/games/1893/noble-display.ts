/** The display of nobles, its deck and its discards. */
import { NONE, type Seat } from '../../core/game.ts';
import { shuffled, withRandom } from '../../core/random.ts';
import type { Noble } from './ids.ts';
import type { State } from './state.ts';

/** Spaces of the display. */
export const DISPLAY = 4;

export function discardNoble(
  s: State,
  player: Seat,
  noble: Noble,
  cause: 'choice' | 'second-copy' | 'card' | 'unpaid',
): void {
  s.nobleDiscard = [...s.nobleDiscard, noble];
  s.sink?.tell({ type: 'noble-discarded', player, noble, cause });
}

/** Cards slide right into the gaps; then the deck fills what is free on the left. */
export function fillDisplay(s: State): void {
  slideDisplay(s);
  for (let slot = s.nobleDisplay.lastIndexOf(NONE); slot >= 0; slot--) {
    const noble = drawNoble(s);
    if (noble === NONE) return;
    s.nobleDisplay = s.nobleDisplay.with(slot, noble);
    s.sink?.tell({ type: 'noble-revealed', noble, slot });
  }
}

export function slideDisplay(s: State): void {
  const gaps = s.nobleDisplay.filter((noble) => noble === NONE);
  if (gaps.length > 0) s.nobleDisplay = [...gaps, ...s.nobleDisplay.filter((noble) => noble !== NONE)];
}

/** An empty deck is made anew from the shuffled discards; with none of these either, nothing is drawn. */
export function drawNoble(s: State): Noble {
  if (s.nobleDeck.length === 0) {
    if (s.nobleDiscard.length === 0) return NONE;
    s.nobleDeck = withRandom(s, (random) => shuffled(s.nobleDiscard, random));
    s.nobleDiscard = [];
    s.sink?.tell({ type: 'nobles-reshuffled', cards: s.nobleDeck.length });
  }
  const noble = s.nobleDeck[s.nobleDeck.length - 1];
  s.nobleDeck = s.nobleDeck.slice(0, -1);
  return noble;
}
