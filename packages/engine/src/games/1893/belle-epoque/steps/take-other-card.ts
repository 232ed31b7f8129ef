import { NONE } from '../../../../core/game.ts';
import { AREAS, columnOf } from '../../board.ts';
import { COLUMNS } from '../../ids.ts';
import type { State } from '../../state.ts';
import { cardStep } from '../card-step.ts';

const WORDS = Array.from(
  { length: COLUMNS * COLUMNS },
  (_, option) => `column${Math.floor(option / COLUMNS) + 1}-to-column${(option % COLUMNS) + 1}`,
);

/**
 * Card 25: instead of a prestige card that one has won, the card under a column outside the active area. The one won
 * stays where it is and is discarded at the end of the round. An option is the column won x 5 + the other one.
 */
export const takeOtherCard = cardStep(WORDS, {
  obstacle(s, player, option) {
    const from = Math.floor(option / COLUMNS);
    const to = option % COLUMNS;
    const frame = s.agenda[cardsFrame(s, player)];
    if (frame === undefined || !((frame.a >> from) & 1)) return { code: 'card-not-yours', column: from };
    if (AREAS[s.iris].some((space) => columnOf(space) === to)) return { code: 'column-active', column: to };
    return s.prestigeStrip[to] === NONE ? { code: 'no-card-there', column: to } : undefined;
  },
  use(s, player, option) {
    const from = Math.floor(option / COLUMNS);
    const to = option % COLUMNS;
    const at = cardsFrame(s, player);
    const frame = s.agenda[at];
    s.agenda[at] = { ...frame, a: (frame.a & ~(1 << from)) | (1 << to) };
    s.sink?.tell({ type: 'prestige-exchanged', player, from, to, card: s.prestigeStrip[to] });
  },
});

/** Place on the agenda of the frame that says which cards the player has won. */
function cardsFrame(s: State, player: number): number {
  return s.agenda.findLastIndex((frame) => frame.step === 'use-prestige' && frame.player === player);
}
