import { type AutomaticStep, NONE, type Seat } from '../../../core/game.ts';
import { coloursOf, gainFrancs } from '../gains.ts';
import type { State } from '../state.ts';

/** 2e, Passing: 1 BF a colour of artwork; the first to pass has a reward. */
export function passStep(reward: (s: State, player: Seat) => void): AutomaticStep<State> {
  return {
    run(s, { player }) {
      const first = s.firstToPass === NONE;
      s.passed |= 1 << player;
      s.sink?.tell({ type: 'passed', player, first });
      gainFrancs(s, player, coloursOf(s, player), 'pass-artworks');
      if (!first) return;
      s.firstToPass = player;
      reward(s, player);
    },
  };
}

/** 2e, Passing: the first to pass keeps a prestige card face down, and gains 1 BF for each such card. */
export const pass = passStep((s, player) => {
  s.faceDown = [...s.faceDown, s.prestigeDeck[s.prestigeDeck.length - 1]];
  s.faceDownOwners = [...s.faceDownOwners, player];
  s.prestigeDeck = s.prestigeDeck.slice(0, -1);
  const kept = faceDownCards(s, player);
  s.sink?.tell({ type: 'prestige-kept-face-down', player, kept });
  gainFrancs(s, player, kept, 'pass-prestige');
});

function faceDownCards(s: State, player: number): number {
  let count = 0;
  for (const owner of s.faceDownOwners) if (owner === player) count++;
  return count;
}
