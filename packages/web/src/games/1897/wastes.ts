/** What is wasteful about a choice: the facts, without words. */
import { type Frame, type GameState, NONE, options, type Seat } from '@horta/engine';
import {
  actionObstacle,
  architectsAtHand,
  BUILDINGS,
  type Card,
  columnLeaders,
  FIRST_BUILDING_OPTION,
  kindOf,
  MATERIAL_CARDS,
  NOBLE,
  type Noble,
  PASS_OPTION,
  paymentKinds,
  paymentSet,
  readyNobles,
  type State,
  typeOf,
} from '@horta/engine/1897';
import { isVoid } from './reading.ts';

export type Waste =
  /** Passing with architects at hand, though something useful could be done. */
  | { readonly id: 'pass'; readonly architects: number }
  /** Taking a card that can only be discarded. */
  | { readonly id: 'no-artwork' }
  | { readonly id: 'no-materials'; readonly needed: number; readonly available: number }
  | { readonly id: 'noble-void'; readonly noble: Noble }
  | { readonly id: 'town-hall-void' }
  /** Not using a noble that could still be used, for nothing. */
  | { readonly id: 'stop'; readonly noble: Noble }
  /** The same cards can score this many kinds. */
  | { readonly id: 'fewer-kinds'; readonly kinds: number }
  | { readonly id: 'more-cards' }
  | { readonly id: 'keep-last' };

const TOWN_HALL = BUILDINGS.indexOf('town-hall');
const KEEP = 1;

export function wastesOf(view: GameState, { step, player, a }: Frame, option: number): readonly Waste[] {
  const s = view as State;
  switch (step) {
    case 'turn':
      return turnWastes(s, player, option);
    case 'choose-noble':
      return nobleWastes(s, player, option);
    case 'use-nobles':
      return option < s.rules.nobles.length ? nobleWastes(s, player, option) : stopWastes(s, player);
    case 'pay-house':
      return paymentWastes(s, option);
    case 'keep-noble':
      return option === KEEP && isOfNoUse(s, player) && a !== s.rules.startingNoble
        ? [{ id: 'keep-last' }]
        : [];
    default:
      return [];
  }
}

function turnWastes(s: State, player: Seat, option: number): Waste[] {
  if (option === PASS_OPTION) return passWastes(s, player);
  if (option >= FIRST_BUILDING_OPTION) {
    const isIdle = option - FIRST_BUILDING_OPTION === TOWN_HALL && usefulNobles(s, player).length === 0;
    return isIdle ? [{ id: 'town-hall-void' }] : [];
  }
  return cardWastes(s, player, s.cards[option] ?? NONE);
}

function passWastes(s: State, player: Seat): Waste[] {
  const couldAct = options(s).some(
    (option) => option !== PASS_OPTION && turnWastes(s, player, option).length === 0,
  );
  return couldAct ? [{ id: 'pass', architects: architectsAtHand(s, player) }] : [];
}

function cardWastes(s: State, player: Seat, card: Card): Waste[] {
  if (card === NONE) return [];
  if (typeOf(card) === NOBLE) return nobleWastes(s, player, kindOf(card));
  const reason = actionObstacle(s, player, typeOf(card));
  if (reason?.code === 'no-artwork') return [{ id: 'no-artwork' }];
  return reason?.code === 'not-enough-materials'
    ? [{ id: 'no-materials', needed: reason.needed, available: reason.available }]
    : [];
}

function nobleWastes(s: State, player: Seat, noble: Noble): Waste[] {
  return isVoid(s, player, s.rules.nobles[noble].effect) ? [{ id: 'noble-void', noble }] : [];
}

/** Nobles ready to be used whose effect would change something. */
function usefulNobles(s: State, player: Seat): Noble[] {
  const ready = readyNobles(s, player);
  return s.rules.nobles.flatMap(({ effect }, noble) =>
    (ready >> noble) & 1 && !isVoid(s, player, effect) ? [noble] : [],
  );
}

function stopWastes(s: State, player: Seat): Waste[] {
  const [noble] = usefulNobles(s, player);
  return noble === undefined ? [] : [{ id: 'stop', noble }];
}

/** A payment that another legal one beats: more kinds of the same cards, or as many kinds of fewer cards. */
function paymentWastes(s: State, option: number): Waste[] {
  const { counts, sizes } = s.rules.payments.sets;
  const set = paymentSet(option);
  const kinds = paymentKinds(option);
  const others = options(s);
  const most = Math.max(...others.filter((other) => paymentSet(other) === set).map(paymentKinds));
  if (most > kinds) return [{ id: 'fewer-kinds', kinds: most }];
  const isBeaten = others.some((other) => {
    const fewer = paymentSet(other);
    const isPart = MATERIAL_CARDS.every((_, card) => counts[fewer][card] <= counts[set][card]);
    return sizes[fewer] < sizes[set] && isPart && paymentKinds(other) >= kinds;
  });
  return isBeaten ? [{ id: 'more-cards' }] : [];
}

/** In the last round a noble kept is never used; it is worth points only to whoever wins the column for nobles. */
function isOfNoUse(s: State, player: Seat): boolean {
  if (s.round < s.rules.rounds) return false;
  const column = s.bonuses.findIndex((card) => s.rules.bonusCards[card].end.kind === 'nobles');
  return column < 0 || !columnLeaders(s, column).includes(player);
}
