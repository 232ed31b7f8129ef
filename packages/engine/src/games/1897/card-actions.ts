/** What taking a card of each type leads to: 1897, Art Nouveau actions. */
import { push } from '../../core/agenda.ts';
import type { Seat } from '../../core/game.ts';
import { ask } from './asking.ts';
import { useNoble } from './carry-out.ts';
import { keepArtwork, keepMaterial } from './gains.ts';
import { artworksOf, houseUnits, materialCardsOf } from './holdings.ts';
import {
  CARD_TYPES,
  type Card,
  type CardTypeName,
  EXPO_CARD,
  kindOf,
  typeOf,
  UNITS_PER_CARD,
} from './ids.ts';
import { discard } from './piles.ts';
import type { Reason } from './reasons.ts';
import type { State } from './state.ts';

interface CardAction {
  /** Why this player can't do it now; undefined if they can. */
  obstacle?(s: State, player: Seat): Reason | undefined;
  /** Does it, with a card of this kind. */
  begin(s: State, player: Seat, kind: number): void;
}

const NO_ARTWORK: Reason = { code: 'no-artwork' };

const CARD_ACTIONS: Readonly<Record<CardTypeName, CardAction>> = {
  artwork: { begin: keepArtwork },
  material: { begin: keepMaterial },
  house: {
    // Any cards do, as long as they give enough: a card may give one material or both.
    obstacle(s, player) {
      const needed = houseUnits(s, player);
      const available = materialCardsOf(s, player) * UNITS_PER_CARD;
      return available >= needed ? undefined : { code: 'not-enough-materials', needed, available };
    },
    begin: (s, player, house) => ask(s, 'pay-house', player, house),
  },
  noble: {
    begin(s, player, noble) {
      push(s, 'settle-noble', player, noble);
      useNoble(s, player, noble);
    },
  },
  money: {
    obstacle: (s, player) => (artworksOf(s, player) > 0 ? undefined : NO_ARTWORK),
    begin: (s, player) => ask(s, 'sell-artwork', player),
  },
  expo: {
    begin(s, player) {
      s.expoHolder = player;
      s.sink?.tell({ type: 'card-kept', player, card: EXPO_CARD });
      s.sink?.tell({ type: 'exhibition-started', player });
      push(s, 'exhibition', player);
    },
  },
};

/** Why this player could not do the action of this type of card as things stand; undefined if they could. */
export function actionObstacle(s: State, player: Seat, type: number): Reason | undefined {
  return CARD_ACTIONS[CARD_TYPES[type]].obstacle?.(s, player);
}

export function beginAction(s: State, player: Seat, card: Card): void {
  CARD_ACTIONS[CARD_TYPES[typeOf(card)]].begin(s, player, kindOf(card));
}

/** With a card of the area: done if it can be, or else the card is discarded. */
export function beginOrDiscard(s: State, player: Seat, card: Card): void {
  const reason = actionObstacle(s, player, typeOf(card));
  if (reason === undefined) {
    beginAction(s, player, card);
    return;
  }
  s.sink?.tell({ type: 'action-impossible', player, card, reason });
  discard(s, player, card, 'impossible');
}
