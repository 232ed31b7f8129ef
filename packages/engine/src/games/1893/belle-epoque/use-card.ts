/** Offering cards at their moments, and using them. */
import { push } from '../../../core/agenda.ts';
import { type AutomaticStep, type ChoiceStep, NONE, type Seat } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import type { State } from '../state.ts';
import { carryOutCard, wouldDoSomething } from './card-effects.ts';
import { CARDS, MOMENTS, type Moment } from './cards.ts';
import { isReady, useCard } from './holdings.ts';

/** Cards from this one on: a frame names moment and card in one number. */
const MOMENT = CARDS.length;

/** Puts the question on the agenda whether the player uses the cards of this moment; each is asked in turn. */
export function offerCards(s: State, player: Seat, moment: Moment, detail = 0): void {
  if (!hasCardOf(s, player, moment) && moment !== 'after-construction') return;
  push(s, 'offer-cards', player, MOMENTS.indexOf(moment) * MOMENT, detail);
}

/** Whether the player has a card of this moment. One that works after a construction may be won by it. */
export function hasCardOf(s: State, player: Seat, moment: Moment): boolean {
  for (let site = 0; site < s.pavilions.length; site++)
    if (s.pavilions[site] === player && CARDS[s.siteCards[site]].moment === moment) return true;
  return false;
}

/** As offerCards, for whoever has a card of this moment, in turn order. */
export function offerToAll(s: State, moment: Moment, detail = 0): void {
  const { players } = s.rules;
  for (let i = players - 1; i >= 0; i--) offerCards(s, (s.firstPlayer + i) % players, moment, detail);
}

/**
 * The player's cards that work at a moment, in the order of their numbers: the next is looked at when the one before
 * is settled, since it may make it possible. `a`: moment and first card; `b`: what the moment knows.
 */
export const offerCardsStep: AutomaticStep<State> = {
  run(s, { player, a, b: detail }) {
    const moment = MOMENTS[Math.floor(a / MOMENT)];
    const card = nextCard(s, player, moment, a % MOMENT, detail);
    if (card === NONE) return;
    if (s.siteCards.some((other) => other > card && CARDS[other].moment === moment))
      push(s, 'offer-cards', player, a - (a % MOMENT) + card + 1, detail);
    const { effect, automatic } = CARDS[card];
    const site = s.siteCards.indexOf(card);
    if (automatic) playCard(s, player, card, detail);
    else
      push(
        s,
        effect.kind === 'ask' ? effect.step : 'use-card',
        player,
        site,
        effect.kind === 'ask' ? 0 : detail,
      );
  },
};

/** The player's next card that works at this moment and would do something; NONE if there is none. */
function nextCard(s: State, player: Seat, moment: Moment, from: number, detail: number): number {
  let next = NONE;
  for (const card of s.siteCards) {
    if (card < from || (next !== NONE && card >= next) || CARDS[card].moment !== moment) continue;
    if (isReady(s, player, card) && wouldDoSomething(s, player, card, detail)) next = card;
  }
  return next;
}

/** Cards of the end of the round work after the cards were turned up, and are ready in the next one all the same. */
const WITHOUT_TURNING: readonly Moment[] = ['end-of-round', 'noble-leaves'];

function playCard(s: State, player: Seat, card: number, detail: number): void {
  if (WITHOUT_TURNING.includes(CARDS[card].moment)) s.sink?.tell({ type: 'card-used', player, card });
  else useCard(s, player, card);
  carryOutCard(s, player, card, detail);
}

/** Use a card or keep it for later. `a`: its site; `b`: what the moment knows. */
export const useCardStep: ChoiceStep<State> = {
  notation: wordList(['decline', 'use']),
  conceivable: () => 2,
  options(_s, _, out) {
    out.push(0, 1);
  },
  obstacle: (_s, _, option) => (option < 2 ? undefined : { code: 'not-a-choice' }),
  choose(s, { player, a: site, b: detail }, option) {
    if (option === 1) playCard(s, player, s.siteCards[site], detail);
  },
};
