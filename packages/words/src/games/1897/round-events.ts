/** What happens to the table as a whole: the beginning, the rounds and their majorities, the end. */
import { NONE } from '@horta/engine';
import type { Event, State } from '@horta/engine/1897';
import { m } from '#messages/1897';
import { playerNames, victoryText } from '../../common.ts';
import { unnamed } from '../../fallback.ts';
import { playerName, type Voice } from '../../voice.ts';
import { effectText } from './amounts.ts';
import { architectName, armsName, buildingName, cellName, pileName } from './names.ts';

const TYPES = [
  'game-started',
  'round-started',
  'first-player-chosen',
  'table-cleared',
  'pile-reshuffled',
  'area-laid',
  'neutral-placed',
  'bonuses-laid',
  'column-majority',
  'arms-majority',
  'brussels-majority',
  'architect-arrested',
  'game-ended',
] as const satisfies readonly Event['type'][];

export type RoundEvent = Extract<Event, { type: (typeof TYPES)[number] }>;
type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

export function isRoundEvent(event: Event): event is RoundEvent {
  return (TYPES as readonly string[]).includes(event.type);
}

export function roundText(v: Voice, s: State, event: RoundEvent): string {
  switch (event.type) {
    case 'game-started':
      return m.event_game_started({ player: playerName(v, event.firstPlayer) }, v);
    case 'round-started':
      return m.event_round_started(
        { round: event.round, rounds: s.rules.rounds, player: playerName(v, event.firstPlayer) },
        v,
      );
    case 'first-player-chosen': {
      const player = playerName(v, event.player);
      return event.byExpo
        ? m.event_first_player_expo({ player }, v)
        : m.event_first_player_next({ player }, v);
    }
    case 'table-cleared':
      return m.event_table_cleared({ cards: m.count_cards({ count: event.discarded.length }, v) }, v);
    case 'pile-reshuffled':
      return m.event_pile_reshuffled(
        { pile: pileName(v, event.pile), cards: m.count_cards({ count: event.cards }, v) },
        v,
      );
    case 'area-laid': {
      const count = event.cards.filter((card) => card !== NONE).length;
      return m.event_area_laid({ cards: m.count_cards({ count }, v) }, v);
    }
    case 'neutral-placed':
      return m.event_neutral_placed({ value: event.value, cell: cellName(event.cell) }, v);
    case 'bonuses-laid':
      return bonusesText(v, s, event);

    case 'column-majority':
      return columnText(v, s, event);
    case 'arms-majority':
      return armsText(v, s, event);
    case 'brussels-majority':
      return m.event_brussels_majority(
        { number: Math.max(...event.counts), players: playerNames(v, event.players) },
        v,
      );
    case 'architect-arrested':
      return m.event_architect_arrested(
        {
          player: playerName(v, event.player),
          architect: architectName(s.rules, event.architect),
          building: buildingName(v, event.building),
        },
        v,
      );

    case 'game-ended':
      return victoryText(v, event.totals, event.winners);
  }
}

function bonusesText(v: Voice, s: State, { bonuses }: EventOf<'bonuses-laid'>): string {
  const list = bonuses.map((card, column) =>
    m.bonus_at({ column: column + 1, bonus: upperHalf(v, s, card) }, v),
  );
  return m.event_bonuses_laid({ bonuses: list.join(' · ') }, v);
}

/** What a bonus card gives in every round. */
function upperHalf(v: Voice, s: State, card: number): string {
  const bonus = s.rules.bonusCards[card]?.bonus;
  return bonus === undefined ? unnamed(card) : effectText(v, bonus);
}

function columnText(v: Voice, s: State, event: EventOf<'column-majority'>): string {
  const column = event.column + 1;
  const bonus = upperHalf(v, s, event.bonus);
  const sum = Math.max(...event.sums);
  const [player] = event.players;
  if (player === undefined) return m.event_column_neutral({ column, sum: event.neutral }, v);
  return event.players.length === 1
    ? m.event_column_won({ column, player: playerName(v, player), sum, bonus }, v)
    : m.event_column_tied({ column, players: playerNames(v, event.players), sum, bonus }, v);
}

function armsText(v: Voice, s: State, { block, players, counts }: EventOf<'arms-majority'>): string {
  const arms = armsName(s.rules, block);
  if (players.length === 0) return m.event_arms_neutral({ arms }, v);
  return m.event_arms_majority({ arms, number: Math.max(...counts), players: playerNames(v, players) }, v);
}
