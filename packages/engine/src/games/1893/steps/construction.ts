import { push } from '../../../core/agenda.ts';
import type { ChoiceStep, Seat } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { spaceNotation } from '../board.ts';
import { nextCompassSpace, PAYMENTS, paymentNotation } from '../compass.ts';
import { gainPoints } from '../gains.ts';
import { SPACES } from '../ids.ts';
import {
  canPayHouse,
  houseUnits,
  missingUnits,
  namedKinds,
  payHouse,
  paymentObstacle,
  payments,
} from '../payment.ts';
import type { Reason } from '../reasons.ts';
import type { ArtNouveauAction } from '../rules.ts';
import { isFree, occupation } from '../spaces.ts';
import type { State } from '../state.ts';

/** 2e, Construction: pay, move a needle, put the house on the board. It must be done if it can be. */
export const construction: ArtNouveauAction<State> = {
  obstacle(s, player) {
    if (s.built[player] === s.rules.houses) return { code: 'all-houses-built' };
    if (!hasSpaceForHouse(s)) return { code: 'no-space-for-house' };
    if (canPayHouse(s, player)) return undefined;
    return {
      code: 'payment-impossible',
      missing: missingUnits(s, player),
      units: houseUnits(s, player),
      named: namedKinds(s),
    };
  },
  begin: (s, player) => push(s, 'pay-house', player),
};

export function hasSpaceForHouse(s: State): boolean {
  for (let space = 0; space < SPACES; space++) if (isFree(s, space)) return true;
  return false;
}

/** Step 1: pay as many units as the house's place on the board says, of the kinds that the needles name. */
export const payHouseStep: ChoiceStep<State> = {
  notation: paymentNotation,
  conceivable: () => PAYMENTS.length,
  options: (s, { player }, out) => payments(s, player, out),
  obstacle: (s, { player }, option) =>
    option < PAYMENTS.length ? paymentObstacle(s, player, option) : { code: 'not-a-choice' },
  choose(s, { player }, option) {
    payHouse(s, player, option);
    push(s, 'place-house', player);
    push(s, 'move-needle', player);
  },
};

/** Step 3: one needle, of choice, one space clockwise; the two never share a space. */
export const moveNeedle: ChoiceStep<State> = {
  notation: wordList(['first', 'second']),
  conceivable: () => 2,
  options(s, _, out) {
    if (afterMove(s, 0) !== s.needle1) out.push(0);
    if (afterMove(s, 1) !== s.needle0) out.push(1);
  },
  obstacle(s, _, needle): Reason | undefined {
    if (needle > 1) return { code: 'not-a-choice' };
    return afterMove(s, needle) === (needle === 0 ? s.needle1 : s.needle0)
      ? { code: 'needles-would-meet' }
      : undefined;
  },
  choose(s, { player }, needle) {
    setNeedle(s, player, needle, afterMove(s, needle));
  },
};

export function setNeedle(s: State, player: Seat, needle: number, to: number): void {
  const from = needle === 0 ? s.needle0 : s.needle1;
  if (needle === 0) s.needle0 = to;
  else s.needle1 = to;
  s.sink?.tell({ type: 'needle-moved', player, needle, from, to });
}

function afterMove(s: State, needle: number): number {
  return nextCompassSpace(s.compass, s.rules.arrow, needle === 0 ? s.needle0 : s.needle1);
}

/** Step 4: on any space of the 25 without tile and meeple, in or out of the active area. Late houses give points. */
export const placeHouse: ChoiceStep<State> = {
  notation: spaceNotation,
  conceivable: () => SPACES,
  options(s, _, out) {
    for (let space = 0; space < SPACES; space++) if (isFree(s, space)) out.push(space);
  },
  obstacle: (s, _, space) => (space < SPACES ? occupation(s, space) : { code: 'not-a-choice' }),
  choose(s, { player }, space) {
    s.houses = s.houses.with(space, player);
    s.sink?.tell({ type: 'house-built', player, space, house: s.built[player] });
    countBuilt(s, player);
  },
};

/** One house tile less on the player's board; the late ones give points. */
export function countBuilt(s: State, player: Seat): void {
  const house = s.built[player];
  s.built = s.built.with(player, house + 1);
  gainPoints(s, player, 'late-house', 1, s.rules.houseBonuses[house]);
}
