/** How the games differ, one row a subject, each leading to the topics that say more. */
import { findGame, GAME_IDS, type GameId } from '@horta/engine';
import type { Rules as Rules1893 } from '@horta/engine/1893';
import type { Rules as Rules1897 } from '@horta/engine/1897';
import { m } from '#messages/differences';
import { m as shared } from '#messages/shared';
import { listOfAll } from '../text.ts';
import { francs, points, type Voice } from '../voice.ts';
import { factsOf } from './facts.ts';
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

type Cell = Plain | ((v: Voice) => string);

/** What each game says, and the topic of each. */
interface Row {
  readonly second: readonly [cell: Cell, topic: string];
  readonly first: readonly [cell: Cell, topic: string];
  readonly card: readonly [cell: Cell, topic: string];
}

const cell = (said: Cell) => (typeof said === 'string' ? says(said) : said);

function row(subject: Plain, { second, first, card }: Row): Difference {
  return {
    subject: says(subject),
    cells: { '1893': cell(second[0]), '1893-first-edition': cell(first[0]), '1897': cell(card[0]) },
    topics: { '1893': second[1], '1893-first-edition': first[1], '1897': card[1] },
  };
}

/** A row whose cells are made of the rules of each game, in the same way. */
function numbersRow(subject: Plain, topic: string, say: (v: Voice, rules: AnyRules) => string): Difference {
  return {
    subject: says(subject),
    cells: Object.fromEntries(GAME_IDS.map((game) => [game, (v: Voice) => say(v, rulesOf(game))])),
    topics: Object.fromEntries(GAME_IDS.map((game) => [game, topic])),
  };
}

type AnyRules = Rules1893 | Rules1897;

/** Those with most players: the game must be loaded. */
function rulesOf(game: GameId): AnyRules {
  return factsOf(game).plain as AnyRules;
}

const rules1893 = (game: '1893' | '1893-first-edition') => rulesOf(game) as Rules1893;
const rules1897 = () => rulesOf('1897') as Rules1897;

function startFrancs(v: Voice, { startFrancs: all, players }: AnyRules): string {
  const dealt = all.slice(0, players);
  return m.money_range({ least: francs(v, Math.min(...dealt)), most: francs(v, Math.max(...dealt)) }, v);
}

const namesOf = ({ nobles }: AnyRules) => nobles.map(({ name }) => name);
const nobleNames = (v: Voice, rules: AnyRules) =>
  m.who_list({ nobles: listOfAll(v.locale, namesOf(rules)) }, v);

function noblesOfSecond(v: Voice): string {
  const { plain, full } = factsOf('1893');
  const usual = namesOf(plain as AnyRules);
  const more = namesOf(full as AnyRules).filter((name) => !usual.includes(name));
  return m.who_more({ nobles: listOfAll(v.locale, usual), more: listOfAll(v.locale, more) }, v);
}

const unpaid = (game: '1893' | '1893-first-edition') => (v: Voice) =>
  m.nobles_board({ points: points(v, rules1893(game).unpaidNoblePenalty) }, v);

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
  numbersRow('rounds', 'rhythm', (_, { rounds }) => String(rounds)),
  numbersRow('money', 'setup', startFrancs),
  row('tracks', {
    second: ['tracks_second', 'tracks'],
    first: ['tracks_first', 'tracks'],
    card: ['tracks_card', 'tracks'],
  }),
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
  row('colours', {
    second: ['colours_second', 'workshop'],
    first: ['colours_first', 'workshop'],
    card: ['colours_card', 'artworks'],
  }),
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
  row('who', {
    second: [noblesOfSecond, 'noble-effects'],
    first: [(v) => nobleNames(v, rules1893('1893-first-edition')), 'noble-effects'],
    card: [(v) => nobleNames(v, rules1897()), 'noble-effects'],
  }),
  row('meet', {
    second: ['meet_second', 'nobles'],
    first: ['meet_first', 'nobles'],
    card: ['meet_card', 'nobles'],
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
  row('exhibition', {
    second: ['exhibition_second', 'passing'],
    first: ['exhibition_first', 'exhibition-tiles'],
    card: ['exhibition_card', 'exhibition'],
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
    second: [unpaid('1893'), 'paying-nobles'],
    first: [unpaid('1893-first-edition'), 'paying-nobles'],
    card: [
      (v) => {
        const { nobleCost, unpaidNoblePenalty } = rules1897();
        return m.nobles_card({ francs: francs(v, nobleCost), points: points(v, unpaidNoblePenalty) }, v);
      },
      'paying-nobles',
    ],
  }),
  row('rows', {
    second: ['rows_second', 'rows'],
    first: ['rows_first', 'rows'],
    card: ['rows_card', 'bonus-cards'],
  }),
  row('end', {
    second: [
      (v) => m.end_second({ points: points(v, rules1893('1893').firstPlayerBonus) }, v),
      'final-scoring',
    ],
    first: [
      (v) => m.end_first({ points: points(v, rules1893('1893-first-edition').firstPlayerBonus) }, v),
      'final-scoring',
    ],
    card: [(v) => m.end_card({ points: points(v, rules1897().expoPoints) }, v), 'final-scoring'],
  }),
  row('winner', {
    second: ['winner_shared', 'winner'],
    first: ['winner_shared', 'winner'],
    card: ['winner_card', 'winner'],
  }),
  TWO_PLAYERS,
];
