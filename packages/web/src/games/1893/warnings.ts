/** What is wasteful about a choice. */
import { type Frame, type GameState, NONE, options, type Reason } from '@horta/engine';
import {
  actionObstacle,
  artworksOf,
  BLACK,
  CARDS,
  CONSTRUCTION,
  countsWithoutJoker,
  type Event,
  isReady,
  JOKER_UNIT,
  MATERIALS,
  NOBLES,
  PASS_OPTION,
  PAYMENTS,
  REFINED,
  SALES,
  SITES,
  SPACES,
  type State,
  stackOf,
  supplyOf,
  WORKSHOP,
} from '@horta/engine/1893';
import { speaker } from '@horta/words/fetched';
import { settings } from '../../settings/settings.svelte.ts';
import { foresee } from '../../table/foresight.ts';
import { t } from '../../words.svelte.ts';
import type { Warning } from '../game-view.ts';
import { inTerms } from './editions.ts';
import type { Warning1893 } from './warning-ids.ts';

/** One of those that are listed. */
interface Listed extends Warning {
  readonly id: Warning1893;
}

/** Each of them is true whenever it is given; whether the choice is a bad one is for the player to say. */
export function warningsOf1893(view: GameState, frame: Frame, option: number): readonly Warning[] {
  return WARNERS[frame.step]?.(view as State, frame, option) ?? [];
}

type Warner = (s: State, frame: Frame, option: number) => Listed[];

const WARNERS: Readonly<Record<string, Warner>> = {
  turn(s, frame, option) {
    if (option === PASS_OPTION) return passing(s, frame);
    return option < SPACES ? placing(s, frame, option) : losing(s, frame, option);
  },
  bid: bidding,
  cinquantenaire: (s, { player }, action) => idle(s, actionObstacle(s, player, action)),
  'send-travellers': losing,
  'take-noble': losing,
  'use-nobles': usingNobles,
  'use-prestige': losing,
  'pay-house': payingWithJoker,
  'use-card': (s, frame, option) => (option === 0 ? decliningCard(s, frame) : losing(s, frame, option)),
  'choose-card': (s, frame, option) =>
    option === SITES ? decliningCards(s, frame) : losing(s, frame, option),
  'do-action': (_s, _frame, option) =>
    option === 0 ? [{ id: '1893-declined-action', text: t.warning_1893_declined_action() }] : [],
};

/** Architects that are worth a warning: with a single one left, passing is often the plan. */
const MANY = 2;

function passing(s: State, { player }: Frame): Listed[] {
  const count = s.architects[player];
  const others = options(s).filter((option) => option !== PASS_OPTION);
  if (count < MANY || others.length === 0) return [];
  const canPlace = others.some((option) => option < SPACES);
  const text = canPlace ? 'warning_1893_pass' : 'warning_1893_pass_brussels';
  return [{ id: '1893-pass', text: inTerms(s.rules, text, { count }) }];
}

function placing(s: State, { player }: Frame, space: number): Listed[] {
  const owner = s.houses[space];
  const helps = owner !== NONE && owner !== player && gainsFreely(s, owner, s.actions[space]);
  return [
    ...idle(s, placingObstacle(s, player, s.actions[space])),
    ...(helps
      ? [{ id: '1893-gives-free-action' as const, text: inTerms(s.rules, 'warning_1893_free_action') }]
      : []),
  ];
}

/** The card that takes an artwork out of the market before a sale. */
const CLEARS_MARKET = CARDS.findIndex(({ moment }) => moment === 'before-sales');

/** A sale is possible too if that card makes it so. */
function placingObstacle(s: State, player: number, action: number): Reason | undefined {
  const reason = actionObstacle(s, player, action);
  if (reason === undefined || action !== SALES || !isReady(s, player, CLEARS_MARKET)) return reason;
  const isCleared = s.shop.some(
    (_, slot) => actionObstacle({ ...s, shop: s.shop.with(slot, NONE) }, player, action) === undefined,
  );
  return isCleared ? undefined : reason;
}

function idle(s: State, reason: Reason | undefined): Listed[] {
  if (reason === undefined) return [];
  return [{ id: '1893-idle-action', text: t.warning_1893_idle({ reason: worded(s, reason) }) }];
}

function worded(s: State, reason: Reason): string {
  return speaker(settings.locale).reason(s, reason);
}

/** Whether the owner of a house surely has something of a free action. */
function gainsFreely(s: State, owner: number, action: number): boolean {
  switch (action) {
    case WORKSHOP:
      // In the first edition covered ones come back when one is due.
      return stackOf(s, BLACK) > 0 || s.covered.includes(BLACK);
    case SALES:
      return artworksOf(s, owner) > 0;
    case NOBLES:
      return (s.nobles[owner] & ~s.usedNobles[owner]) !== 0;
    case MATERIALS: {
      let left = 0;
      for (let material = 0; material < REFINED; material++) left += supplyOf(s, material);
      // The action itself takes its cubes first.
      return left > s.rules.cubesPerMaterialsAction;
    }
    case CONSTRUCTION:
      return true;
    default:
      return false;
  }
}

function bidding(s: State, { player, a: space }: Frame, bid: number): Listed[] {
  const warnings: Listed[] = [];
  const francs = s.money[player];
  const action = s.actions[space];
  const after = { ...s, money: s.money.with(player, francs - bid) };
  const reason =
    actionObstacle(s, player, action) === undefined ? actionObstacle(after, player, action) : undefined;
  if (reason !== undefined)
    warnings.push({ id: '1893-idle-bid', text: t.warning_1893_idle_bid({ reason: worded(s, reason) }) });
  // The architect that is being placed is still at hand. A single franc leaves no choice.
  if (bid === francs && bid > 1 && s.architects[player] > 1)
    warnings.push({
      id: '1893-bid-all',
      text: inTerms(s.rules, 'warning_1893_bid_all'),
    });
  return warnings;
}

const LOST_SOURCES: readonly string[] = ['noble', 'prestige', 'grand-place', 'saint-catherine'];

/** Foreseen, so that the rules themselves say what would be lost; what would be lost after a reveal nobody knows. */
function losing(s: State, { player }: Frame, option: number): Listed[] {
  for (const event of foresee(s, option).events as readonly Event[])
    if (event.type === 'gain-lost' && event.player === player && LOST_SOURCES.includes(event.source))
      return [{ id: '1893-lost', text: t.warning_1893_lost({ reason: worded(s, event.reason) }) }];
  return [];
}

/** Stopping is no waste where none of those left would have an effect. */
function usingNobles(s: State, frame: Frame, option: number): Listed[] {
  const stop = s.rules.nobles.length;
  if (option !== stop) return losing(s, frame, option);
  const isUseful = options(s).some((noble) => noble !== stop && losing(s, frame, noble).length === 0);
  return isUseful ? [{ id: '1893-declined-noble', text: t.warning_1893_declined_noble() }] : [];
}

function payingWithJoker(s: State, { player, a: isReplaced }: Frame, option: number): Listed[] {
  const earnsBonus = (payment: number) =>
    isReplaced ? countsWithoutJoker(s, player, payment) : PAYMENTS[payment][JOKER_UNIT] === 0;
  if (earnsBonus(option) || !options(s).some(earnsBonus)) return [];
  return [
    { id: '1893-joker', text: t.warning_1893_joker({ points: t.points({ count: s.rules.noJokerBonus }) }) },
  ];
}

const GIFTS: readonly string[] = ['francs', 'points', 'jokers', 'traveller'];

/** One of the cards that are left would only give. */
function decliningCards(s: State, frame: Frame): Listed[] {
  return options(s)
    .flatMap((site) => (site === SITES ? [] : decliningCard(s, { ...frame, a: site })))
    .slice(0, 1);
}

function decliningCard(s: State, { a: site }: Frame): Listed[] {
  const isGift = GIFTS.includes(CARDS[s.siteCards[site]]?.effect.kind ?? '');
  return isGift ? [{ id: '1893-declined-gain', text: t.warning_1893_declined_gain() }] : [];
}
