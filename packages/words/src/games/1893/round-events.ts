/** What happens to the table as a whole: the beginning, the rounds and their resolution, the end. */

import { NONE } from '@horta/engine';
import { AREAS, COMPASS_KINDS, type Event, type State } from '@horta/engine/1893';
import { playerNames, victoryText } from '../../common.ts';
import { listOfAll, range } from '../../text.ts';
import { francs, playerName, type Voice } from '../../voice.ts';
import { boardName } from './architect-boards.ts';
import { cardNumber, tileName } from './cards.ts';
import { bounds } from './label-facts.ts';
import { m } from './messages.ts';
import { actionName, compassName, irisName, nobleName, rowName, spaceName } from './names.ts';

const TYPES = [
  'game-started',
  'round-started',
  'stock-revealed',
  'area-chosen',
  'neutral-placed',
  'neutral-not-placed',
  'column-won',
  'column-tied',
  'first-player-chosen',
  'prestige-used',
  'prestige-slid',
  'iris-majority',
  'brussels-majority',
  'architect-arrested',
  'round-ended',
  'noble-left',
  'noble-revealed',
  'nobles-reshuffled',
  'prestige-laid',
  'game-ended',
] as const satisfies readonly Event['type'][];

export type RoundEvent = Extract<Event, { type: (typeof TYPES)[number] }>;
type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

export function isRoundEvent(event: Event): event is RoundEvent {
  return (TYPES as readonly string[]).includes(event.type);
}

export function roundText(v: Voice, s: State, event: RoundEvent): string | undefined {
  switch (event.type) {
    case 'game-started':
      return startText(v, s, event);
    case 'round-started':
      return m.event_round_started(
        { round: event.round, rounds: s.rules.rounds, player: playerName(v, event.firstPlayer) },
        v,
      );
    case 'stock-revealed': {
      const irises = s.rules.stock[event.card]?.irises.map(irisName) ?? [];
      return m.event_stock_revealed(
        { francs: francs(v, event.francs), irises: listOfAll(v.locale, irises) },
        v,
      );
    }
    case 'area-chosen':
      return areaText(v, event);
    case 'neutral-placed':
      return m.event_neutral_placed(
        {
          player: playerName(v, event.player),
          action: actionName(v, s.actions[event.space] ?? NONE),
          space: spaceName(event.space),
        },
        v,
      );
    case 'neutral-not-placed':
      return m.event_neutral_not_placed({ player: playerName(v, event.player) }, v);

    case 'column-won':
      return m.event_column_won(
        {
          column: event.column + 1,
          player: playerName(v, event.player),
          francs: francs(v, Math.max(...event.sums)),
        },
        v,
      );
    case 'column-tied':
      return m.event_column_tied(
        {
          column: event.column + 1,
          players: playerNames(v, event.players),
          francs: francs(v, Math.max(...event.sums)),
        },
        v,
      );
    case 'first-player-chosen':
      return m.event_first_player_chosen(
        { player: playerName(v, event.player), number: event.manneken[event.player] ?? 0 },
        v,
      );
    case 'prestige-used':
      return m.event_prestige_used({ player: playerName(v, event.player), column: event.column + 1 }, v);
    case 'prestige-slid':
      return m.event_prestige_slid(
        {
          player: playerName(v, event.player),
          column: event.column + 1,
          row: rowName(v, event.row),
          multiplier: event.multiplier,
        },
        v,
      );
    case 'iris-majority': {
      const iris = irisName(event.iris);
      return event.players.length === 0
        ? m.event_iris_majority_none({ iris }, v)
        : m.event_iris_majority({ iris, players: playerNames(v, event.players) }, v);
    }
    case 'brussels-majority':
      return m.event_brussels_majority(
        { number: Math.max(...event.counts), players: playerNames(v, event.players) },
        v,
      );
    case 'architect-arrested':
      return m.event_architect_arrested({ player: playerName(v, event.player) }, v);

    case 'round-ended':
      return m.event_round_ended({ round: event.round }, v);
    case 'noble-left':
      return m.event_noble_left({ noble: nobleName(s.rules, event.noble) }, v);
    case 'noble-revealed':
      return m.event_noble_revealed({ noble: nobleName(s.rules, event.noble) }, v);
    case 'nobles-reshuffled':
      return m.event_nobles_reshuffled({ cards: m.count_cards({ count: event.cards }, v) }, v);
    case 'prestige-laid':
      return m.event_prestige_laid({}, v);
    case 'game-ended':
      return victoryText(v, event.totals, event.winners);
  }
}

/** Who begins, and what chance has laid out where the game has it. */
function startText(v: Voice, s: State, event: EventOf<'game-started'>): string {
  const { boards, siteCards, bonusTiles } = event;
  const list = (items: readonly string[]) => listOfAll(v.locale, items);
  const texts = [m.event_game_started({ player: playerName(v, event.firstPlayer) }, v)];
  if (boards.some((board) => board > 0)) {
    const given = boards.map((board, seat) =>
      m.board_of_player({ board: boardName(v, s.rules, board), player: playerName(v, seat) }, v),
    );
    texts.push(m.event_game_boards({ boards: list(given) }, v));
  }
  if (siteCards.length > 0) {
    const cards = list(siteCards.map((card) => String(cardNumber(card))));
    const tiles = list(bonusTiles.map((tile) => tileName(v, tile)));
    texts.push(m.event_game_cards({ cards, tiles }, v));
  }
  if (s.rules.compass.length === 0) {
    const kinds = event.compass.flatMap((kind) => COMPASS_KINDS[kind] ?? []);
    texts.push(
      m.event_game_compass({ compass: list(kinds.map((kind) => compassName(v, s.rules, kind))) }, v),
    );
  }
  return texts.join(' ');
}

function areaText(v: Voice, { player, iris }: EventOf<'area-chosen'>): string {
  const { top, bottom, left, right } = bounds(AREAS[iris] ?? []);
  return m.event_area_chosen(
    {
      player: playerName(v, player),
      iris: irisName(iris),
      rows: range(top, bottom),
      columns: range(left, right),
    },
    v,
  );
}
