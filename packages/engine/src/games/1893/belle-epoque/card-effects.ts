/** What the cards do, and whether they would do something: the one interpreter of cards.ts. */
import { push } from '../../../core/agenda.ts';
import { type Interpreter, interpret } from '../../../core/effects.ts';
import type { ChoiceStep, Seat } from '../../../core/game.ts';
import { bitCount } from '../../../mechanics/bits.ts';
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
import { brusselsAt } from '../places.ts';
import type { State } from '../state.ts';
import { brusselsArchitects } from '../steps/brussels-majority.ts';
import { offerNobles } from '../steps/use-nobles.ts';
import { dropFrame } from './agenda-frames.ts';
import { CARDS, type CardEffect, type Counted, FRANCS_PER_POINT } from './cards.ts';
import { cardsOf } from './holdings.ts';
import { canReplaceCube } from './replaced-payment.ts';

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
  // Instead of paying as usual.
  'replace-cube': (s, player) => {
    dropFrame(s, 'build');
    push(s, 'pay-house', player, 1);
  },
  // Its effect may be lost all the same.
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

export function wouldDoSomething(s: State, player: Seat, card: number, detail: number): boolean {
  return FITS[CARDS[card].effect.kind](s, player, { card, detail });
}

export function carryOutCard(s: State, player: Seat, card: number, detail: number): void {
  interpret(INTERPRETER, s, player, CARDS[card].effect, { card, detail });
}
