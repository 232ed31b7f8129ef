/** How Bruxelles 1893 is told: what ends a round or the game, what a step is about, and who gains what by it. */
import type { GameEvent, GameState, Seat } from '@horta/engine';
import {
  CARDS,
  type Event,
  MATERIAL_NAMES,
  type Moment,
  POINT_SOURCES,
  type State,
  TRACKS,
} from '@horta/engine/1893';
import { t } from '../../words.svelte.ts';
import { type Gain, NO_STAGE, type StageId } from '../game-view.ts';
import { artworkIcon } from './artwork-icon.ts';
import { inTerms, trackIcon } from './editions.ts';

const STAGES: Readonly<Partial<Record<Event['type'], StageId>>> = {
  'column-won': 'columns',
  'column-tied': 'columns',
  'first-player-chosen': 'columns',
  'prestige-used': 'columns',
  'prestige-slid': 'columns',
  'prestige-exchanged': 'columns',
  'meeple-doubled': 'irises',
  'iris-majority': 'irises',
  'brussels-majority': 'brussels',
  'architect-arrested': 'brussels',
  'pavilion-visited': 'pavilions',
  'cards-ready': 'cards',
  'round-ended': 'cards',
  'noble-paid': 'costs',
  'bonus-tile-scored': 'tiles',
  'row-raised': 'tiles',
  'white-artworks-discarded': 'costs',
  'game-ended': 'total',
};

/** Cards of pavilions that work in a stage. */
const MOMENTS: Readonly<Partial<Record<Moment, StageId>>> = {
  'column-won': 'columns',
  'before-irises': 'irises',
  'irises-won': 'irises',
  'before-brussels-majority': 'brussels',
  'pavilion-visit': 'pavilions',
  'end-of-round': 'cards',
  'noble-leaves': 'cards',
};

/** From here on, points are those of the final count. */
const FIRST_COUNTED = POINT_SOURCES.indexOf('houses');

export const STAGES_1893: readonly StageId[] = [
  'columns',
  'irises',
  'brussels',
  'pavilions',
  'cards',
  'tiles',
  'costs',
  ...POINT_SOURCES.slice(FIRST_COUNTED),
  'total',
];

export function stageOf1893(view: GameState, told: GameEvent): StageId | undefined {
  const { round, rules } = view as State;
  const stage = stageOfEvent(told as Event);
  // After the last round nothing new comes.
  return stage === 'cards' && round === rules.rounds ? NO_STAGE : stage;
}

function stageOfEvent(event: Event): StageId | undefined {
  switch (event.type) {
    case 'card-used':
      return MOMENTS[CARDS[event.card].moment];
    case 'points':
      if (event.source === 'unpaid-nobles') return 'costs';
      return POINT_SOURCES.indexOf(event.source) >= FIRST_COUNTED ? event.source : undefined;
    case 'cubes-paid':
      return event.source === 'end' ? 'costs' : undefined;
    case 'noble-discarded':
      return event.cause === 'unpaid' ? 'costs' : undefined;
    case 'travellers-returned':
      return event.from === 'brussels' ? 'brussels' : 'cards';
    default:
      return STAGES[event.type];
  }
}

export function stageName1893(view: GameState, stage: StageId): string | undefined {
  switch (stage) {
    case 'columns':
      return t.stage_columns();
    case 'irises':
      return inTerms((view as State).rules, 'stage_irises');
    case 'brussels':
      return t.stage_brussels();
    case 'pavilions':
      return t.stage_pavilions();
    case 'cards':
      return t.stage_cards();
    case 'costs':
      return t.stage_costs();
    case 'tiles':
      return t.stage_tiles();
    case 'total':
      return t.stage_total();
    default:
      return undefined;
  }
}

/** What only accompanies a step, and is not what it is about. */
const ASIDES: readonly Event['type'][] = [
  'francs',
  'points',
  'cursor-moved',
  'artwork-returned',
  'artwork-covered',
  'house-paid',
  'cubes-paid',
  'needle-moved',
  'noble-used',
  'board-power',
  'artworks-put-back',
];

export function isAside1893({ type }: GameEvent): boolean {
  return (ASIDES as readonly string[]).includes(type);
}

export function gainsOf1893(view: GameState, told: GameEvent): readonly Gain[] {
  const s = view as State;
  const event = told as Event;
  switch (event.type) {
    case 'francs':
      return [{ seat: event.player, icon: 'francs', amount: event.amount }];
    case 'points':
      return [{ seat: event.player, icon: 'points', amount: event.amount }];
    case 'cubes-taken':
      return event.cubes.flatMap((amount, material) =>
        amount > 0 ? [{ seat: event.player, icon: MATERIAL_NAMES[material], amount }] : [],
      );
    case 'track-advanced':
      return [{ seat: event.player, icon: trackIcon(s.rules, TRACKS[event.track]), amount: 1 }];
    case 'artwork-taken':
      return [{ seat: event.player, icon: artworkIcon(s, event.colour), amount: 1 }];
    case 'white-artwork-created':
      return [{ seat: event.player, icon: 'art-white', amount: 1 }];
    case 'architect-released':
      return [{ seat: event.player, icon: 'meeple', amount: 1 }];
    case 'traveller-taken':
      return [{ seat: event.player, icon: 'traveller', amount: 1 }];
    default:
      return [];
  }
}

export function pointsAt1893(seat: Seat): number {
  return seat * POINT_SOURCES.length;
}
