/** Steps in which a card asks its question; the last option of each is to decline. */
import type { ChoiceStep, Seat } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';
import { useCard } from './holdings.ts';

interface CardQuestion {
  /** Why the card can't be used so; undefined if it can. */
  obstacle(s: State, player: Seat, option: number): Reason | undefined;
  /** Carries out a legal choice. */
  use(s: State, player: Seat, option: number): void;
}

/** `a`: the site of the card. */
export function cardStep(words: readonly string[], { obstacle, use }: CardQuestion): ChoiceStep<State> {
  const decline = words.length;
  return {
    notation: wordList([...words, 'decline']),
    conceivable: () => decline + 1,
    options(s, { player }, out) {
      for (let option = 0; option < decline; option++)
        if (obstacle(s, player, option) === undefined) out.push(option);
      out.push(decline);
    },
    obstacle(s, { player }, option): Reason | undefined {
      if (option > decline) return { code: 'not-a-choice' };
      return option === decline ? undefined : obstacle(s, player, option);
    },
    choose(s, { player, a: site }, option) {
      if (option === decline) return;
      useCard(s, player, s.siteCards[site]);
      use(s, player, option);
    },
  };
}
