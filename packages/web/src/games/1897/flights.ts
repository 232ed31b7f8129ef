/** Pieces and cards that fly from one thing to another when something happens. */
import type { GameEvent, GameState, Seat } from '@horta/engine';
import {
  ARTWORK,
  architectOf,
  type Bonus,
  BUILDINGS,
  type Card,
  cardOf,
  type Event,
  EXPO_CARD,
  MATERIAL,
  MONEY,
  SCALES,
  type State,
  typeOf,
} from '@horta/engine/1897';
import type { Flight, ThingId } from '../game-view.ts';
import { cardIcon, SCALE_ICONS } from './card-icons.ts';
import { placeOf, thing } from './things.ts';

const STOCK_EXCHANGE = BUILDINGS.indexOf('stock-exchange');

export function flightsOf1897(view: GameState, told: GameEvent): readonly Flight[] {
  const event = told as Event;
  switch (event.type) {
    case 'area-laid':
      return event.cards.flatMap((card, cell) => (card < 0 ? [] : laid(card, cell)));
    case 'architect-placed': {
      const from = thing.hand(event.player, architectOf(event.face));
      return [{ icon: 'meeple', seat: event.player, from, to: thing.cell(event.cell) }];
    }
    case 'card-taken':
      return [cardFlight(event.card, thing.cell(event.cell), placeOf(event.player, event.card))];
    case 'architects-sent':
      return event.architects.flatMap((count, kind) =>
        architects(event.player, count, thing.hand(event.player, kind), thing.building(event.building)),
      );
    case 'cards-drawn':
      return event.cards.map((card) => cardFlight(card, thing.pile(typeOf(card)), thing.drawn(card)));
    case 'card-discarded':
      return discarded(event);
    case 'house-paid':
      return event.cards.flatMap((count, card) =>
        Array<Flight>(count).fill(
          cardFlight(cardOf(MATERIAL, card), thing.ownMaterial(event.player, card), thing.pile(MATERIAL)),
        ),
      );
    case 'artwork-shown': {
      const card = cardOf(ARTWORK, event.colour);
      return [cardFlight(card, placeOf(event.player, card), thing.expo), points(event.player, thing.expo)];
    }
    case 'francs':
      return event.source === 'stock-exchange'
        ? [{ icon: 'francs', from: thing.building(STOCK_EXCHANGE), to: thing.francs(event.player) }]
        : [];
    case 'architect-released':
      return architects(event.player, 1, thing.prison, thing.hand(event.player, event.architect));
    case 'architect-arrested':
      return architects(event.player, 1, thing.building(event.building), thing.prison);
    case 'column-majority': {
      const { bonus } = (view as State).rules.bonusCards[event.bonus];
      return event.players.flatMap((player) => bonusFlight(player, thing.bonus(event.column), bonus));
    }
    case 'arms-majority':
      return event.players.map((player) => points(player, thing.arms(event.block)));
    default:
      return [];
  }
}

/** Money has no pile on the boards. */
function laid(card: Card, cell: number): Flight[] {
  if (typeOf(card) === MONEY) return [];
  const from = card === EXPO_CARD ? thing.expo : thing.pile(typeOf(card));
  return [{ icon: 'card', from, to: thing.cell(cell) }];
}

function discarded({ player, card, cause }: Extract<Event, { type: 'card-discarded' }>): Flight[] {
  if (typeOf(card) >= MONEY) return [];
  const from = cause === 'not-chosen' ? thing.drawn(card) : placeOf(player, card);
  return [cardFlight(card, from, thing.pile(typeOf(card)))];
}

/** An architect out of prison flies when it has been chosen. */
function bonusFlight(seat: Seat, from: ThingId, bonus: Bonus): Flight[] {
  if (bonus.kind === 'release') return [];
  const scale = SCALES.indexOf(bonus.scale);
  return [{ icon: SCALE_ICONS[scale], from, to: thing.scale(seat, scale) }];
}

function architects(seat: Seat, count: number, from: ThingId, to: ThingId): Flight[] {
  return Array<Flight>(count).fill({ icon: 'meeple', seat, from, to });
}

function cardFlight(card: Card, from: ThingId, to: ThingId): Flight {
  return { icon: cardIcon(card), from, to };
}

function points(seat: Seat, from: ThingId): Flight {
  return { icon: 'points', from, to: thing.points(seat) };
}
