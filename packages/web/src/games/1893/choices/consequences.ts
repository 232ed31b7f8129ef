/** What a bid on a space would mean now, a line each. */
import { NONE, type Seat } from '@horta/engine';
import { ACTIONS, AROUND, actionObstacle, COLUMNS, isInArea, leaders, type State } from '@horta/engine/1893';
import type { Speaker } from '@horta/words/fetched';
import type { IconName } from '../../../art/icons.ts';
import { rightAfter } from '../../../choices/ahead.ts';

export interface Consequence {
  readonly icon: IconName;
  /** Whose emblem the icon is. */
  readonly seat?: Seat;
  readonly text: string;
  readonly isBad?: boolean;
}

interface Bid {
  /** The position that waits for the bid. */
  readonly s: State;
  readonly space: number;
  readonly player: Seat;
  readonly amount: number;
}

/** The words come in an order: how the column stands and its card, the action, whose house, the irises, what else. */
export function consequencesOf(bid: Bid, speaker: Speaker): Consequence[] {
  const { s, space, player, amount } = bid;
  const lines = [...speaker.consider(s, amount).lines];
  const next = (icon: IconName, more: Partial<Consequence> = {}): Consequence[] => {
    const text = lines.shift();
    return text === undefined ? [] : [{ icon, text, ...more }];
  };
  const hasCard = s.prestigeStrip[space % COLUMNS] !== NONE;
  // How the column stands is shown larger.
  if (hasCard) lines.shift();
  const action = s.actions[space];
  const isBad = actionObstacle(rightAfter(s, amount) as State, player, action) !== undefined;
  const owner = s.houses[space];
  return [
    ...(hasCard ? next('prestige') : []),
    ...next(ACTIONS[action], { isBad }),
    ...(owner === NONE || owner === player ? [] : next(`emblem-${owner}` as IconName, { seat: owner })),
  ];
}

export interface IrisCount {
  readonly iris: number;
  /** Who has pieces around it, with the one that is placed; the most first. */
  readonly counts: readonly { readonly seat: Seat; readonly count: number; readonly leads: boolean }[];
}

/** The irises that the space touches and that can score in this round. */
export function irisesAt({ s, space, amount }: Bid): IrisCount[] {
  const { meeples } = rightAfter(s, amount) as State;
  return AROUND.flatMap((around, iris) => {
    if (!around.includes(space) || !around.every((one) => isInArea(s.iris, one))) return [];
    const totals = Array<number>(Math.max(...meeples) + 1).fill(0);
    for (const one of around) if (meeples[one] !== NONE) totals[meeples[one]]++;
    const best = leaders(totals);
    const counts = totals
      .map((count, seat) => ({ seat, count, leads: best.includes(seat) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count);
    return [{ iris, counts }];
  });
}
