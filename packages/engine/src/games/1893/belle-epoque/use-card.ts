/** Offering cards at their moments, and carrying them out: the one interpreter of cards.ts. */
import { push } from '../../../core/agenda.ts';
import { type Interpreter, interpret } from '../../../core/effects.ts';
import type { AutomaticStep, ChoiceStep, Seat } from '../../../core/game.ts';
import { NONE } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { useNoble } from '../carry-out.ts';
import {
  artworksOf,
  coloursOf,
  gainFrancs,
  gainPoints,
  hasColouredArtwork,
  supplyOf,
  takeJokers,
  takeTraveller,
  travellersWaiting,
} from '../gains.ts';
import { BRUSSELS_ACTIONS, JOKER } from '../ids.ts';
import { bitCount } from '../scoring.ts';
import { brusselsAt, type State } from '../state.ts';
import { brusselsArchitects } from '../steps/brussels-majority.ts';
import { offerNobles } from '../steps/use-nobles.ts';
import { CARDS, type CardEffect, type Counted, MOMENTS, type Moment } from './cards.ts';
import { cardsOf, isReady, useCard } from './holdings.ts';
import { canReplaceCube } from './replaced-payment.ts';

/** Francs that one point is gained for. */
const FRANCS_PER_POINT = 5;
const EXCHANGE = BRUSSELS_ACTIONS.indexOf('stock-exchange');

/** `detail` is what the moment knows: cubes paid, irises won, the noble that leaves. */
const COUNT: Readonly<Record<Counted, (s: State, player: Seat, detail: number) => number>> = {
  once: () => 1,
  artworks: artworksOf,
  colours: coloursOf,
  'cubes-paid': (_s, _player, detail) => detail,
  'meeples-at-exchange': (s) => {
    let meeples = s.travellersSent[EXCHANGE];
    for (let seat = 0; seat < s.rules.players; seat++) meeples += s.brussels[brusselsAt(seat, EXCHANGE)];
    return meeples;
  },
  'full-five-francs': (s, player) => Math.floor(s.money[player] / FRANCS_PER_POINT),
  'nobles-ready': (s, player) => bitCount(s.nobles[player] & ~s.usedNobles[player]),
  'irises-won': (_s, _player, detail) => detail,
  'travellers-in-brussels': (s) => s.travellersSent.reduce((sum, count) => sum + count),
  cards: cardsOf,
};

interface Use {
  readonly card: number;
  readonly detail: number;
}

const INTERPRETER: Interpreter<State, CardEffect, Use> = {
  francs: (s, player, { per }, { card, detail }) =>
    gainFrancs(s, player, COUNT[per](s, player, detail) * numberOn(s, card), 'card'),
  points: (s, player, { per }, { card, detail }) =>
    gainPoints(s, player, 'cards', COUNT[per](s, player, detail), numberOn(s, card)),
  jokers: (s, player, _, { card }) => takeJokers(s, player, numberOn(s, card), 'card'),
  'white-artwork': (s, player) => push(s, 'create-white', player, 1),
  traveller: (s, player) => takeTraveller(s, player, 'card'),
  'use-noble': (s, player, _, { card }) => offerNobles(s, player, numberOn(s, card), 'card'),
  // Instead of what lies there for paying as usual.
  'replace-cube': (s, player) => {
    s.agenda.pop();
    push(s, 'pay-house', player, 1);
  },
  'leaving-noble': (s, player, _, { card, detail: noble }) => {
    gainFrancs(s, player, -numberOn(s, card), 'card');
    useNoble(s, player, noble);
  },
  recall: (s, player) => {
    const action = BRUSSELS_ACTIONS.findIndex((_, i) => s.brussels[brusselsAt(player, i)] > 0);
    s.brussels[brusselsAt(player, action)]--;
    s.architects[player]++;
    s.sink?.tell({ type: 'architect-recalled', player, action });
  },
  ask: () => undefined,
  standing: () => undefined,
};

function numberOn(s: State, card: number): number {
  return s.rules.cardNumbers[card];
}

/** Whether the card would do something now. */
type Fits = { readonly [K in CardEffect['kind']]: (s: State, player: Seat, use: Use) => boolean };

const gives = (s: State, player: Seat, { card, detail }: Use): boolean => {
  const { effect } = CARDS[card];
  return 'per' in effect && COUNT[effect.per](s, player, detail) > 0;
};

const FITS: Fits = {
  francs: gives,
  points: gives,
  jokers: (s) => supplyOf(s, JOKER) > 0,
  'white-artwork': hasColouredArtwork,
  traveller: (s) => travellersWaiting(s) > 0,
  'use-noble': (s, player) => (s.nobles[player] & ~s.usedNobles[player]) !== 0,
  'replace-cube': canReplaceCube,
  'leaving-noble': (s, player, { card }) => s.money[player] >= numberOn(s, card),
  recall: (s, player) => brusselsArchitects(s, player) > 0,
  ask(s, player, { card }) {
    const { effect } = CARDS[card];
    if (effect.kind !== 'ask') return false;
    // Declining is always there.
    const out: number[] = [];
    (s.rules.steps[effect.step] as ChoiceStep<State>).options(s, askFrame(s, player, card, effect.step), out);
    return out.length > 1;
  },
  standing: () => false,
};

function askFrame(s: State, player: Seat, card: number, step: string) {
  return { step, player, a: s.siteCards.indexOf(card), b: 0 };
}

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

/** As offerCards, for whoever has a card of this moment. Each card is there once, so their order doesn't matter. */
export function offerToAll(s: State, moment: Moment, detail = 0): void {
  for (let site = 0; site < s.pavilions.length; site++) {
    const player = s.pavilions[site];
    if (player !== NONE && CARDS[s.siteCards[site]].moment === moment) offerCards(s, player, moment, detail);
  }
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
    if (card + 1 < MOMENT) push(s, 'offer-cards', player, a - (a % MOMENT) + card + 1, detail);
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
    if (isReady(s, player, card) && FITS[CARDS[card].effect.kind](s, player, { card, detail })) next = card;
  }
  return next;
}

/** Cards of the end of the round work after the cards were turned up, and are ready in the next one all the same. */
const WITHOUT_TURNING: readonly Moment[] = ['end-of-round', 'noble-leaves'];

function playCard(s: State, player: Seat, card: number, detail: number): void {
  if (WITHOUT_TURNING.includes(CARDS[card].moment)) s.sink?.tell({ type: 'card-used', player, card });
  else useCard(s, player, card);
  interpret(INTERPRETER, s, player, CARDS[card].effect, { card, detail });
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
