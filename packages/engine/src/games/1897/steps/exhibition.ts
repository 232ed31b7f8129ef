import { push } from '../../../core/agenda.ts';
import type { AutomaticStep, ChoiceStep, Seat } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { ask } from '../asking.ts';
import { gainPoints } from '../gains.ts';
import { COLOURS, type Colour } from '../ids.ts';
import type { Reason } from '../reasons.ts';
import { artworkAt, type State } from '../state.ts';

/**
 * 1897, Exhibition: clockwise, again and again, each player who has not passed shows an artwork of a colour not yet
 * shown, until nobody can. Colours shown only get more, so who can't once never can again. `player`: the next in
 * line; `a`: bit set of the colours shown.
 */
export const exhibition: AutomaticStep<State> = {
  run(s, frame) {
    const { players } = s.rules;
    for (let i = 0; i < players; i++) {
      const player = (frame.player + i) % players;
      if ((s.passed >> player) & 1 || !canShowAny(s, player, frame.a)) continue;
      ask(s, 'show-artwork', player, frame.a);
      return;
    }
    s.sink?.tell({ type: 'exhibition-ended' });
  },
};

function canShowAny(s: State, player: Seat, shown: number): boolean {
  for (let colour = 0; colour < COLOURS.length; colour++) if (canShow(s, player, shown, colour)) return true;
  return false;
}

function canShow(s: State, player: Seat, shown: number, colour: Colour): boolean {
  return s.artworks[artworkAt(player, colour)] > 0 && !((shown >> colour) & 1);
}

/** One may choose the colour, but not decline. `a`: bit set of the colours shown so far. */
export const showArtwork: ChoiceStep<State> = {
  notation: wordList(COLOURS),
  conceivable: () => COLOURS.length,
  options(s, { player, a: shown }, out) {
    for (let colour = 0; colour < COLOURS.length; colour++)
      if (canShow(s, player, shown, colour)) out.push(colour);
  },
  obstacle(s, { player, a: shown }, colour): Reason | undefined {
    if (colour >= COLOURS.length) return { code: 'not-a-choice' };
    if (s.artworks[artworkAt(player, colour)] === 0) return { code: 'no-such-artwork', colour };
    return (shown >> colour) & 1 ? { code: 'colour-shown', colour } : undefined;
  },
  choose(s, { player, a: shown }, colour) {
    s.sink?.tell({ type: 'artwork-shown', player, colour });
    gainPoints(s, player, 'exhibition', 1, s.rules.exhibitionPoints);
    push(s, 'exhibition', (player + 1) % s.rules.players, shown | (1 << colour));
  },
};
