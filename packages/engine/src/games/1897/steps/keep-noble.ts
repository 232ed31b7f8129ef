import { push } from '../../../core/agenda.ts';
import type { AutomaticStep, ChoiceStep } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { cardOf, NOBLE } from '../ids.ts';
import { discard } from '../piles.ts';
import type { State } from '../state.ts';

/** 1897, Noble: a second one of a kind can't be kept: it is discarded after its effect. `a`: the noble. */
export const settleNoble: AutomaticStep<State> = {
  run(s, { player, a: noble }) {
    if ((s.nobles[player] >> noble) & 1) discard(s, player, cardOf(NOBLE, noble), 'second-copy');
    else push(s, 'keep-noble', player, noble);
  },
};

const DISCARD = 0;

/** Discard it, or keep it for good, turned: it counts as used in this round. `a`: the noble. */
export const keepNoble: ChoiceStep<State> = {
  notation: wordList(['discard', 'keep']),
  conceivable: () => 2,
  options(_s, _, out) {
    out.push(0, 1);
  },
  obstacle: (_s, _, option) => (option < 2 ? undefined : { code: 'not-a-choice' }),
  choose(s, { player, a: noble }, option) {
    if (option === DISCARD) {
      discard(s, player, cardOf(NOBLE, noble), 'not-kept');
      return;
    }
    s.nobles = s.nobles.with(player, s.nobles[player] | (1 << noble));
    s.usedNobles[player] |= 1 << noble;
    s.sink?.tell({ type: 'card-kept', player, card: cardOf(NOBLE, noble) });
  },
};
