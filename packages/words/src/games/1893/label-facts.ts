/** What labels say of a position: what a choice would cost and give, and where things are. */
import { type AutomaticStep, type ChoiceStep, type Frame, NONE } from '@horta/engine';
import {
  actionObstacle,
  CARDS,
  COLUMNS,
  countsWithoutJoker,
  type Event,
  isReady,
  JOKER_UNIT,
  nextCompassSpace,
  PAYMENTS,
  previousCompassSpace,
  type Reason,
  SALES,
  type Sale,
  type State,
  saleGains,
} from '@horta/engine/1893';

/** Francs and points that the player would gain by this: tried on a copy, so that the rules themselves say it. */
function gainsBy(s: State, player: number, act: (copy: State) => void): { francs: number; points: number } {
  const gains = { francs: 0, points: 0 };
  const copy = s.rules.clone(s);
  copy.sink = {
    tell(event: Event) {
      if ((event.type === 'francs' || event.type === 'points') && event.player === player)
        gains[event.type] += event.amount;
    },
  };
  act(copy);
  return gains;
}

/** The card that takes an artwork out of the market before a sale. */
const CLEARS_MARKET = CARDS.findIndex(({ moment }) => moment === 'before-sales');

/** Why the player could not do the action by placing an architect now; undefined if they could, with a card of theirs too. */
export function placingObstacle(s: State, player: number, action: number): Reason | undefined {
  const reason = actionObstacle(s, player, action);
  if (reason === undefined || action !== SALES || !isReady(s, player, CLEARS_MARKET)) return reason;
  const isCleared = s.shop.some(
    (_, slot) => actionObstacle({ ...s, shop: s.shop.with(slot, NONE) }, player, action) === undefined,
  );
  return isCleared ? undefined : reason;
}

/** Francs for passing now. */
export function passFrancs(s: State, player: number): number {
  const pass = s.rules.steps.pass as AutomaticStep<State>;
  return gainsBy(s, player, (copy) => pass.run(copy, { step: 'pass', player, a: 0, b: 0 })).francs;
}

/** What the card would give that the player of this frame is offered. */
export function cardGains(s: State, frame: Frame): { francs: number; points: number } {
  const useCard = s.rules.steps['use-card'] as ChoiceStep<State>;
  return gainsBy(s, frame.player, (copy) => {
    copy.agenda.pop();
    useCard.choose(copy, frame, 1);
  });
}

/** What a bonus tile would give the player if the game ended now, of francs and points: with their other tiles. */
export function tileGains(s: State, player: number, tile: number): { francs: number; points: number } {
  const score = s.rules.steps['bonus-tiles'] as AutomaticStep<State>;
  const gainsWith = (owner: number) =>
    gainsBy(s, player, (copy) => {
      copy.bonusOwners = s.bonusOwners.map((other, slot) => (s.bonusTiles[slot] === tile ? owner : other));
      score.run(copy, { step: 'bonus-tiles', player, a: 0, b: 0 });
    });
  const [having, lacking] = [gainsWith(player), gainsWith(NONE)];
  return { francs: having.francs - lacking.francs, points: having.points - lacking.points };
}

/** What this sale would bring with the cursor at this place. */
export function saleAt(s: State, sale: Sale, cursor: number): { francs: number; points: number } {
  return saleGains({ ...s, cursor }, sale);
}

/** First and last row and column, from 1, of some spaces that form a rectangle. */
export function bounds(spaces: readonly number[]): Record<'top' | 'bottom' | 'left' | 'right', number> {
  const first = spaces[0] ?? 0;
  const last = spaces.at(-1) ?? 0;
  return {
    top: Math.floor(first / COLUMNS) + 1,
    bottom: Math.floor(last / COLUMNS) + 1,
    left: (first % COLUMNS) + 1,
    right: (last % COLUMNS) + 1,
  };
}

/** Where a needle on this space of the compass would go. */
export function needleTarget(s: State, from: number): number {
  return nextCompassSpace(s.compass, s.rules.arrow, from);
}

/** Where it would go the other way. */
export function needleTargetBack(s: State, from: number): number {
  return previousCompassSpace(s.compass, s.rules.arrow, from);
}

/** Whether this payment earns the points for a house without jokers. A joker that replaces a cube doesn't count. */
export function earnsBonus(s: State, { player, a: replaced }: Frame, payment: number): boolean {
  if (replaced) return countsWithoutJoker(s, player, payment);
  return PAYMENTS[payment]?.[JOKER_UNIT] === 0;
}

/** The members of a bit set, ascending. */
export function members(set: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => i).filter((i) => (set >> i) & 1);
}
