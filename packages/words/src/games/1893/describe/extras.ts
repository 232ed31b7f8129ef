/** What the reader's board and Belle Époque cards would add to an action. */
import { NONE, type Seat } from '@horta/engine';
import {
  ACTIONS,
  type ActionName,
  type BrusselsActionName,
  CARDS,
  isReady,
  type Moment,
  type PowerKind,
  powerOf,
  type State,
} from '@horta/engine/1893';
import { capitalised } from '../../../text.ts';
import type { Voice } from '../../../voice.ts';
import { boardPower } from '../architect-boards.ts';
import { cardDeed, cardNumber } from '../cards.ts';
import { m } from '../tips.ts';

const PLACING: Readonly<Record<ActionName, readonly Moment[]>> = {
  workshop: ['after-workshop'],
  sales: ['before-sales', 'cursor'],
  nobles: ['before-nobles', 'noble-discarded'],
  materials: ['after-materials'],
  construction: ['paying', 'after-construction'],
};

/** The moments that come when an architect is placed on a space. */
export function placingMoments(s: State, space: number): readonly Moment[] {
  const action = ACTIONS[s.actions[space] ?? NONE];
  return [
    ...(action === undefined ? [] : PLACING[action]),
    ...((s.houses[space] ?? NONE) === NONE ? [] : (['on-house'] as const)),
    'after-action',
  ];
}

export function sendingMoments(action: BrusselsActionName): readonly Moment[] {
  return [`after-${action}`, 'after-action'];
}

const POWERS: Readonly<Record<ActionName, PowerKind>> = {
  workshop: 'workshop-cube',
  sales: 'sales-gain',
  nobles: 'top-noble',
  materials: 'materials-gain',
  construction: 'turn-needle',
};

/** "Your card 7: take 2 jokers." All in one line. */
export function extrasLine(
  v: Voice,
  s: State,
  seat: Seat,
  moments: readonly Moment[],
  action?: ActionName,
): string | undefined {
  const cards = s.siteCards.filter((card) => {
    const moment = CARDS[card]?.moment;
    return moment !== undefined && moments.includes(moment) && isReady(s, seat, card);
  });
  const sentences = [
    ...(action === undefined || powerOf(s, seat, POWERS[action]) === undefined
      ? []
      : [powerLine(v, s, seat)]),
    ...cards.map((card) => m.tip_your_card({ number: cardNumber(card), effect: cardDeed(v, s, card) }, v)),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

export function sentence(v: Voice, text: string): string {
  return `${capitalised(v.locale, text)}.`;
}

export function powerLine(v: Voice, s: State, seat: Seat): string {
  return sentence(v, boardPower(v, s.rules, s.boards[seat] ?? 0));
}
