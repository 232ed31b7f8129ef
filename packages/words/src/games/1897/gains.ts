/** Francs and points: each is told once with its reason, by these sentences or by the event that brought it. */
import type { Event, Rules } from '@horta/engine/1897';
import { m } from '#messages/1897';
import { francs, playerName, points, type Voice } from '../../voice.ts';

export function francsText(v: Voice, event: Extract<Event, { type: 'francs' }>): string | undefined {
  const inputs = { player: playerName(v, event.player), francs: francs(v, Math.abs(event.amount)) };
  switch (event.source) {
    case 'setup':
      return m.event_francs_setup(inputs, v);
    case 'noble':
      return m.event_francs_noble(inputs, v);
    case 'stock-exchange':
      return m.event_francs_stock_exchange(inputs, v);
    case 'architect':
    case 'sale':
    case 'pass':
    case 'noble-cost':
      // The architect, the sale, the passing or the noble is told with its sum.
      return undefined;
  }
}

export function pointsText(
  v: Voice,
  rules: Rules,
  event: Extract<Event, { type: 'points' }>,
): string | undefined {
  const { amount, source, count, each } = event;
  const inputs = { player: playerName(v, event.player), points: points(v, Math.abs(amount)) };
  switch (source) {
    case 'building-materials':
      return m.event_points_building_materials({ ...inputs, kinds: m.count_kinds({ count }, v) }, v);
    case 'exhibition':
      // Told by what was shown.
      return undefined;
    case 'coat-of-arms':
      return m.event_points_coat_of_arms(inputs, v);
    case 'unpaid-nobles':
      return m.event_points_unpaid_nobles(inputs, v);
    case 'houses':
      return m.event_points_houses(
        { ...inputs, houses: m.count_houses({ count }, v), each: points(v, each) },
        v,
      );
    case 'material-cards':
      return m.event_points_material_cards({ ...inputs, cards: m.count_material_cards({ count }, v) }, v);
    case 'expo':
      return m.event_points_expo(inputs, v);
    case 'bonus-nobles':
      return m.event_points_bonus({ ...inputs, things: m.count_nobles({ count }, v) }, v);
    case 'bonus-francs':
      return m.event_points_bonus({ ...inputs, things: francs(v, count * francsPerBonus(rules)) }, v);
    case 'bonus-artworks':
      return m.event_points_bonus({ ...inputs, things: m.count_colours({ count }, v) }, v);
    case 'bonus-houses':
      return m.event_points_bonus({ ...inputs, things: m.count_house_kinds({ count }, v) }, v);
  }
}

/** How many francs count as one thing. */
function francsPerBonus(rules: Rules): number {
  for (const { end } of rules.bonusCards) if (end.kind === 'francs') return end.francs;
  return 1;
}
