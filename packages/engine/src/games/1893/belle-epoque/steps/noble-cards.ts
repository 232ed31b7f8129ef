/** The cards about nobles. */
import { type ChoiceStep, NONE } from '../../../../core/game.ts';
import { gainFrancs } from '../../gains.ts';
import { DISPLAY, discardNoble, fillDisplay } from '../../noble-display.ts';
import type { NobleRules } from '../../parameters.ts';
import type { State } from '../../state.ts';
import { cardStep } from '../card-step.ts';

const SPACE_WORDS = ['first', 'second', 'third', 'fourth'];
/** Every set of one or more spaces of the display, as a bit set. */
const SETS = Array.from({ length: (1 << DISPLAY) - 1 }, (_, i) => i + 1);

/** Card 6: before a noble is chosen, 1 to 4 displayed ones are discarded; the rest slides right, the deck refills. */
export const discardNobles = cardStep(
  SETS.map((set) => SPACE_WORDS.filter((_, slot) => (set >> slot) & 1).join('+')),
  {
    obstacle(s, _player, option) {
      const slot = s.nobleDisplay.findIndex((noble, i) => (SETS[option] >> i) & 1 && noble === NONE);
      return slot === NONE ? undefined : { code: 'no-noble-there', slot };
    },
    use(s, player, option) {
      for (let slot = 0; slot < DISPLAY; slot++) {
        if (!((SETS[option] >> slot) & 1)) continue;
        const noble = s.nobleDisplay[slot];
        s.nobleDisplay = s.nobleDisplay.with(slot, NONE);
        s.nobleDiscard = [...s.nobleDiscard, noble];
        s.sink?.tell({ type: 'noble-sent-away', player, noble, slot });
      }
      fillDisplay(s);
    },
  },
);

/** Card 14: one of one's used nobles is discarded for francs, as many as it would cost at the end (R-36: Brugmann too). */
export function cashNoble(nobles: readonly NobleRules[]): ChoiceStep<State> {
  return cardStep(
    nobles.map(({ id }) => id),
    {
      obstacle(s, player, noble) {
        if (!((s.nobles[player] >> noble) & 1)) return { code: 'noble-not-yours', noble };
        return (s.usedNobles[player] >> noble) & 1 ? undefined : { code: 'noble-not-used', noble };
      },
      use(s, player, noble) {
        s.nobles = s.nobles.with(player, s.nobles[player] & ~(1 << noble));
        s.usedNobles[player] &= ~(1 << noble);
        discardNoble(s, player, noble, 'card');
        gainFrancs(s, player, nobles[noble].cost, 'card');
      },
    },
  );
}
