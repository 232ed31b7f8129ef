/** Offering cards at their moments, and using them. In which order a player's cards of one moment come: card-order.ts. */
import { push } from '../../../core/agenda.ts';
import type { ChoiceStep, Seat } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import type { State } from '../state.ts';
import { carryOutCard } from './card-effects.ts';
import { CARDS, MOMENT, MOMENTS, type Moment } from './cards.ts';
import { useCard } from './holdings.ts';

/** Puts the question on the agenda whether the player uses the cards of this moment. */
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

/** Puts the question of one card on the agenda; a card that only gives is used at once. */
export function offerCard(s: State, player: Seat, site: number, detail: number): void {
  const card = s.siteCards[site];
  const { effect, automatic } = CARDS[card];
  if (automatic) playCard(s, player, card, detail);
  else if (effect.kind === 'ask') push(s, effect.step, player, site);
  else push(s, 'use-card', player, site, detail);
}

/** The card of the site that the player has decided to use. One that asks something asks it now. */
export function useCardAt(s: State, player: Seat, site: number, detail: number): void {
  const { effect } = CARDS[s.siteCards[site]];
  if (effect.kind === 'ask') push(s, effect.step, player, site);
  else playCard(s, player, s.siteCards[site], detail);
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
