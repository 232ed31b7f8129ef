/** What has to be so where the teacher of the first edition says it: by chapter and moment, of the position and the words. */
import {
  actionObstacle,
  artworkAt,
  BLACK,
  COMPASS_KINDS,
  coloursOf,
  type Event,
  IRIS_NAMES,
  NEUTRAL,
  PASS_OPTION,
  SALES,
  SPACES,
  type State,
  totalPoints,
  WORKSHOP,
} from '@horta/engine/1893';
import { eventsOf, isAsked, legal, saying, says } from '../claims.testing.ts';
import type { Situation } from '../course.ts';
import type { ChoiceClaim, Claim } from '../course-suite.testing.ts';
import { LEARNER, NAMES } from './names.ts';

const IDA = 0;

const s = ({ view }: Situation) => view as State;
const isLastRound = (at: Situation): boolean => s(at).round === s(at).rules.rounds;

/** There is such a space to go to, and its action can be done. */
const canAct =
  (action: number): Claim =>
  (at) =>
    actionObstacle(s(at), LEARNER, action) === undefined &&
    legal(at).some((option) => option < SPACES && s(at).actions[option] === action);

/** The action can be done or left. */
const isFree: Claim = (at) => isAsked(at, 'do-action') && legal(at).length === 2;

const happened = eventsOf<Event>();

/** Printed on the exhibition tile of the round. */
function yearOf({ rules, round }: State): number {
  const { components } = rules.pack as unknown as {
    readonly components: { readonly exhibitions: readonly { readonly year: number }[] };
  };
  return components.exhibitions[round - 1].year;
}

const artworks = (at: Situation): number[] =>
  s(at).artworks.flatMap((count, place) =>
    count > 0 && place >= artworkAt(LEARNER, 0) && place <= artworkAt(LEARNER, BLACK)
      ? [place - artworkAt(LEARNER, 0)]
      : [],
  );

export const CLAIMS: Readonly<Record<string, Claim>> = {
  'compass/tell': (at, text) =>
    s(at).rules.arrow < 0 &&
    !s(at).compass.includes(COMPASS_KINDS.indexOf('glass')) &&
    says(text, `${s(at).compass.length} tiles`, `never for ${s(at).rules.francsPerUnit} BF`),
  'compass/names': (at) => s(at).round === 1,
  'compass/neutral': (at) => NAMES.length === 2 && isAsked(at, 'place-neutral') && legal(at).length > 1,
  'compass/try': (at) => legal(at).some((option) => option < SPACES),
  'compass/action': isFree,
  'compass/stock': (at, text) => says(text, `all ${s(at).rules.stock.length} Stock`),
  'exhibition/tell': (at, text) =>
    s(at).passed === 0 &&
    s(at).exhibitions.length === 0 &&
    says(text, 'brings 1 BF', `for ${s(at).rules.firstToPassManneken} Manneken`),
  'exhibition/colours': (at, text) =>
    new Set(artworks(at)).size === coloursOf(s(at), LEARNER) &&
    says(text, 'gets 1 BF', `You have ${coloursOf(s(at), LEARNER)}.`),
  'exhibition/try': (at, text) =>
    s(at).passed === 0 && legal(at).includes(PASS_OPTION) && says(text, `before ${NAMES[IDA]}`),
  'exhibition/tie': (at, text) => {
    const { column, players } = happened(at, 'column-tied');
    return players.length === 2 && says(text, `Column ${column + 1}`);
  },
  'exhibition/first': (at, text) => {
    const { player, manneken } = happened(at, 'first-player-chosen');
    return (
      player === LEARNER &&
      manneken[LEARNER] > manneken[IDA] &&
      says(text, `${s(at).rules.firstToPassManneken} for`)
    );
  },
  'exhibition/arms': (at, text) => {
    const { iris, players, neutral, counts } = happened(at, 'iris-majority');
    return players.length === 0 && neutral > Math.max(...counts) && says(text, IRIS_NAMES[iris]);
  },
  'workshop/tell': (at, text) => {
    const tiles = s(at).exhibitions.filter((owner) => owner === LEARNER).length;
    return tiles > 0 && says(text, `: ${tiles + 1} for you`);
  },
  'workshop/try': canAct(WORKSHOP),
  'workshop/action': isFree,
  'workshop/keep': (at) => s(at).drawn.length > 1 && legal(at).length > 1,
  'shop/tell': (at) => s(at).shop.length === 2 && s(at).shop.every((artwork) => artwork >= 0),
  'shop/back': (at) => s(at).shop.every((artwork) => artwork >= 0),
  'shop/try': (at, text, points) => {
    const own = points.filter((thing) => thing.startsWith('own-artwork'));
    return (
      canAct(SALES)(at, text, points) &&
      own.length > 0 &&
      own.length === artworks(at).filter((colour) => !s(at).shop.includes(colour)).length
    );
  },
  'shop/action': isFree,
  'shop/cover': (at) => legal(at).length === 2,
  'end/tell': (at, text) => isLastRound(at) && says(text, `Round ${s(at).round},`),
  'end/try': (at) => legal(at).includes(PASS_OPTION),
  'end/pay': (at, text) => {
    const { nobles, money, rules } = s(at);
    const price = rules.nobles.reduce(
      (sum, { cost }, noble) => sum + ((nobles[LEARNER] >> noble) & 1 ? cost : 0),
      0,
    );
    return price > money[LEARNER] && says(text, `${rules.unpaidNoblePenalty} VP`);
  },
  'end/token': (at, text) => {
    const { player, amount } = happened(at, 'points');
    const chosen = at.events.findLast(({ type }) => type === 'first-player-chosen') as
      | Extract<Event, { type: 'first-player-chosen' }>
      | undefined;
    return (
      chosen?.player === player &&
      chosen.manneken.every((count) => count <= chosen.manneken[player]) &&
      says(text, `${amount} VP`, `${NAMES[player]} has it`)
    );
  },
  'end/over': (at, text) => at.frame === undefined && says(text, `${totalPoints(s(at), LEARNER)} VP for you`),
};

const isOwned = (state: State, seat: number, colour: number): boolean =>
  state.artworks[artworkAt(seat, colour)] > 0;

export const ANSWERS: Readonly<Record<string, ChoiceClaim>> = {
  'compass/neutral': saying(({ option }, at) =>
    s(at).meeples[option] === NEUTRAL ? ['Nobody can use this space now'] : undefined,
  ),
  'compass/action': saying(({ option }) => [option === 0 ? 'Left undone.' : 'Done, because you wanted to.']),
  'exhibition/try': saying((_, at) =>
    s(at).exhibitions.at(-1) === LEARNER ? [`The tile of ${yearOf(s(at))} is yours`] : undefined,
  ),
  'workshop/keep': saying(({ option, before }, at) => {
    if (!isOwned(s(at), LEARNER, option)) return undefined;
    return [(before as State).shop.includes(option) ? 'lies on top in the shop' : 'takes right now'];
  }),
  'shop/cover': saying(({ option, before }) => {
    const colour = (before as State).shop[option];
    return [
      isOwned(before as State, LEARNER, colour)
        ? 'you have this colour yourself'
        : 'You don’t have this colour',
    ];
  }),
};

/** Of all options but the spaces with this action. */
const butOnto = (action: number, words: string): ChoiceClaim =>
  saying(({ option, before }) =>
    option < SPACES && (before as State).actions[option] === action ? undefined : [words],
  );

const leaving: ChoiceClaim = saying(({ option }) => (option === 0 ? ['You may leave it'] : undefined));

export const REFUSALS: Readonly<Record<string, ChoiceClaim>> = {
  'compass/try': saying(({ option }, at) => {
    const isUseful = option < SPACES && actionObstacle(s(at), LEARNER, s(at).actions[option]) === undefined;
    return isUseful ? undefined : ['with an action that you can do'];
  }),
  'exhibition/try': saying(({ option }) => (option === PASS_OPTION ? undefined : ['pass this time'])),
  'workshop/try': butOnto(WORKSHOP, 'see the workshop'),
  'workshop/action': leaving,
  'shop/try': butOnto(SALES, 'choose a space for Sales'),
  'shop/action': leaving,
};
