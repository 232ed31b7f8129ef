/** Hidden places, whichever game they are in. */
import { type GameState, UNKNOWN } from '@horta/engine';
import { fieldOf } from './difference.ts';
import { fail } from './finding.ts';

/** In the view, the place has as many cards as it has, and all are unknown but those that the seat knows. */
export function checkUnknown(
  s: GameState,
  view: GameState,
  name: string,
  isKnown: (i: number) => boolean = () => false,
): void {
  const cards = fieldOf(s, name) as readonly number[];
  const shown = fieldOf(view, name) as readonly number[];
  if (shown.length !== cards.length) fail('view', name, `${shown.length} cards, not ${cards.length}`);
  shown.forEach((card, i) => {
    if (isKnown(i)) {
      if (card !== cards[i])
        fail('view', name, `the view shows ${card} for ${cards[i]}, which the seat knows`);
    } else if (card !== UNKNOWN) fail('view', name, `the view shows card ${card}`);
  });
}
