/** The cards about artworks. */
import { push } from '../../../../core/agenda.ts';
import { type ChoiceStep, NONE } from '../../../../core/game.ts';
import { refinedInSupply } from '../../carry-out.ts';
import { hasColouredArtwork, payCubes, takeWhiteArtwork } from '../../gains.ts';
import { BLACK, COLOURS, REFINED, WHITE } from '../../ids.ts';
import { artworkAt, cubeAt } from '../../places.ts';
import type { State } from '../../state.ts';
import { returnArtwork } from '../../steps/sales.ts';
import { takeArtworkStep } from '../../steps/take-artwork.ts';
import { CUBE_PAIRS, cubesWord } from '../../steps/take-cubes.ts';
import { cardStep } from '../card-step.ts';

/** A white artwork is created: an artwork of choice, not black, kept white side up. `a`: 1 if a card gives it. */
export const createWhite: ChoiceStep<State> = {
  ...takeArtworkStep('noble'),
  choose: (s, { player, a: isCard }, colour) =>
    takeWhiteArtwork(s, player, colour, isCard ? 'card' : 'noble'),
};

/** Card 2: one white artwork is turned to its colour. */
export const turnWhite = cardStep(COLOURS.slice(0, BLACK), {
  obstacle: (s, player, colour) =>
    s.artworks[artworkAt(player, WHITE + colour)] > 0
      ? undefined
      : { code: 'no-such-artwork', colour: WHITE + colour },
  use(s, player, colour) {
    s.artworks[artworkAt(player, WHITE + colour)]--;
    s.artworks[artworkAt(player, colour)]++;
    s.sink?.tell({ type: 'white-artwork-turned', player, colour });
  },
});

/** Card 4: before a sale, one displayed artwork goes back to its stack; one needs none to sell. */
export const returnDisplayed = cardStep(['first', 'second'], {
  obstacle: (s, _player, slot) => (s.shop[slot] === NONE ? { code: 'nothing-displayed', slot } : undefined),
  use: (s, _player, slot) => returnArtwork(s, slot),
});

const FIRST_ARTWORK = CUBE_PAIRS.length;

/**
 * Card 17: two refined cubes for an artwork, not black, or an artwork, not white, for two refined cubes; for
 * one if the supply has no more.
 */
export const swapArtwork = cardStep([...CUBE_PAIRS.map(cubesWord), ...COLOURS], {
  obstacle(s, player, option) {
    if (option < FIRST_ARTWORK) {
      for (let material = 0; material < REFINED; material++) {
        const needed = CUBE_PAIRS[option][material];
        const available = s.cubes[cubeAt(player, material)];
        if (needed > available) return { code: 'cubes-short', material, needed, available };
      }
      return hasColouredArtwork(s) ? undefined : { code: 'all-stacks-empty' };
    }
    const colour = option - FIRST_ARTWORK;
    if (s.artworks[artworkAt(player, colour)] === 0) return { code: 'no-such-artwork', colour };
    return refinedInSupply(s) > 0 ? undefined : { code: 'supply-empty' };
  },
  use(s, player, option) {
    if (option < FIRST_ARTWORK) {
      payCubes(s, player, CUBE_PAIRS[option], 'card');
      push(s, 'take-artwork-for-cubes', player);
      return;
    }
    const colour = option - FIRST_ARTWORK;
    s.artworks[artworkAt(player, colour)]--;
    s.artworks[artworkAt(s.rules.players, colour)]++;
    s.sink?.tell({ type: 'artwork-given', player, colour });
    push(s, 'take-cubes', player, Math.min(2, refinedInSupply(s)), 2);
  },
});

export const takeArtworkForCubes = takeArtworkStep('card');
