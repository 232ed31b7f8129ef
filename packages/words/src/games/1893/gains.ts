/** Francs and points: each is told once with its reason, by these sentences or by the event that brought it. */
import type { Event, State } from '@horta/engine/1893';
import { francs, playerName, points, type Voice } from '../../voice.ts';
import { m } from './messages.ts';
import { rowName } from './names.ts';

export function francsText(v: Voice, event: Extract<Event, { type: 'francs' }>): string | undefined {
  const inputs = { player: playerName(v, event.player), francs: francs(v, Math.abs(event.amount)) };
  switch (event.source) {
    case 'setup':
      return m.event_francs_setup(inputs, v);
    case 'noble':
      return m.event_francs_noble(inputs, v);
    case 'stock-exchange':
      return m.event_francs_stock_exchange(inputs, v);
    case 'pass-artworks':
      return m.event_francs_pass_artworks(
        { ...inputs, colours: m.count_colours({ count: event.amount }, v) },
        v,
      );
    case 'pass-prestige':
      return m.event_francs_pass_prestige(inputs, v);
    case 'pass-exhibition':
      return m.event_francs_pass_exhibition(inputs, v);
    case 'board-power':
      return m.event_francs_board_power(inputs, v);
    case 'card':
      return event.amount < 0 ? m.event_francs_card_paid(inputs, v) : m.event_francs_card(inputs, v);
    case 'bonus-tile':
      return m.event_francs_bonus_tile(inputs, v);
    case 'sale':
    case 'bid':
    case 'noble-price':
    case 'house':
    case 'noble-cost':
    case 'bid-returned':
      // The sale, the bid, the noble or the house was told with its sum.
      return undefined;
  }
}

function housesText(
  v: Voice,
  s: State,
  { count, each }: Extract<Event, { type: 'points' }>,
  inputs: { player: string; points: string },
): string {
  const worth = points(v, each);
  return s.rules.surcharges.length === 0
    ? m.event_points_houses({ ...inputs, houses: m.count_houses({ count }, v), each: worth }, v)
    : m.event_points_buildings({ ...inputs, buildings: m.count_buildings({ count }, v), each: worth }, v);
}

function freeConstructionText(
  v: Voice,
  s: State,
  { player, count }: Extract<Event, { type: 'points' }>,
  inputs: { player: string; points: string },
): string {
  return s.pavilions.includes(player)
    ? m.event_points_free_construction_pavilions({ ...inputs, buildings: m.count_buildings({ count }, v) }, v)
    : m.event_points_free_construction({ ...inputs, houses: m.count_houses({ count }, v) }, v);
}

export function pointsText(
  v: Voice,
  s: State,
  event: Extract<Event, { type: 'points' }>,
): string | undefined {
  const { amount, source, count, each } = event;
  const inputs = { player: playerName(v, event.player), points: points(v, Math.abs(amount)) };
  const rowInputs = { ...inputs, number: count, each };
  switch (source) {
    case 'sale':
      // Told by the sale.
      return undefined;
    case 'noble':
      return m.event_points_noble(inputs, v);
    case 'no-joker':
      return m.event_points_no_joker(inputs, v);
    case 'late-house':
      return m.event_points_late_house(inputs, v);
    case 'free-sales':
      return m.event_points_free_sales({ ...inputs, artworks: m.count_artworks({ count }, v) }, v);
    case 'free-construction':
      return freeConstructionText(v, s, event, inputs);
    case 'board-power':
      return m.event_points_board_power(inputs, v);
    case 'cards':
      return m.event_points_cards(inputs, v);
    case 'pavilion-visit':
      return m.event_points_pavilion_visit(inputs, v);
    case 'bonus-tiles':
      return m.event_points_bonus_tiles(inputs, v);
    case 'iris-majority':
      return m.event_points_iris_majority(inputs, v);
    case 'unpaid-nobles':
      return m.event_points_unpaid_nobles(inputs, v);
    case 'houses':
      return housesText(v, s, event, inputs);
    case 'cubes':
      return m.event_points_cubes({ ...inputs, cubes: m.count_refined({ count }, v) }, v);
    case 'first-player':
      return m.event_points_first_player(inputs, v);
    case 'row-architects':
      return m.event_points_row({ ...rowInputs, row: rowName(v, 'architects') }, v);
    case 'row-nobles':
      return m.event_points_row({ ...rowInputs, row: rowName(v, 'nobles') }, v);
    case 'row-artworks':
      return m.event_points_row({ ...rowInputs, row: rowName(v, 'artworks') }, v);
    case 'row-francs':
      return m.event_points_row({ ...rowInputs, row: rowName(v, 'francs') }, v);
  }
}
