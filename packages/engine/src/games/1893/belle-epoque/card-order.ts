/** In which order a player is offered the cards that work at the same moment. Versions of the rules differ in it. */
import { push } from '../../../core/agenda.ts';
import { type AutomaticStep, NONE, type Seat } from '../../../core/game.ts';
import type { FamilyRules } from '../rules.ts';
import type { State } from '../state.ts';
import { wouldDoSomething } from './card-effects.ts';
import { CARDS, MOMENT, MOMENTS, type Moment } from './cards.ts';
import { isOffer } from './checks.ts';
import { isReady } from './holdings.ts';
import { choiceFault, chooseCard, offerInChosenOrder, settledFault } from './steps/choose-card.ts';
import { offerCard } from './use-card.ts';

export type CardOrder = 'by-number' | 'chosen';

type Parts = Pick<FamilyRules<State>, 'steps' | 'above' | 'frameChecks'>;

/**
 * The player's cards that work at a moment, in the order of their numbers: the next is looked at when the one before
 * is settled, since it may make it possible. `a`: moment and first card; `b`: what the moment knows.
 */
const offerByNumber: AutomaticStep<State> = {
  run(s, { player, a, b: detail }) {
    const moment = MOMENTS[Math.floor(a / MOMENT)];
    const card = nextCard(s, player, moment, a % MOMENT, detail);
    if (card === NONE) return;
    if (s.siteCards.some((other) => other > card && CARDS[other].moment === moment))
      push(s, 'offer-cards', player, a - (a % MOMENT) + card + 1, detail);
    offerCard(s, player, s.siteCards.indexOf(card), detail);
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

/** Only actions have a moment with several cards that ask. */
const UNDER_A_CHOICE = ['turns', 'after-action', 'offer-cards', 'offer-bonus-tile', 'free-action'];

export const CARD_ORDERS: Readonly<Record<CardOrder, Parts>> = {
  'by-number': { steps: { 'offer-cards': offerByNumber }, above: {}, frameChecks: {} },
  chosen: {
    steps: { 'offer-cards': offerInChosenOrder, 'choose-card': chooseCard },
    above: Object.fromEntries(UNDER_A_CHOICE.map((step) => [step, ['choose-card']])),
    frameChecks: {
      'offer-cards': (s, frame) => isOffer(s, frame) ?? settledFault(s, frame),
      'choose-card': (s, frame) => isOffer(s, frame) ?? settledFault(s, frame) ?? choiceFault(s, frame),
    },
  },
};
