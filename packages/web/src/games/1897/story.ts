/** How Bruxelles 1897 is told: what ends a round or the game, what a step is about, and who gains what by it. */
import type { GameEvent, GameState, Seat } from '@horta/engine';
import { type Event, POINT_SOURCES } from '@horta/engine/1897';
import { t } from '../../words.svelte.ts';
import type { Gain, StageId } from '../game-view.ts';
import { cardIcon, SCALE_ICONS } from './card-icons.ts';

const STAGES: Readonly<Partial<Record<Event['type'], StageId>>> = {
  'column-majority': 'columns',
  'arms-majority': 'arms',
  'brussels-majority': 'brussels',
  'architect-arrested': 'brussels',
  'first-player-chosen': 'cards',
  'table-cleared': 'cards',
  'noble-paid': 'costs',
  'game-ended': 'total',
};

/** From here on, points are those of the final count. */
const FIRST_COUNTED = POINT_SOURCES.indexOf('houses');

export const STAGES_1897: readonly StageId[] = [
  'columns',
  'arms',
  'brussels',
  'cards',
  'costs',
  ...POINT_SOURCES.slice(FIRST_COUNTED),
  'total',
];

export function stageOf1897(_view: GameState, told: GameEvent): StageId | undefined {
  const event = told as Event;
  switch (event.type) {
    case 'points':
      if (event.source === 'unpaid-nobles') return 'costs';
      return POINT_SOURCES.indexOf(event.source) >= FIRST_COUNTED ? event.source : undefined;
    case 'card-discarded':
      return event.cause === 'unpaid' ? 'costs' : undefined;
    case 'scale-advanced':
    case 'architect-released':
    case 'gain-lost':
      return event.source === 'bonus' ? 'columns' : undefined;
    default:
      return STAGES[event.type];
  }
}

export function stageName1897(_view: GameState, stage: StageId): string | undefined {
  switch (stage) {
    case 'columns':
      return t.stage_columns();
    case 'arms':
      return t.stage_arms();
    case 'brussels':
      return t.stage_brussels();
    case 'cards':
      return t.stage_cards();
    case 'costs':
      return t.stage_costs();
    case 'total':
      return t.stage_total();
    default:
      return undefined;
  }
}

/** What only accompanies a step, and is not what it is about. */
const ASIDES: readonly Event['type'][] = ['francs', 'points', 'house-paid', 'noble-used', 'card-discarded'];

export function isAside1897({ type }: GameEvent): boolean {
  return (ASIDES as readonly string[]).includes(type);
}

export function gainsOf1897(_view: GameState, told: GameEvent): readonly Gain[] {
  const event = told as Event;
  switch (event.type) {
    case 'francs':
      return [{ seat: event.player, icon: 'francs', amount: event.amount }];
    case 'points':
      return [{ seat: event.player, icon: 'points', amount: event.amount }];
    case 'card-kept':
      return [{ seat: event.player, icon: cardIcon(event.card), amount: 1 }];
    case 'scale-advanced':
      return [{ seat: event.player, icon: SCALE_ICONS[event.scale], amount: 1 }];
    case 'architect-released':
      return [{ seat: event.player, icon: 'meeple', amount: 1 }];
    default:
      return [];
  }
}

export function pointsAt1897(seat: Seat): number {
  return seat * POINT_SOURCES.length;
}
