/** How the games differ, one row a subject, each leading to the topics that say more. */
import { findGame, GAME_IDS, type GameId } from '@horta/engine';
import { m } from '#messages/differences';
import { m as shared } from '#messages/shared';
import type { Voice } from '../voice.ts';
import type { Difference } from './rulebook.ts';

type Plain = {
  [Key in keyof typeof m]: (typeof m)[Key] extends (inputs: Record<string, never>, v: Voice) => string
    ? Key
    : never;
}[keyof typeof m];

/** Asked for when spoken: a browser fetches the messages. */
function says(key: Plain): (v: Voice) => string {
  return (v) => (m[key] as (inputs: object, v: Voice) => string)({}, v);
}

/** What each game says, and the topic of each. */
interface Row {
  readonly second: readonly [cell: Plain, topic: string];
  readonly first: readonly [cell: Plain, topic: string];
  readonly card: readonly [cell: Plain, topic: string];
}

function row(subject: Plain, { second, first, card }: Row): Difference {
  return {
    subject: says(subject),
    cells: { '1893': says(second[0]), '1893-first-edition': says(first[0]), '1897': says(card[0]) },
    topics: { '1893': second[1], '1893-first-edition': first[1], '1897': card[1] },
  };
}

const PLAYERS: Difference = {
  subject: says('players'),
  cells: Object.fromEntries(GAME_IDS.map((game) => [game, (v: Voice) => playersOf(game, v)])),
  topics: { '1893': 'components', '1893-first-edition': 'components', '1897': 'components' },
};

function playersOf(game: GameId, v: Voice): string {
  const { minPlayers, maxPlayers } = findGame(game);
  return m.players_range({ least: minPlayers, most: maxPlayers }, v);
}

/** Fewest players of any game: only that table is otherwise. */
const FEWEST = 2;

const TWO_PLAYERS: Difference = {
  ...row('players', {
    second: ['two_second', 'two-players'],
    first: ['two_first', 'two-players'],
    card: ['two_card', 'two-players'],
  }),
  subject: (v) => m.two({ players: shared.players({ count: FEWEST }, v) }, v),
};

export const DIFFERENCES: readonly Difference[] = [
  row('terms', {
    second: ['terms_second', 'components'],
    first: ['terms_first', 'components'],
    card: ['terms_card', 'components'],
  }),
  PLAYERS,
  row('more', {
    second: ['more_second', 'belle-epoque'],
    first: ['more_first', 'setup'],
    card: ['more_none', 'goal'],
  }),
  row('strips', {
    second: ['strips_second', 'setup'],
    first: ['strips_first', 'setup'],
    card: ['strips_card', 'area'],
  }),
  row('art', { second: ['art_second', 'setup'], first: ['art_first', 'setup'], card: ['art_card', 'setup'] }),
  row('stock', {
    second: ['stock_second', 'setup'],
    first: ['stock_first', 'setup'],
    card: ['stock_card', 'stock-exchange'],
  }),
  row('open', {
    second: ['open_board', 'active-area'],
    first: ['open_board', 'active-area'],
    card: ['open_card', 'area'],
  }),
  row('bid', { second: ['bid_board', 'bids'], first: ['bid_board', 'bids'], card: ['bid_card', 'placing'] }),
  row('duty', {
    second: ['duty_second', 'turn'],
    first: ['duty_first', 'turn'],
    card: ['duty_card', 'placing'],
  }),
  row('workshop', {
    second: ['workshop_second', 'workshop'],
    first: ['workshop_first', 'workshop'],
    card: ['workshop_card', 'artworks'],
  }),
  row('sale', {
    second: ['sale_second', 'sales'],
    first: ['sale_first', 'sales'],
    card: ['sale_card', 'sales'],
  }),
  row('compass', {
    second: ['compass_second', 'compass'],
    first: ['compass_first', 'compass'],
    card: ['compass_card', 'houses'],
  }),
  row('owner', {
    second: ['owner_second', 'free-action'],
    first: ['owner_first', 'free-action'],
    card: ['owner_card', 'houses'],
  }),
  row('brussels', {
    second: ['brussels_second', 'brussels'],
    first: ['brussels_first', 'brussels'],
    card: ['brussels_card', 'brussels'],
  }),
  row('passing', {
    second: ['passing_second', 'passing'],
    first: ['passing_first', 'passing'],
    card: ['passing_card', 'passing'],
  }),
  row('cards', {
    second: ['cards_second', 'prestige-cards'],
    first: ['cards_first', 'prestige-cards'],
    card: ['cards_card', 'columns'],
  }),
  row('ties', {
    second: ['ties_board', 'columns'],
    first: ['ties_board', 'columns'],
    card: ['ties_card', 'columns'],
  }),
  row('start', {
    second: ['start_second', 'first-player'],
    first: ['start_first', 'first-player'],
    card: ['start_card', 'maintenance'],
  }),
  row('arms', {
    second: ['arms_second', 'irises'],
    first: ['arms_first', 'irises'],
    card: ['arms_card', 'coats-of-arms'],
  }),
  row('last', {
    second: ['last_second', 'end-of-round'],
    first: ['last_first', 'end-of-round'],
    card: ['last_card', 'end'],
  }),
  row('nobles', {
    second: ['nobles_board', 'paying-nobles'],
    first: ['nobles_board', 'paying-nobles'],
    card: ['nobles_card', 'paying-nobles'],
  }),
  row('rows', {
    second: ['rows_second', 'rows'],
    first: ['rows_first', 'rows'],
    card: ['rows_card', 'bonus-cards'],
  }),
  row('end', {
    second: ['end_second', 'final-scoring'],
    first: ['end_first', 'final-scoring'],
    card: ['end_card', 'final-scoring'],
  }),
  row('winner', {
    second: ['winner_shared', 'winner'],
    first: ['winner_shared', 'winner'],
    card: ['winner_card', 'winner'],
  }),
  TWO_PLAYERS,
];
