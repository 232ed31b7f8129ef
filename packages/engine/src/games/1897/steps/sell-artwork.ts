import type { ChoiceStep } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { gainFrancs } from '../gains.ts';
import { ARTWORK, COLOURS, cardOf } from '../ids.ts';
import { discard } from '../piles.ts';
import type { Reason } from '../reasons.ts';
import { artworkAt, type State } from '../state.ts';

/** 1897, Sale: one of one's artworks is discarded for the money card. The options are the colours. */
export const sellArtwork: ChoiceStep<State> = {
  notation: wordList(COLOURS),
  conceivable: () => COLOURS.length,
  options(s, { player }, out) {
    for (let colour = 0; colour < COLOURS.length; colour++)
      if (s.artworks[artworkAt(player, colour)] > 0) out.push(colour);
  },
  obstacle(s, { player }, colour): Reason | undefined {
    if (colour >= COLOURS.length) return { code: 'not-a-choice' };
    return s.artworks[artworkAt(player, colour)] > 0 ? undefined : { code: 'no-such-artwork', colour };
  },
  choose(s, { player }, colour) {
    s.artworks[artworkAt(player, colour)]--;
    discard(s, player, cardOf(ARTWORK, colour), 'sold');
    gainFrancs(s, player, s.rules.saleFrancs, 'sale');
  },
};
