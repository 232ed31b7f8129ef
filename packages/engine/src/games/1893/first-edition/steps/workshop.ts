import { push } from '../../../../core/agenda.ts';
import type { AutomaticStep, ChoiceStep } from '../../../../core/game.ts';
import { wordList } from '../../../../core/notations.ts';
import { stackOf } from '../../gains.ts';
import { BLACK, WORKSHOP } from '../../ids.ts';
import type { Reason } from '../../reasons.ts';
import type { ArtNouveauAction } from '../../rules.ts';
import type { State } from '../../state.ts';
import { freeAction } from '../../steps/free-action.ts';
import { canDraw, drawArtworks, keepDrawn, renewPiles } from '../piles.ts';
import { exhibitionTiles } from './exhibition.ts';

/** 1e, Setup: each player starts with one artwork drawn at random. */
export const startArtwork: AutomaticStep<State> = {
  run(s, { player }) {
    drawArtworks(s, player, 1);
    keepDrawn(s, player, s.drawn[0], 'setup');
  },
};

/** 1e, Workshop: draw one artwork, and one more for each exhibition tile one has; keep one of them. */
export const workshop: ArtNouveauAction<State> = {
  obstacle: (s) => (canDraw(s) ? undefined : { code: 'pile-empty' }),
  begin(s, player) {
    drawArtworks(s, player, 1 + exhibitionTiles(s, player));
    // Several of one colour are asked for all the same: not to ask would tell the others that they are alike.
    if (s.drawn.length > 1) push(s, 'take-artwork', player);
    else keepDrawn(s, player, s.drawn[0], 'action');
  },
};

/** Which of the artworks drawn to keep, by colour. */
export function takeDrawn(colours: readonly string[]): ChoiceStep<State> {
  return {
    notation: wordList(colours.slice(0, BLACK)),
    conceivable: () => BLACK,
    options(s, _, out) {
      for (let colour = 0; colour < BLACK; colour++) if (s.drawn.includes(colour)) out.push(colour);
    },
    obstacle(s, _, colour): Reason | undefined {
      if (colour >= BLACK) return { code: 'not-a-choice' };
      return s.drawn.includes(colour) ? undefined : { code: 'colour-not-drawn', colour };
    },
    choose: (s, { player }, colour) => keepDrawn(s, player, colour, 'action'),
  };
}

/** 1e, Workshop, free action: the black artwork that is due can be a covered one. */
export const freeActionWithPiles: AutomaticStep<State> = {
  run(s, frame) {
    if (s.actions[frame.a] === WORKSHOP && stackOf(s, BLACK) === 0) renewPiles(s);
    freeAction.run(s, frame);
  },
};
