import type { ChoiceStep } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { stackOf, takeArtwork } from '../gains.ts';
import { BLACK, COLOURS, type GainSource } from '../ids.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';

/** One artwork of a colour of choice, not black, that the workshop still has: 2e, Setup 15 and Workshop. */
export function takeArtworkStep(source: GainSource, take = takeArtwork): ChoiceStep<State> {
  return {
    notation: wordList(COLOURS),
    conceivable: () => COLOURS.length,
    options(s, _, out) {
      for (let colour = 0; colour < BLACK; colour++) if (stackOf(s, colour) > 0) out.push(colour);
    },
    obstacle(s, _, colour): Reason | undefined {
      if (colour === BLACK) return { code: 'black-not-allowed' };
      if (colour > BLACK) return { code: 'not-a-choice' };
      return stackOf(s, colour) > 0 ? undefined : { code: 'stack-empty', colour };
    },
    choose: (s, { player }, colour) => take(s, player, colour, source),
  };
}
