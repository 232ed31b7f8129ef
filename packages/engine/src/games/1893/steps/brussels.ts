import { push } from '../../../core/agenda.ts';
import { type AutomaticStep, type ChoiceStep, NONE } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { gainFrancs, level, takeJokers } from '../gains.ts';
import { ACTIONS, CROWN_TRACK } from '../ids.ts';
import type { State } from '../state.ts';
import { offerNobles } from './use-nobles.ts';

/** 2e, Stock exchange: francs as printed on the round's stock card. */
export const stockExchange: AutomaticStep<State> = {
  run: (s, { player }) => gainFrancs(s, player, s.rules.stock[s.stockCard].francs, 'stock-exchange'),
};

/** 2e, Grand-Place: use nobles, at most the crown level at the start of the action. */
export const grandPlace: AutomaticStep<State> = {
  run: (s, { player }) => offerNobles(s, player, level(s, player, CROWN_TRACK), 'grand-place'),
};

/** 2e, Cinquantenaire: do one of the Art Nouveau actions, without bid and without free action for anybody. */
export const cinquantenaire: ChoiceStep<State> = {
  notation: wordList(ACTIONS),
  conceivable: () => ACTIONS.length,
  options(_s, _, out) {
    for (let action = 0; action < ACTIONS.length; action++) out.push(action);
  },
  obstacle: (_s, _, action) => (action < ACTIONS.length ? undefined : { code: 'not-a-choice' }),
  choose(s, { player }, action) {
    s.sink?.tell({ type: 'action-copied', player, action });
    push(s, ACTIONS[action], player, NONE);
  },
};

/** 2e, Saint Catherine's market: 3 jokers, or the most that the supply allows. */
export const saintCatherine: AutomaticStep<State> = {
  run: (s, { player }) => takeJokers(s, player, s.rules.jokersAtMarket, 'saint-catherine'),
};
